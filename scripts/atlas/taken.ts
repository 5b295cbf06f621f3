import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Look, Shot } from './picture.ts';

/** Its language and theme may differ from the requested ones when the story sets them. */
export type Photograph = Look & Shot;

export interface Taken {
  /** undefined when stale. */
  still(key: string): Photograph | undefined;
  keep(key: string, files: readonly string[], photograph: Photograph): void;
  save(): void;
}

interface Kept {
  readonly files: readonly string[];
  readonly photograph: Photograph;
}

/** Reads the index of earlier screenshots; an unreadable one counts as empty. `marks` are digests of the current build. */
export function openTaken(
  file: string,
  camera: string,
  marks: ReadonlySet<string>,
  has: (photograph: Photograph) => boolean,
): Taken {
  const kept = readMemory(file, camera);
  return {
    still(key) {
      const { files, photograph } = kept.get(key) ?? {};
      return photograph && files?.every((mark) => marks.has(mark)) && has(photograph) ? photograph : undefined;
    },
    keep(key, files, photograph) {
      kept.set(key, { files: [...new Set(files)].toSorted(), photograph });
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      // An interrupted write loses nothing.
      writeFileSync(`${file}.new`, memoryText(camera, kept));
      renameSync(`${file}.new`, file);
    },
  };
}

interface Memory {
  readonly camera: string;
  readonly files: readonly string[];
  readonly photographs: Readonly<
    Record<string, { readonly files: readonly number[]; readonly photograph: Photograph }>
  >;
}

function memoryText(camera: string, kept: ReadonlyMap<string, Kept>): string {
  const files = [...new Set([...kept.values()].flatMap((one) => one.files))];
  const place = new Map(files.map((mark, at) => [mark, at]));
  const memory: Memory = {
    camera,
    files,
    photographs: Object.fromEntries(
      [...kept].map(([key, one]) => [
        key,
        { files: one.files.map((mark) => place.get(mark) ?? -1), photograph: one.photograph },
      ]),
    ),
  };
  return JSON.stringify(memory);
}

function readMemory(file: string, camera: string): Map<string, Kept> {
  if (!existsSync(file)) return new Map();
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    if (memory.camera !== camera) return new Map();
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
