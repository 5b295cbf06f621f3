import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first 16 bytes of the SHA-256 of some content, in hexadecimal. */
export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** A hash in the name of a built file. */
const NAMED = /-[\w-]{8}(?=\.(?:js|mjs|css|woff2?|svg|png|json|html)\b)/g;
/** The list of all story files, and of what each of them loads: a line of it concerns one story alone. */
const IMPORTERS = /"\.\/stories\/[^"]+":\(\)=>[\w$]+\(.*?import\.meta\.url\),?/g;
const PRELOADS = /__vite__mapDeps=\(.*?\]\)\)\)/;

/**
 * The content of a built file without what changes although nothing that it does changes: the hashes in the names of other files (a
 * change of one file would otherwise reach every file above it), the lists of preloads, and the list of stories.
 */
export function essence(content: string): string {
  return content
    .replace(PRELOADS, '')
    .replace(IMPORTERS, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replaceAll(NAMED, '');
}

/** Files whose content says which stories there are, not how one looks. */
const APART = new Set(['index.json', 'project.json']);

/** Each file of a built Storybook by its path, with a mark of its name and content that is the same in the next build when it is unchanged. */
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
