import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { TrustedTypesWindow } from '#src/lib/trusted-types';

interface Page {
  readonly path: string;
  /** The end of the page's file name, without its extension. */
  readonly module: string;
  readonly isConsole: boolean;
  readonly texts: string | undefined;
}

/** Reads the pages of `src/app/routes.tsx`, whose paths are literals or constants of `src/domain/paths.ts`. */
export async function pagesOf(root: string): Promise<Page[]> {
  const source = readFileSync(join(root, 'src/app/routes.tsx'), 'utf8');
  const { paths } = (await import(pathToFileURL(join(root, 'src/domain/paths.ts')).href)) as {
    readonly paths: Readonly<Record<string, string | (() => string)>>;
  };
  const calls = source.matchAll(
    /\b(console)?[pP]age\(\s*(?:'([^']+)'|paths\.(\w+)(?:\(\))?),\s*\(\) => import\('#src\/(pages\/[^']+)'\)(?:,\s*'(\w+)')?/g,
  );
  return Array.from(calls, ([, area, literal, constant = '', module = '', texts]) => {
    const value = literal ?? paths[constant];
    const path = typeof value === 'function' ? value() : value;
    if (path === undefined) throw new Error(`src/domain/paths.ts has no ${constant}`);
    return { path, module, isConsole: area !== undefined, texts: area === undefined ? texts : 'console' };
  });
}

/** A file and all that it imports, without what index.html asks for already. */
function filesOf(bundle: Rolldown.OutputBundle, moduleEnd: string, without: ReadonlySet<string>): string[] {
  const root = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.replaceAll('\\', '/').includes(moduleEnd)),
  );
  const found = new Set<string>();
  const waiting = root ? [root.fileName] : [];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (found.has(name) || without.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    waiting.push(...file.imports);
  }
  return [...found];
}

/** Vite makes assets of a worker's files. */
export function workerFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = Object.keys(bundle).filter((name) => /backend\.worker-[\w-]+\.js$/.test(name));
  for (const name of found) {
    const file = bundle[name];
    const source = file?.type === 'asset' ? file.source.toString() : '';
    for (const [, imported = ''] of source.matchAll(/\bfrom\s*["']\.\/([\w.-]+\.js)["']/g))
      if (`assets/${imported}` in bundle && !found.includes(`assets/${imported}`)) found.push(`assets/${imported}`);
  }
  return found;
}

/** Static parts before parameters, as the router ranks them. */
const byRank = (a: Page, b: Page) => Number(a.path.includes(':')) - Number(b.path.includes(':'));

/** `files` and `texts` are below `base`. */
export interface PreloadMap {
  readonly base: string;
  readonly keyPrefix: string;
  readonly languages: readonly string[];
  readonly files: readonly string[];
  readonly pages: readonly (readonly [pattern: string, files: readonly number[], texts: string])[];
  readonly texts: Readonly<Record<string, string>>;
  readonly workerFiles: readonly string[];
  readonly hasConfig: boolean;
}

interface Preferences {
  readonly language: string;
  readonly theme: string | null;
}

/** Runs in the browser, like the next two. */
function readPreferences(map: PreloadMap): Preferences {
  let stored: string | null = null;
  let theme: string | null = null;
  try {
    stored = globalThis.localStorage.getItem(`${map.keyPrefix}language`);
    theme = globalThis.localStorage.getItem(`${map.keyPrefix}theme`);
  } catch {
    // The browser blocks storage.
  }
  const requested = stored === null ? globalThis.navigator.languages : [stored];
  const language =
    requested
      .map((tag) => map.languages.find((code) => code.slice(0, 2) === tag.slice(0, 2).toLowerCase()))
      .find((code) => code !== undefined) ?? 'en-US';
  return { language, theme };
}

function preload(map: PreloadMap, { language, theme }: Preferences): void {
  if (map.hasConfig) {
    globalThis.configRequest = globalThis.fetch(`${map.base}config.json`, { cache: 'no-cache' });
    globalThis.configRequest.catch(() => undefined);
  }
  const path = globalThis.location.pathname.slice(map.base.length - 1);
  const [, files, texts] = map.pages.find(([pattern]) => new RegExp(pattern).test(path)) ?? ['', [], ''];
  const root = globalThis.document.documentElement;
  if (theme === 'light' || theme === 'dark') root.style.colorScheme = theme;
  if (path.startsWith('/console')) root.dataset['area'] = 'console';
  const names = [`start-${language}`, `${texts}-${language}`, `${language}-${texts}`].map((name) => map.texts[name]);
  // Small files soon free one of six connections.
  for (const file of [...names, ...files.map((index) => map.files[index])]) {
    if (file === undefined) continue;
    const link = globalThis.document.createElement('link');
    link.rel = 'modulepreload';
    link.href = map.base + file;
    globalThis.document.head.append(link);
  }
}

/** First in the demo: the list waits longest for the worker. */
function startEmulator(map: PreloadMap, { language }: Preferences): void {
  const [worker = '', ...imports] = map.workerFiles;
  for (const file of [map.texts[`seeds-${language}`], ...imports])
    if (file !== undefined) globalThis.fetch(map.base + file).catch(() => undefined);
  const address = map.base + worker;
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('preload', { createScriptURL: (url: string) => url });
  // Fetched first: worker scripts have low priority.
  globalThis.emulatorWorker = globalThis
    .fetch(address)
    .then(() => {
      const url = policy?.createScriptURL(address) ?? address;
      const shared = new SharedWorker(url, { type: 'module', name: 'gleaner-emulator' });
      shared.addEventListener('error', () => {
        globalThis.emulatorWorker = Promise.resolve(null);
      });
      return shared;
    })
    .catch(() => undefined);
}

/** Chromium requests what follows a policy in the document only after the first script has run. */
export function preloadBeforePolicy(html: string): string {
  const [, main] = /<script type="module" crossorigin src="([^"]+)"/.exec(html) ?? [];
  const [, styles] = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(html) ?? [];
  const links = `<link rel="preload" as="style" crossorigin href="${styles}">
    <link rel="modulepreload" crossorigin href="${main}">
    `;
  return html.replace('<meta http-equiv="Content-Security-Policy"', (policy) => links + policy);
}

/** Adds a script to index.html, so that a page's files load beside the application. It also sets the theme and area. */
export function preloadPage(options: { readonly mode: 'mock' | 'live' }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'gleaner:preload-page',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle(output, bundle) {
      const folder = output.dir ?? '';
      if (!('index.html' in bundle)) return;
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      const inHtml = new Set(Array.from(html.matchAll(/assets\/[\w.-]+\.js/g), ([name]) => name));
      const names = Object.keys(bundle);
      const files: string[] = [];
      const indexOf = (name: string) => {
        if (!files.includes(name)) files.push(name);
        return files.indexOf(name);
      };
      const emulator = options.mode === 'mock' ? filesOf(bundle, '/mocks/browser.ts', inHtml) : [];
      const pages = (await pagesOf(config.root)).toSorted(byRank).map(({ path, module, isConsole, texts }) => {
        const layout = `/src/app/layout/${isConsole ? 'console' : 'public'}-layout.tsx`;
        const needed = [
          ...emulator,
          ...filesOf(bundle, layout, inHtml),
          ...filesOf(bundle, `/src/${module}.tsx`, inHtml),
        ];
        const pattern = `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;
        // The demo has one file of all texts.
        const file = texts === 'templates' && options.mode === 'mock' ? 'console' : (texts ?? '');
        return [pattern, [...new Set(needed)].map(indexOf), file] as const;
      });
      const texts = names.flatMap((name) => {
        const [, seeds] =
          (bundle[name]?.type === 'asset' && /^assets\/([a-z]{2}-[A-Z]{2})-[\w-]{8}\.js$/.exec(name)) || [];
        if (seeds !== undefined) return [[`seeds-${seeds}`, name] as const];
        const [, key] =
          /^assets\/((?:start|templates|console)-[a-z]{2}-[A-Z]{2}|[a-z]{2}-[A-Z]{2}-site)-[\w-]+\.js$/.exec(name) ??
          [];
        return key === undefined ? [] : [[key, name] as const];
      });
      const map: PreloadMap = {
        base: config.base,
        keyPrefix: options.mode === 'mock' ? 'gleaner.demo.' : 'gleaner.',
        languages: texts.flatMap(([key]) => (key.startsWith('start-') ? [key.slice('start-'.length)] : [])),
        files,
        pages,
        texts: Object.fromEntries(texts),
        workerFiles: workerFiles(bundle),
        hasConfig: options.mode === 'live',
      };
      const start = map.workerFiles.length === 0 ? '' : `(${startEmulator.toString()})(map, preferences);\n`;
      const script = `{ const map = ${JSON.stringify(map)};\nconst preferences = (${readPreferences.toString()})(map);\n${start}(${preload.toString()})(map, preferences);\n}\n`;
      const name = `assets/preload-page-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      writeFileSync(join(folder, name), script);
      writeFileSync(
        join(folder, 'index.html'),
        preloadBeforePolicy(html).replace(
          '<title>',
          () => `<script src="${config.base}${name}"></script>\n    <title>`,
        ),
      );
    },
  };
}
