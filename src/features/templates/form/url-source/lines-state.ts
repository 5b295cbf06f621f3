import { UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import type { LinesValue } from '../field-contract';
import type { RowsRead } from './use-task-values';

/** A multi-line field: what it holds, and what each source held when it was left. */
export interface LinesState {
  readonly held: LinesValue;
  readonly kept: ReadonlyMap<UrlSourceType, LinesValue>;
}

/** What a person does to the lines of a field. */
export type LinesAction =
  /** Chooses where the lines come from. */
  | { readonly type: 'source'; readonly source: UrlSourceType }
  | { readonly type: 'typed'; readonly text: string }
  /** A file was chosen, or another part of it, and its lines are not known yet. */
  | { readonly type: 'opened'; readonly name: string }
  /** Restores the value that the field had before the file was opened. */
  | { readonly type: 'putBack' }
  /** A file gave lines, cut to MaxLines of `file.total`. */
  | { readonly type: 'read'; readonly file: NonNullable<LinesValue['file']>; readonly lines: ImportedLines }
  | { readonly type: 'fileRemoved' }
  | { readonly type: 'group'; readonly groupId: string | undefined }
  | { readonly type: 'task'; readonly taskId: string | undefined }
  /** A data field of the task, with its unique values. */
  | {
      readonly type: 'field';
      readonly field: string;
      readonly values: readonly string[];
      readonly maxLines: number | null | undefined;
      readonly rows: RowsRead;
    }
  /** Another data field is being read, or none is chosen. */
  | { readonly type: 'noField' }
  /** The task turned out to have no rows. */
  | { readonly type: 'emptyTask' }
  /** Lines were taken out; `removed` of them. */
  | { readonly type: 'cleaned'; readonly lines: LinesValue['lines']; readonly removed: number }
  /** What was held before is put back. */
  | { readonly type: 'restored'; readonly held: LinesValue };

/** The field after an action: a source keeps what it held while another one is looked at, and a wider choice clears the narrower ones (FORM-41, FORM-43 to FORM-46). */
export function linesAfter({ held, kept }: LinesState, action: LinesAction): LinesState {
  const { customize } = held;
  const now = (value: LinesValue): LinesState => ({ held: value, kept });
  switch (action.type) {
    case 'source': {
      if (action.source === held.source) return { held, kept };
      // A file that is left before it gave lines is forgotten: only its control knows it.
      const left = new Map(kept).set(held.source, held.opened?.before ?? held);
      return { held: left.get(action.source) ?? { source: action.source, lines: '', customize }, kept: left };
    }
    case 'typed':
      return now({ ...held, lines: action.text });
    case 'opened': {
      const before = held.opened?.before ?? held;
      return now({ source: UrlSourceType.FileSource, lines: '', opened: { name: action.name, before }, customize });
    }
    case 'putBack':
      return now(held.opened?.before ?? held);
    case 'read':
      return now({ source: UrlSourceType.FileSource, lines: action.lines, file: action.file, customize });
    case 'fileRemoved':
      return now({ source: UrlSourceType.FileSource, lines: '', customize });
    case 'group':
      return action.groupId === held.task?.groupId ? { held, kept } : now(fromTask({ groupId: action.groupId }, held));
    case 'task': {
      const { groupId, taskId } = held.task ?? {};
      return action.taskId === taskId ? { held, kept } : now(fromTask({ groupId, taskId: action.taskId }, held));
    }
    case 'field': {
      const { groupId, taskId } = held.task ?? {};
      const { field, values, maxLines, rows } = action;
      const most = typeof maxLines === 'number' && maxLines > 0 ? maxLines : values.length;
      const isAll = rows.read >= rows.of;
      const read = { rowsRead: rows.read, rowCount: rows.of };
      const task = { groupId, taskId, field, ...(isAll ? { total: values.length } : {}), ...read };
      return now({ ...fromTask(task, held), lines: ImportedLines.fromText(values.slice(0, most).join('\n')) });
    }
    case 'noField':
    case 'emptyTask': {
      const { groupId, taskId } = held.task ?? {};
      return now(fromTask({ groupId, taskId, ...(action.type === 'emptyTask' ? { total: 0 } : {}) }, held));
    }
    case 'cleaned': {
      const total = held.file?.total;
      const file = held.file && { ...held.file, ...(total === undefined ? {} : { total: total - action.removed }) };
      return now({ ...held, lines: action.lines, ...(file === undefined ? {} : { file }) });
    }
    case 'restored':
      return now(action.held);
  }
}

function fromTask(task: NonNullable<LinesValue['task']>, { customize }: LinesValue): LinesValue {
  return { source: UrlSourceType.Correlative, lines: '', task, customize };
}
