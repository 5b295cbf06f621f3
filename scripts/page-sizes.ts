// What each page of a build asks for: `node scripts/page-sizes.ts [dist|dist-demo]` prints a table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PreloadMap } from './vite/preload-page.ts';

export interface PageSize {
  /** The pattern of the page's address. */
  readonly page: string;
  /** The document, its scripts and styles; without fonts, pictures and calls. */
  readonly requests: number;
  readonly script: number;
  /** Compressed kilobytes of styles. */
  readonly styles: number;
}

/** Level 11 takes ten times as long and saves 4%. */
const compressedSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000;

/** Reads a `vite build`. Throws an Error when index.html has no map of pages. */
export function pageSizes(folder: string): PageSize[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? compressedSize(readFileSync(join(folder, file)));
    sizes.set(file, known);
    return known;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const inHtml = [...new Set(Array.from(html.matchAll(/assets\/[\w.-]+\.(?:js|css)/g), ([name]) => name))];
  const preload = inHtml.find((name) => name.includes('preload-page-'));
  const [, json] =
    /const map = (\{.*\});/.exec(preload === undefined ? '' : readFileSync(join(folder, preload), 'utf8')) ?? [];
  if (json === undefined) throw new Error(`${folder}/index.html has no map of pages`);
  const map = JSON.parse(json) as PreloadMap;
  const styles = inHtml.filter((name) => name.endsWith('.css'));
  const scripts = inHtml.filter((name) => name.endsWith('.js'));
  return map.pages.map(([pattern, files, texts]) => {
    const names = ['start-en-US', `${texts}-en-US`, `en-US-${texts}`, 'seeds-en-US'].flatMap(
      (name) => map.texts[name] ?? [],
    );
    const own = [...scripts, ...files.flatMap((index) => map.files[index] ?? []), ...names, ...map.workerFiles];
    return { page: pattern, requests: 1 + styles.length + own.length, script: sum(own), styles: sum(styles) };
  });
}

if (import.meta.main) {
  console.log('| page | requests | script, kB | styles, kB |\n|---|---|---|---|');
  for (const { page, requests, script, styles } of pageSizes(process.argv[2] ?? 'dist')) {
    const path =
      page
        .replace(/^\^/, '')
        .replace(/\/\?\$$/, '')
        .replaceAll('[^/]+', '*') || '/';
    console.log(`| \`${path}\` | ${String(requests)} | ${script.toFixed(0)} | ${styles.toFixed(0)} |`);
  }
}
