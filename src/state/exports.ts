import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { DownloadProgress } from '#src/lib/receive-blob';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';
import { store } from './preferences';

const WATCHED_KEY = 'exports';
const MAX_WATCHED = 20;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Stored in sessionStorage. */
const watchedAtom = atom<readonly string[]>(readJson(sessionStore, WATCHED_KEY, isIds) ?? []);
/** Shown by an open dialog. */
const shownAtom = atom<readonly string[]>([]);
const notShownAtom = atom((get) => {
  const shownIds = get(shownAtom);
  return get(watchedAtom).filter((recordId) => !shownIds.includes(recordId));
});

function setWatched(ids: readonly string[]): void {
  writeJson(sessionStore, WATCHED_KEY, ids);
  store.set(watchedAtom, ids);
}

export function watchExport(recordId: string): void {
  const others = store.get(watchedAtom).filter((entry) => entry !== recordId);
  setWatched([...others, recordId].slice(-MAX_WATCHED));
}

export function unwatchExport(recordId: string): void {
  const ids = store.get(watchedAtom);
  if (ids.includes(recordId)) setWatched(ids.filter((entry) => entry !== recordId));
}

/** Hides an export or download from the watched ones while a dialog shows it; returns the undo function. */
export function markExportShown(recordId: string): () => void {
  store.set(shownAtom, [...store.get(shownAtom), recordId]);
  return () => {
    const ids = store.get(shownAtom);
    store.set(shownAtom, ids.toSpliced(ids.indexOf(recordId), 1));
  };
}

export const useWatchedExports = (): readonly string[] => useAtomValue(notShownAtom, { store });

export interface FileDownload extends DownloadProgress {
  readonly key: string;
  readonly fileName: string;
}

const downloadsAtom = atom<readonly FileDownload[]>([]);
const notShownDownloadsAtom = atom((get) => {
  const shownIds = get(shownAtom);
  return get(downloadsAtom).filter(({ key }) => !shownIds.includes(key));
});

export const useDownloads = (): readonly FileDownload[] => useAtomValue(notShownDownloadsAtom, { store });

export function useDownload(key: string): FileDownload | undefined {
  return useAtomValue(
    useMemo(() => atom((get) => get(downloadsAtom).find((download) => download.key === key)), [key]),
    { store },
  );
}

/** Does not render on progress. */
export function useIsDownloading(key: string): boolean {
  return useAtomValue(
    useMemo(() => atom((get) => get(downloadsAtom).some((download) => download.key === key)), [key]),
    { store },
  );
}

export function setDownload(download: FileDownload): void {
  const downloads = store.get(downloadsAtom);
  const at = downloads.findIndex(({ key }) => key === download.key);
  store.set(downloadsAtom, at < 0 ? [...downloads, download] : downloads.with(at, download));
}

export function removeDownload(key: string): void {
  store.set(
    downloadsAtom,
    store.get(downloadsAtom).filter((download) => download.key !== key),
  );
}

export function forgetExports(): void {
  setWatched([]);
  store.set(downloadsAtom, []);
}
