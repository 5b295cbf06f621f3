import { BUNDLE_PREFIX, type KeyValues } from './persisted-state';

type Entry = readonly [key: string, value: unknown];

interface Bundle {
  readonly live: Set<string>;
  /** Keys stored singly since. */
  readonly replaced: Set<string>;
}

export const BUNDLE_LENGTH = 500;

const isBundle = (key: string, value: unknown): value is readonly Entry[] =>
  key.startsWith(BUNDLE_PREFIX) && Array.isArray(value) && value.every(Array.isArray);

/** Stores long writes in bundles, since IndexedDB takes 1.4 s for 20,000 records. Null marks a removed one. */
export function bundledKeyValues(storage: KeyValues): KeyValues {
  const bundles = new Map<string, Bundle>();
  const bundleOf = new Map<string, string>();
  /** Keys outside bundles. */
  const singles = new Set<string>();
  let lastBundle = 0;
  let mustReload = false;

  const add = (bundleKey: string, entries: readonly Entry[]) => {
    const keys = entries.map(([key]) => key);
    bundles.set(bundleKey, { live: new Set(keys), replaced: new Set() });
    for (const key of keys) bundleOf.set(key, bundleKey);
    lastBundle = Math.max(lastBundle, Number(bundleKey.slice(BUNDLE_PREFIX.length)));
  };
  const bundleWith = (key: string): Bundle | undefined => bundles.get(bundleOf.get(key) ?? '');
  const forget = () => {
    bundles.clear();
    bundleOf.clear();
    singles.clear();
  };

  const result: KeyValues = {
    entries: async () => {
      forget();
      const merged = new Map<string, unknown>();
      const single: Entry[] = [];
      for (const [key, value] of await storage.entries()) {
        if (!isBundle(key, value)) single.push([key, value]);
        else {
          add(key, value);
          for (const [inner, record] of value) merged.set(inner, record);
        }
      }
      for (const [key, value] of single) {
        const bundle = bundleWith(key);
        if (bundle) bundle.replaced.add(key);
        else singles.add(key);
        if (value === null && bundle?.live.delete(key)) merged.delete(key);
        else merged.set(key, value);
      }
      return [...merged];
    },
    clear: (except) => {
      forget();
      return storage.clear(except);
    },
    write: async (puts, removals) => {
      if (mustReload) await result.entries();
      mustReload = true;
      const written: Entry[] = [];
      const removed: string[] = [];
      for (const key of removals) {
        const bundle = bundleWith(key);
        if (!bundle) {
          removed.push(key);
          singles.delete(key);
        } else {
          bundle.live.delete(key);
          bundle.replaced.add(key);
          written.push([key, null]);
        }
      }
      const records = puts.filter(([key]) => key.includes('/') && !bundleWith(key));
      const bundling = new Set(records.length > BUNDLE_LENGTH ? records.map(([key]) => key) : []);
      for (const [key, value] of puts) {
        if (bundling.has(key)) {
          if (singles.delete(key)) removed.push(key);
          continue;
        }
        written.push([key, value]);
        const bundle = bundleWith(key);
        if (!bundle) singles.add(key);
        bundle?.live.add(key);
        bundle?.replaced.add(key);
      }
      for (let at = 0; at < bundling.size; at += BUNDLE_LENGTH) {
        const bundleKey = `${BUNDLE_PREFIX}${String(lastBundle + 1)}`;
        const entries = records.slice(at, at + BUNDLE_LENGTH);
        add(bundleKey, entries);
        written.push([bundleKey, entries]);
      }
      for (const [bundleKey, { live, replaced }] of bundles) {
        if (live.size > 0) continue;
        removed.push(bundleKey, ...replaced);
        bundles.delete(bundleKey);
      }
      const gone = new Set(removed);
      await storage.write(
        written.filter(([key]) => !gone.has(key)),
        removed,
      );
      mustReload = false;
    },
  };
  return result;
}
