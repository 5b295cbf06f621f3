import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Cache<Result> {
  readonly version?: string;
  readonly results?: Readonly<Record<string, { readonly hash: string; readonly result: Result }>>;
}

/** Checks also run in a copied tree without the rules. */
const ROOT = resolve(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(path, 'utf8');
const hashOf = (...texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex');

function readCache<Result>(file: string): Cache<Result> {
  try {
    return JSON.parse(read(file)) as Cache<Result>;
  } catch {
    return {};
  }
}

export interface ContentCache<Result> {
  get(path: string, text: string, compute: () => Promise<Result> | Result): Promise<Result>;
  save(): void;
}

/** Keeps JSON results in `.cache/<name>.json` while `rules` (paths from the root) and the installed packages are the same. */
export function openCache<Result>(name: string, rules: readonly string[]): ContentCache<Result> {
  const file = `.cache/${name}.json`;
  const version = hashOf(process.version, ...['package-lock.json', ...rules].map((path) => read(resolve(ROOT, path))));
  const stored = readCache<Result>(file);
  const known = stored.version === version ? stored.results : undefined;
  const results: Record<string, { hash: string; result: Result }> = {};
  return {
    get: async (path, text, compute) => {
      const hash = hashOf(text);
      const before = known?.[path];
      const entry = before?.hash === hash ? before : { hash, result: await compute() };
      results[path] = entry;
      return entry.result;
    },
    save: () => {
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, JSON.stringify({ version, results }));
    },
  };
}

/** Resolves to `compute(path, text)` of each path, in order. */
export async function cacheByContent<Result>({
  name,
  rules,
  paths,
  compute,
}: {
  readonly name: string;
  readonly rules: readonly string[];
  readonly paths: readonly string[];
  readonly compute: (path: string, text: string) => Promise<Result>;
}): Promise<Result[]> {
  const cache = openCache<Result>(name, rules);
  const results: Result[] = [];
  for (const path of paths) {
    const text = read(path);
    results.push(await cache.get(path, text, () => compute(path, text)));
  }
  cache.save();
  return results;
}
