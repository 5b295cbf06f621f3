import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors';
import { iterateRows } from '#src/data/runs';
import { uniqueValues } from '#src/domain/lines';

export interface ReadProgress {
  readonly read: number;
  readonly total: number;
}

interface ReadState extends ReadProgress {
  readonly field: string;
  readonly error?: ApiError;
}

/**
 * Reads all rows of a task, page by page, until more than `maxLines` unique values are found (FORM-45, FORM-60). Another task aborts it.
 */
export function useTaskValues({
  taskId,
  maxLines,
  onValues,
}: {
  readonly taskId: string | undefined;
  readonly maxLines: number | null | undefined;
  readonly onValues: (field: string, values: readonly string[], rows: ReadProgress) => void;
}) {
  const [reading, setReading] = useState<ReadState>();
  const work = useRef<AbortController>(undefined);
  const onValuesRef = useRef(onValues);
  useEffect(() => {
    onValuesRef.current = onValues;
  });
  const cancel = () => {
    work.current?.abort();
    setReading(undefined);
  };
  useEffect(
    () => () => {
      work.current?.abort();
      setReading(undefined);
    },
    [taskId],
  );

  const collect = async (id: string, field: string, signal: AbortSignal): Promise<void> => {
    const maxValues = typeof maxLines === 'number' && maxLines > 0 ? maxLines : Infinity;
    const values = new Set<string>();
    const rows = { read: 0, total: 0 };
    for await (const page of iterateRows(id, signal)) {
      for (const value of uniqueValues(page.rows.map((row) => row[field]))) values.add(value);
      rows.read += page.rows.length;
      rows.total = page.total;
      if (signal.aborted) return;
      setReading({ field, ...rows });
      if (values.size > maxValues) break;
    }
    setReading(undefined);
    onValuesRef.current(field, [...values], rows);
  };
  const read = (field: string) => {
    if (taskId === undefined) return;
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setReading({ field, read: 0, total: 0 });
    collect(taskId, field, mine.signal).catch((error: unknown) => {
      if (mine.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setReading({ field, read: 0, total: 0, error });
    });
  };
  return { reading, read, cancel };
}
