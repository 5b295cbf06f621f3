import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Received } from '#src/lib/receive';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';
import { store } from './preferences';

const WATCHED_KEY = 'exports';
const MOST_WATCHED = 20;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Stored in sessionStorage. */
const watchedAtom = atom<readonly string[]>(readJson(sessionStore, WATCHED_KEY, isIds) ?? []);
/** Shown by an open dialog. */
const attendedAtom = atom<readonly string[]>([]);
const unattendedAtom = atom((get) => {
  const attended = get(attendedAtom);
  return get(watchedAtom).filter((recordId) => !attended.includes(recordId));
});

function setWatched(ids: readonly string[]): void {
  writeJson(sessionStore, WATCHED_KEY, ids);
  store.set(watchedAtom, ids);
}

export function watchExport(recordId: string): void {
  const others = store.get(watchedAtom).filter((entry) => entry !== recordId);
  setWatched([...others, recordId].slice(-MOST_WATCHED));
}

export function unwatchExport(recordId: string): void {
  const ids = store.get(watchedAtom);
  if (ids.includes(recordId)) setWatched(ids.filter((entry) => entry !== recordId));
}

/** Hides an export, or a download by its key, from the watched ones while a dialog shows it; returns the undo function. */
export function attendExport(recordId: string): () => void {
  store.set(attendedAtom, [...store.get(attendedAtom), recordId]);
  return () => {
    const ids = store.get(attendedAtom);
    store.set(attendedAtom, ids.toSpliced(ids.indexOf(recordId), 1));
  };
}

export const useWatchedExports = (): readonly string[] => useAtomValue(unattendedAtom, { store });

export interface Saving extends Received {
  readonly key: string;
  readonly fileName: string;
}

const savingsAtom = atom<readonly Saving[]>([]);
const unattendedSavingsAtom = atom((get) => {
  const attended = get(attendedAtom);
  return get(savingsAtom).filter(({ key }) => !attended.includes(key));
});

export const useSavings = (): readonly Saving[] => useAtomValue(unattendedSavingsAtom, { store });

export function useSaving(key: string): Saving | undefined {
  return useAtomValue(
    useMemo(() => atom((get) => get(savingsAtom).find((saving) => saving.key === key)), [key]),
    { store },
  );
}

/** Does not render on progress. */
export function useIsSaving(key: string): boolean {
  return useAtomValue(
    useMemo(() => atom((get) => get(savingsAtom).some((saving) => saving.key === key)), [key]),
    { store },
  );
}

export function tellSaving(saving: Saving): void {
  const savings = store.get(savingsAtom);
  const at = savings.findIndex(({ key }) => key === saving.key);
  store.set(savingsAtom, at < 0 ? [...savings, saving] : savings.with(at, saving));
}

export function endSaving(key: string): void {
  store.set(
    savingsAtom,
    store.get(savingsAtom).filter((saving) => saving.key !== key),
  );
}

export function forgetExports(): void {
  setWatched([]);
  store.set(savingsAtom, []);
}
