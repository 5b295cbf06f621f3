import { UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import type { LinesValue } from '../field-contract';
import type { ReadProgress } from './use-task-values';

/** The value, and what each source contained when the user left it. */
export interface LinesState {
  readonly current: LinesValue;
  readonly valueBySource: ReadonlyMap<UrlSourceType, LinesValue>;
}

export type LinesAction =
  | { readonly type: 'source'; readonly source: UrlSourceType }
  | { readonly type: 'typed'; readonly text: string }
  /** Its lines are not loaded yet. */
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
      readonly rows: ReadProgress;
    }
  /** A data field is loading, or none is chosen. */
  | { readonly type: 'noField' }
  | { readonly type: 'emptyTask' }
  | { readonly type: 'cleaned'; readonly lines: LinesValue['lines']; readonly removed: number }
  | { readonly type: 'restored'; readonly value: LinesValue };

/** A source keeps its value while another is selected; a wider choice clears the narrower ones (FORM-41, FORM-43 to FORM-46). */
export function linesAfter({ current, valueBySource }: LinesState, action: LinesAction): LinesState {
  const { customize } = current;
  const now = (value: LinesValue): LinesState => ({ current: value, valueBySource });
  switch (action.type) {
    case 'source': {
      if (action.source === current.source) return { current, valueBySource };
      // Forgets a file without lines: only its control knows it.
      const updated = new Map(valueBySource).set(current.source, current.pendingFile?.previous ?? current);
      return {
        current: updated.get(action.source) ?? { source: action.source, lines: '', customize },
        valueBySource: updated,
      };
    }
    case 'typed':
      return now({ ...current, lines: action.text });
    case 'opened': {
      const before = current.pendingFile?.previous ?? current;
      return now({
        source: UrlSourceType.FileSource,
        lines: '',
        pendingFile: { name: action.name, previous: before },
        customize,
      });
    }
    case 'putBack':
      return now(current.pendingFile?.previous ?? current);
    case 'read':
      return now({ source: UrlSourceType.FileSource, lines: action.lines, file: action.file, customize });
    case 'fileRemoved':
      return now({ source: UrlSourceType.FileSource, lines: '', customize });
    case 'group':
      return action.groupId === current.task?.groupId
        ? { current, valueBySource }
        : now(fromTask({ groupId: action.groupId }, current));
    case 'task': {
      const { groupId, taskId } = current.task ?? {};
      return action.taskId === taskId
        ? { current, valueBySource }
        : now(fromTask({ groupId, taskId: action.taskId }, current));
    }
    case 'field': {
      const { groupId, taskId } = current.task ?? {};
      const { field, values, maxLines, rows } = action;
      const maxCount = typeof maxLines === 'number' && maxLines > 0 ? maxLines : values.length;
      const isAll = rows.read >= rows.total;
      const read = { rowsRead: rows.read, rowCount: rows.total };
      const task = { groupId, taskId, field, ...(isAll ? { total: values.length } : {}), ...read };
      return now({ ...fromTask(task, current), lines: ImportedLines.fromText(values.slice(0, maxCount).join('\n')) });
    }
    case 'noField':
    case 'emptyTask': {
      const { groupId, taskId } = current.task ?? {};
      return now(fromTask({ groupId, taskId, ...(action.type === 'emptyTask' ? { total: 0 } : {}) }, current));
    }
    case 'cleaned': {
      const total = current.file?.total;
      const file = current.file && {
        ...current.file,
        ...(total === undefined ? {} : { total: total - action.removed }),
      };
      return now({ ...current, lines: action.lines, ...(file === undefined ? {} : { file }) });
    }
    case 'restored':
      return now(action.value);
  }
}

function fromTask(task: NonNullable<LinesValue['task']>, { customize }: LinesValue): LinesValue {
  return { source: UrlSourceType.Correlative, lines: '', task, customize };
}
