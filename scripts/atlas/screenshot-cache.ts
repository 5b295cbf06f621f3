import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoryGlobals, ScreenshotInfo } from './picture.ts';

/** Its language and theme may differ from the requested ones when the story sets them. */
export type Screenshot = StoryGlobals & ScreenshotInfo;

export interface ScreenshotCache {
  /** undefined when stale. */
  get(key: string): Screenshot | undefined;
  set(key: string, files: readonly string[], photograph: Screenshot): void;
  save(): void;
}

interface CacheEntry {
  readonly files: readonly string[];
  readonly photograph: Screenshot;
}

/** Reads the index of earlier screenshots; an unreadable one counts as empty. `marks` are digests of the current build. */
export function openScreenshotCache(
  file: string,
  version: string,
  digests: ReadonlySet<string>,
  hasFile: (photograph: Screenshot) => boolean,
): ScreenshotCache {
  const entries = readCache(file, version);
  return {
    get(key) {
      const { files, photograph } = entries.get(key) ?? {};
      return photograph && files?.every((mark) => digests.has(mark)) && hasFile(photograph) ? photograph : undefined;
    },
    set(key, files, photograph) {
      entries.set(key, { files: [...new Set(files)].toSorted(), photograph });
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      // An interrupted write loses nothing.
      writeFileSync(`${file}.new`, formatCache(version, entries));
      renameSync(`${file}.new`, file);
    },
  };
}

interface CacheFile {
  readonly camera: string;
  readonly files: readonly string[];
  readonly photographs: Readonly<
    Record<string, { readonly files: readonly number[]; readonly photograph: Screenshot }>
  >;
}

function formatCache(camera: string, entries: ReadonlyMap<string, CacheEntry>): string {
  const files = [...new Set([...entries.values()].flatMap((one) => one.files))];
  const indexByDigest = new Map(files.map((mark, at) => [mark, at]));
  const memory: CacheFile = {
    camera,
    files,
    photographs: Object.fromEntries(
      [...entries].map(([key, one]) => [
        key,
        { files: one.files.map((mark) => indexByDigest.get(mark) ?? -1), photograph: one.photograph },
      ]),
    ),
  };
  return JSON.stringify(memory);
}

function readCache(file: string, version: string): Map<string, CacheEntry> {
  if (!existsSync(file)) return new Map();
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as CacheFile;
    if (memory.camera !== version) return new Map();
    return new Map(
      Object.entries(memory.photographs).map(([key, { files, photograph }]) => [
        key,
        { files: files.map((at) => memory.files[at] ?? ''), photograph },
      ]),
    );
  } catch {
    return new Map();
  }
}
