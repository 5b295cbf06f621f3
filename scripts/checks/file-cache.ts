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

/**
 * Resolves to `compute(path, text)` of each path, in order; it must be JSON. A result is read from `.cache/<name>.json` while its
 * file, the files of `rules` and the installed packages are the same.
 */
export async function cacheByContent<Result>({
  name,
  rules,
  paths,
  compute,
}: {
  readonly name: string;
  /** From the root of the repository. */
  readonly rules: readonly string[];
  readonly paths: readonly string[];
  readonly compute: (path: string, text: string) => Promise<Result>;
}): Promise<Result[]> {
  const file = `.cache/${name}.json`;
  const version = hashOf(process.version, ...['package-lock.json', ...rules].map((path) => read(resolve(ROOT, path))));
  const stored = readCache<Result>(file);
  const known = stored.version === version ? stored.results : undefined;
  const results: [string, { hash: string; result: Result }][] = [];
  for (const path of paths) {
    const text = read(path);
    const hash = hashOf(text);
    const before = known?.[path];
    results.push([path, before?.hash === hash ? before : { hash, result: await compute(path, text) }]);
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify({ version, results: Object.fromEntries(results) }));
  return results.map(([, { result }]) => result);
}
