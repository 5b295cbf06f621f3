import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Received } from '#src/lib/receive';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';
import { store } from './preferences';

const WATCHED_KEY = 'exports';
/** More than a person waits for; older ones are let go. */
const MOST_WATCHED = 20;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Exports started in this tab whose end somebody wants to hear of; they survive a reload. */
const watchedAtom = atom<readonly string[]>(readJson(sessionStore, WATCHED_KEY, isIds) ?? []);
/** Those that a dialog on screen shows already. */
const attendedAtom = atom<readonly string[]>([]);
const unattendedAtom = atom((get) => {
  const attended = get(attendedAtom);
  return get(watchedAtom).filter((recordId) => !attended.includes(recordId));
});

function setWatched(ids: readonly string[]): void {
  writeJson(sessionStore, WATCHED_KEY, ids);
  store.set(watchedAtom, ids);
}

/** Wants to hear of the end of an export. */
export function watchExport(recordId: string): void {
  const others = store.get(watchedAtom).filter((entry) => entry !== recordId);
  setWatched([...others, recordId].slice(-MOST_WATCHED));
}

/** Wants to hear no more of an export. */
export function unwatchExport(recordId: string): void {
  const ids = store.get(watchedAtom);
  if (ids.includes(recordId)) setWatched(ids.filter((entry) => entry !== recordId));
}

/** Says that a dialog shows this export, or the download of this key; gives the way to say that it does no more. */
export function attendExport(recordId: string): () => void {
  store.set(attendedAtom, [...store.get(attendedAtom), recordId]);
  return () => {
    const ids = store.get(attendedAtom);
    store.set(attendedAtom, ids.toSpliced(ids.indexOf(recordId), 1));
  };
}

/** Exports whose end is to be told, but for those that a dialog shows. */
export const useWatchedExports = (): readonly string[] => useAtomValue(unattendedAtom, { store });

/** A download that is under way: its key (an export's id, or one for a zip), the file's name and how far it is. */
export interface Saving extends Received {
  readonly key: string;
  readonly fileName: string;
}

const savingsAtom = atom<readonly Saving[]>([]);
const unattendedSavingsAtom = atom((get) => {
  const attended = get(attendedAtom);
  return get(savingsAtom).filter(({ key }) => !attended.includes(key));
});

/** The downloads under way that no dialog shows, in the order in which they were begun. */
export const useSavings = (): readonly Saving[] => useAtomValue(unattendedSavingsAtom, { store });

/** One download, undefined while it is not under way. */
export function useSaving(key: string): Saving | undefined {
  return useAtomValue(
    useMemo(() => atom((get) => get(savingsAtom).find((saving) => saving.key === key)), [key]),
    { store },
  );
}

/** Whether one download is under way; its progress renders nothing. */
export function useIsSaving(key: string): boolean {
  return useAtomValue(
    useMemo(() => atom((get) => get(savingsAtom).some((saving) => saving.key === key)), [key]),
    { store },
  );
}

/** Tells how far a download is. */
export function tellSaving(saving: Saving): void {
  const savings = store.get(savingsAtom);
  const at = savings.findIndex(({ key }) => key === saving.key);
  store.set(savingsAtom, at < 0 ? [...savings, saving] : savings.with(at, saving));
}

/** Tells that a download is no longer under way. */
export function endSaving(key: string): void {
  store.set(
    savingsAtom,
    store.get(savingsAtom).filter((saving) => saving.key !== key),
  );
}

/** Forgets every export that was waited for: another person may sign in, another story begins. */
export function forgetExports(): void {
  setWatched([]);
  store.set(savingsAtom, []);
}
