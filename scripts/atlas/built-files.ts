import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const NAMED = /-[\w-]{8}(?=\.(?:js|mjs|css|woff2?|svg|png|json|html)\b)/g;
const IMPORTERS = /"\.\/stories\/[^"]+":\(\)=>[\w$]+\(.*?import\.meta\.url\),?/g;
const PRELOADS = /__vite__mapDeps=\(.*?\]\)\)\)/;

/** Removes what changes in every build: hashes of other files, preload lists, the list of stories. */
export function essence(content: string): string {
  return content
    .replace(PRELOADS, '')
    .replace(IMPORTERS, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replaceAll(NAMED, '');
}

const APART = new Set(['index.json', 'project.json']);

export function markFiles(folder: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (APART.has(path)) continue;
    const content = readFileSync(join(folder, path));
    const text = /\.(?:m?js|css|html)$/.test(path) ? essence(content.toString('utf8')) : content;
    marks.set(path, `${path.replace(NAMED, '')} ${digest(text)}`);
  }
  return marks;
}
