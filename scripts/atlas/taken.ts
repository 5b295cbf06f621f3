import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Look, Shot } from './picture.ts';

/** A photograph, and how the story was really looked at: one that says its own language or theme keeps it. */
export type Photograph = Look & Shot;

/** Remembers what has been photographed, so that a run takes only what changed and goes on after a stop. */
export interface Taken {
  /** The photograph kept under the key of what was wanted, if it would be taken the same way again. */
  still(key: string): Photograph | undefined;
  /** Keeps a photograph with the marks of every file that its page asked for. */
  keep(key: string, files: readonly string[], photograph: Photograph): void;
  /** Writes everything to the file. */
  save(): void;
}

interface Kept {
  readonly files: readonly string[];
  readonly photograph: Photograph;
}

/**
 * Opens the memory of an atlas. `camera` marks the way of photographing: another one takes everything anew. `marks` are those of the
 * built files as they are now. `has` says whether a picture's file is there. A memory that cannot be read is as good as none.
 */
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
      // A stop in the middle of writing must not cost what was there.
      writeFileSync(`${file}.new`, memoryText(camera, kept));
      renameSync(`${file}.new`, file);
    },
  };
}

interface Memory {
  readonly camera: string;
  /** Every mark once: photographs name their files by the place here. */
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
