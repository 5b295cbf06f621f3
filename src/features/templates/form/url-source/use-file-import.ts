import { useEffect, useRef, useState } from 'react';
import { toImportError, type ImportErrorCode } from '#src/lib/import/import-error';
import { openImport, type ImportResult, type ImportSession } from '#src/lib/import/open-import';
import type { ImportSheet } from '#src/lib/import/protocol';

export interface FileChoice {
  readonly sheet?: number;
  /** The column's `index`. */
  readonly column?: number;
  readonly hasHeader: boolean;
}

export interface FileImport {
  readonly file?: File;
  /** 0 to 1 while the file is read. */
  readonly progress?: number;
  readonly sheets?: readonly ImportSheet[];
  readonly choice: FileChoice;
  readonly isCollecting: boolean;
  readonly error?: ImportErrorCode;
  readonly blankCount?: number;
}

export interface FileResult {
  readonly result: ImportResult;
  readonly name: string;
  readonly sheet?: string;
  readonly column?: string;
}

const initialState: FileImport = { choice: { hasHeader: false }, isCollecting: false };

/** 'A', 'B' ... 'AA', as in spreadsheets. */
export function columnLetters(index: number): string {
  const quotient = Math.floor(index / 26);
  return (quotient > 0 ? columnLetters(quotient - 1) : '') + String.fromCharCode(65 + (index % 26));
}

export function columnName(
  { header, index }: { readonly header: string; readonly index: number },
  hasHeader: boolean,
): string {
  return hasHeader && header !== '' ? header : columnLetters(index);
}

/** Reads one file at a time in a worker (FORM-46 to FORM-49). */
export function useFileImport({
  maxLines,
  onOpened,
  onUnusable,
  onLines,
}: {
  readonly maxLines: number | null | undefined;
  /** A file, sheet or column was chosen. */
  readonly onOpened: (name: string) => void;
  readonly onUnusable: () => void;
  readonly onLines: (lines: FileResult) => void;
}) {
  const [state, setState] = useState(initialState);
  const session = useRef<ImportSession>(undefined);
  const requestNumber = useRef(0);
  const callbacks = useRef({ onOpened, onUnusable, onLines });
  useEffect(() => {
    callbacks.current = { onOpened, onUnusable, onLines };
  });
  useEffect(
    () => () => {
      session.current?.dispose();
      session.current = undefined;
    },
    [],
  );

  const fail = (mine: ImportSession, error: unknown, sheets?: readonly ImportSheet[]) => {
    if (session.current !== mine) return;
    // With sheets, another column may work.
    if (sheets === undefined) callbacks.current.onUnusable();
    const { code } = toImportError(error, 'unreadable');
    setState((before) => ({ ...before, progress: undefined, isCollecting: false, error: code }));
  };

  const collect = async (mine: ImportSession, name: string, choice: FileChoice, sheets?: readonly ImportSheet[]) => {
    requestNumber.current += 1;
    const number = requestNumber.current;
    const isCurrent = () => session.current === mine && requestNumber.current === number;
    const sheet = sheets?.[choice.sheet ?? 0];
    const column = sheet?.columns.find(({ index }) => index === choice.column);
    setState((before) => ({ ...before, choice, isCollecting: true, error: undefined, blankCount: undefined }));
    callbacks.current.onOpened(name);
    try {
      const result = await mine.lines({
        sheet: choice.sheet,
        column: choice.column,
        hasHeader: choice.hasHeader,
        ...(typeof maxLines === 'number' && maxLines > 0 ? { maxLines } : {}),
      });
      if (!isCurrent()) return;
      setState((before) => ({ ...before, isCollecting: false, blankCount: result.blank }));
      callbacks.current.onLines({
        result,
        name,
        sheet: sheet?.name,
        column: column && columnName(column, choice.hasHeader),
      });
    } catch (error) {
      if (isCurrent()) fail(mine, error, sheets);
    }
  };

  const withSheet = (mine: ImportSession, name: string, sheets: readonly ImportSheet[], index: number | undefined) => {
    const sheet = index === undefined ? undefined : sheets[index];
    const only = sheet?.columns.length === 1 ? sheet.columns[0]?.index : undefined;
    const choice: FileChoice = { sheet: index, column: only, hasHeader: sheet?.hasLikelyHeader ?? false };
    requestNumber.current += 1;
    callbacks.current.onOpened(name);
    setState((before) => ({
      ...before,
      sheets,
      choice,
      progress: undefined,
      isCollecting: false,
      error: undefined,
      blankCount: undefined,
    }));
    if (only !== undefined) void collect(mine, name, choice, sheets);
  };

  const open = (file: File) => {
    session.current?.dispose();
    const mine = openImport(file);
    session.current = mine;
    callbacks.current.onOpened(file.name);
    setState({ ...initialState, file, progress: 0 });
    mine.onProgress(({ fraction }) => {
      if (session.current !== mine) return;
      setState((before) => (before.progress === undefined ? before : { ...before, progress: fraction }));
    });
    mine.ready.then(
      (summary) => {
        if (session.current !== mine) return;
        if (summary.kind === 'sheets') {
          withSheet(mine, file.name, summary.sheets, summary.sheets.length === 1 ? 0 : undefined);
        } else {
          setState((before) => ({ ...before, progress: undefined }));
          void collect(mine, file.name, { hasHeader: false });
        }
      },
      (error: unknown) => {
        fail(mine, error);
      },
    );
  };

  return {
    state,
    open,
    cancel: () => session.current?.cancel(),
    close: () => {
      session.current?.dispose();
      session.current = undefined;
      setState(initialState);
    },
    chooseSheet: (sheet: number) => {
      const { file, sheets } = state;
      if (session.current !== undefined && file !== undefined && sheets !== undefined)
        withSheet(session.current, file.name, sheets, sheet);
    },
    chooseColumn: (column: number | undefined, hasHeader: boolean) => {
      const { file, sheets, choice } = state;
      const next = { ...choice, column, hasHeader };
      if (column === undefined) setState((before) => ({ ...before, choice: next }));
      else if (session.current !== undefined && file !== undefined)
        void collect(session.current, file.name, next, sheets);
    },
  };
}
