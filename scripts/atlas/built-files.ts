import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const FILE_HASH = /-[\w-]{8}(?=\.(?:js|mjs|css|woff2?|svg|png|json|html)\b)/g;
const STORY_IMPORTERS = /"\.\/stories\/[^"]+":\(\)=>[\w$]+\(.*?import\.meta\.url\),?/g;
const PRELOADS = /__vite__mapDeps=\(.*?\]\)\)\)/;

/** Removes what changes in every build: hashes of other files, preload lists, the list of stories. */
export function normalizeContent(content: string): string {
  return content
    .replace(PRELOADS, '')
    .replace(STORY_IMPORTERS, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replaceAll(FILE_HASH, '');
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
