import type { Plugin } from 'vite';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

export const DOCGEN_CACHE = '.cache/docgen';

/** Removes what was stored before a dependency changed. A session reads types once. */
export function dropOldDocgen(folder = DOCGEN_CACHE): void {
  const times = new Map<string, number>();
  const timeOf = (path: string): number => {
    const time = times.get(path) ?? statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    times.set(path, time);
    return time;
  };
  const start = `${folder}/start`;
  for (const file of globSync(`${folder}/*/*.json`)) {
    const { dependencies = [] } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: readonly string[] };
    const stored = Math.min(timeOf(file), timeOf(start));
    if (dependencies.some((path) => timeOf(path) > stored)) rmSync(file);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(start, '');
}

/** Saved files keep their first description. */
export function keepFirstDocgen(plugin: Plugin): void {
  const { transform } = plugin;
  if (typeof transform !== 'function') return;
  const descriptions = new Map<string, string>();
  delete plugin.handleHotUpdate;
  plugin.transform = async function (code, id, options) {
    const known = descriptions.get(id);
    if (known !== undefined) return { code: code + known, map: null };
    const result = await transform.call(this, code, id, options);
    const described = typeof result === 'object' ? result?.code : result;
    if (typeof described === 'string' && described.startsWith(code)) descriptions.set(id, described.slice(code.length));
    return result;
  };
}
