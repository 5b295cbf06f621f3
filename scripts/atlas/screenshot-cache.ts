import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from './built-files.ts';
import { languagesWithoutFont } from './fonts.ts';
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

/** A change in one of these makes every screenshot stale. */
const SCREENSHOT_SOURCES = ['screenshotter.mjs', 'stability.mjs', 'blank.ts'];
const FINDER_SOURCES = [
  'find.mjs',
  'story-texts.mjs',
  ...['shown', 'cut', 'targets', 'contrast', 'words'].map((name) => `page/${name}.mjs`),
];

export function openCacheOf(out: string, digests: ReadonlyMap<string, string>, find: boolean): ScreenshotCache {
  const sources = [...SCREENSHOT_SOURCES, ...(find ? FINDER_SOURCES : [])]
    .map((name) => join(import.meta.dirname, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  // A newly installed font makes screenshots stale.
  const version = digest(sources.join('\n') + languagesWithoutFont(['ja-JP', 'ko-KR']).join());
  return openScreenshotCache(join(out, '.taken.json'), version, new Set(digests.values()), ({ file }) =>
    existsSync(join(out, file)),
  );
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
