import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const FILE_HASH = /-[\w-]{8}(?=\.(?:js|mjs|css|woff2?|svg|png|json|html)\b)/g;
const STORY_IMPORTERS = /"\.\/stories\/[^"]+":\(\)=>[\w$]+\(.*?import\.meta\.url\),?/g;
const PRELOADS = /__vite__mapDeps=\(.*?\]\)\)\)/;

const DESCRIPTIONS = /\.__docgenInfo=[\s\S]*?\}catch\{\}/g;
const sortWords = (text: string): string => text.split(/\W+/).toSorted().join(' ');

/** Removes what changes in every build: hashes of other files, preload lists, the list of stories. */
export function normalizeContent(content: string): string {
  return content
    .replace(PRELOADS, '')
    .replace(STORY_IMPORTERS, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replaceAll(FILE_HASH, '')
    .replaceAll(DESCRIPTIONS, sortWords);
}

const INDEX_FILES = new Set(['index.json', 'project.json']);

export function digestFiles(folder: string): ReadonlyMap<string, string> {
  const digests = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (INDEX_FILES.has(path)) continue;
    const content = readFileSync(join(folder, path));
    const text = /\.(?:m?js|css|html)$/.test(path) ? normalizeContent(content.toString('utf8')) : content;
    digests.set(path, `${path.replace(FILE_HASH, '')} ${digest(text)}`);
  }
  return digests;
}

const FILE_NAME = /[\w.-]+\.(?:m?js|css|woff2?|svg|png|json|html)\b/g;
const MANAGER_FILE = /^sb-(?:manager|addons|common-assets)\/|^index\.html$/;

function loadableDigests(folder: string): ReadonlyMap<string, string> {
  const digests = digestFiles(folder);
  const pathOf = new Map([...digests.keys()].map((path) => [path.slice(path.lastIndexOf('/') + 1), path]));
  const importers = new Map<string, string>();
  const namedFiles = new Map<string, readonly string[]>();
  const pathsIn = (text: string): string[] =>
    (text.match(FILE_NAME) ?? []).map((name) => pathOf.get(name)).filter((path) => path !== undefined);
  for (const path of digests.keys()) {
    if (!/\.(?:m?js|css|html)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8').replace(PRELOADS, '');
    for (const [importer] of text.matchAll(STORY_IMPORTERS)) {
      const [, file = ''] = /^"([^"]+)"/.exec(importer) ?? [];
      const [chunk] = pathsIn(importer.slice(importer.indexOf('=>')));
      if (chunk !== undefined) importers.set(file, chunk);
    }
    namedFiles.set(path, pathsIn(text.replace(STORY_IMPORTERS, '')));
  }
  const reached = new Set<string>();
  function loadable(...roots: readonly string[]): string {
    const found = new Set(roots);
    for (const path of found) {
      reached.add(path);
      for (const named of namedFiles.get(path) ?? []) found.add(named);
    }
    return [...found]
      .map((path) => digests.get(path))
      .toSorted()
      .join('\n');
  }
  const result = new Map([...importers].map(([file, chunk]) => [file, loadable('iframe.html', chunk)]));
  const others = [...digests.keys()].filter((path) => !reached.has(path) && !MANAGER_FILE.test(path));
  return result.set('', loadable(...others));
}

/** A file that no other names may belong to every story. */
export function compareBuilds(before: string, after: string): (storyFile: string) => boolean {
  const [old, now] = [loadableDigests(before), loadableDigests(after)];
  const isEvery = old.get('') !== now.get('');
  return (file) => isEvery || !old.has(file) || old.get(file) !== now.get(file);
}
