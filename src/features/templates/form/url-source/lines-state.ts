import { UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import type { LinesValue } from '../field-contract';
import type { RowsRead } from './use-task-values';

/** The value, and what each source contained when the user left it. */
export interface LinesState {
  readonly held: LinesValue;
  readonly kept: ReadonlyMap<UrlSourceType, LinesValue>;
}

export type LinesAction =
  | { readonly type: 'source'; readonly source: UrlSourceType }
  | { readonly type: 'typed'; readonly text: string }
  /** A file or another part of it was chosen, and its lines are not loaded yet. */
  | { readonly type: 'opened'; readonly name: string }
  | { readonly type: 'putBack' }
  | { readonly type: 'read'; readonly file: NonNullable<LinesValue['file']>; readonly lines: ImportedLines }
  | { readonly type: 'fileRemoved' }
  | { readonly type: 'group'; readonly groupId: string | undefined }
  | { readonly type: 'task'; readonly taskId: string | undefined }
  | {
      readonly type: 'field';
      readonly field: string;
      readonly values: readonly string[];
      readonly maxLines: number | null | undefined;
      readonly rows: RowsRead;
    }
  /** A data field is loading, or none is chosen. */
  | { readonly type: 'noField' }
  | { readonly type: 'emptyTask' }
  | { readonly type: 'cleaned'; readonly lines: LinesValue['lines']; readonly removed: number }
  | { readonly type: 'restored'; readonly held: LinesValue };

/** A source keeps its value while another is selected; a wider choice clears the narrower ones (FORM-41, FORM-43 to FORM-46). */
export function linesAfter({ held, kept }: LinesState, action: LinesAction): LinesState {
  const { customize } = held;
  const now = (value: LinesValue): LinesState => ({ held: value, kept });
  switch (action.type) {
    case 'source': {
      if (action.source === held.source) return { held, kept };
      // Forgets a file without lines: only its control knows it.
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
