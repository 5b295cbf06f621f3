import { useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { DEFAULT_IMPORT_LIMITS, IMPORT_EXTENSIONS } from '#src/lib/import/protocol';
import { Button } from '#src/ui/button';
import { FileDrop } from '#src/ui/file-drop';
import { Progress } from '#src/ui/progress';
import { Notice } from '#src/ui/status';
import type { LinesValue } from '../field-contract';
import { focusFieldIn } from '../focus';
import { hasNoLine } from './count-lines';
import type { LinesAction } from './lines-state';
import { ColumnChoice } from './column-choice';
import { useFileImport, type FileImport } from './use-file-import';
import styles from './file-lines.module.css';

export function FileLines({
  linesValue,
  dispatch,
  maxLines,
  disabled,
  invalid,
  describedBy,
}: {
  readonly linesValue: LinesValue;
  readonly dispatch: (action: LinesAction) => void;
  readonly maxLines: number | null | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}) {
  const { t } = useTranslation('templateForm');
  const { bytes, percent } = useFormats();
  const { state, open, cancel, close, chooseSheet, chooseColumn } = useFileImport({
    maxLines,
    onOpened: (name) => {
      dispatch({ type: 'opened', name });
    },
    onUnusable: () => {
      dispatch({ type: 'putBack' });
    },
    onLines: ({ result, name, sheet, column }) => {
      dispatch({ type: 'read', lines: result.lines, file: { name, sheet, column, total: result.total } });
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const { pendingFile } = linesValue;
  const name = (pendingFile?.name ?? linesValue.file?.name) || state.file?.name;
  const isWaiting = pendingFile !== undefined && state.progress === undefined && !state.isCollecting;
  const { textBytes, sheetBytes } = DEFAULT_IMPORT_LIMITS;
  return (
    <div ref={box} className={styles.box}>
      <FileDrop
        accept={IMPORT_EXTENSIONS.join(',')}
        onFile={open}
        fileName={name}
        onRemove={
          disabled
            ? undefined
            : () => {
                close();
                dispatch({ type: 'fileRemoved' });
              }
        }
        label={name === undefined ? undefined : t(($) => $.fileImport.chooseOther)}
        help={t(($) => $.fileImport.help, { text: bytes(textBytes), sheet: bytes(sheetBytes) })}
        disabled={disabled}
        invalid={invalid || state.error !== undefined}
        describedBy={describedBy}
      />
      {state.progress !== undefined && (
        <div className={styles.row}>
          <div className={styles.grow}>
            <Progress
              label={t(($) => $.fileImport.reading, { name: state.file?.name ?? '' })}
              value={state.progress}
              text={percent(state.progress)}
            />
          </div>
          <Button size="small" onClick={cancel}>
            {t(($) => $.fileImport.cancel)}
          </Button>
        </div>
      )}
      {state.sheets !== undefined && (
        <ColumnChoice
          sheets={state.sheets}
          choice={state.choice}
          disabled={disabled}
          onSheetChange={chooseSheet}
          onColumnChange={chooseColumn}
        />
      )}
      {state.isCollecting && <Progress label={t(($) => $.fileImport.collecting)} value={undefined} />}
      <ImportFailure state={state} linesValue={linesValue} onRetry={open} />
      <p role="status" className={styles.words}>
        {isWaiting && state.error === undefined && t(($) => $.fileImport.noValue, { name: pendingFile.name })}
      </p>
      {isWaiting && !hasNoLine(pendingFile.previous.lines) && (
        <div data-aside="">
          <Button
            size="small"
            disabled={disabled}
            onClick={() => {
              close();
              dispatch({ type: 'putBack' });
              // The focused button and the choices unmount.
              window.requestAnimationFrame(() => {
                focusFieldIn(box.current);
              });
            }}
          >
            {t(($) => $.fileImport.putBack)}
          </Button>
        </div>
      )}
      {!state.isCollecting && state.error === undefined && state.blankCount !== undefined && state.blankCount > 0 && (
        <p className={styles.words}>{t(($) => $.fileImport.blank, { count: state.blankCount })}</p>
      )}
    </div>
  );
}

function ImportFailure({
  state,
  linesValue,
  onRetry,
}: {
  readonly state: FileImport;
  readonly linesValue: LinesValue;
  readonly onRetry: (file: File) => void;
}) {
  const { t } = useTranslation('templateForm');
  const { bytes, duration } = useFormats();
  const { error, file } = state;
  if (error === undefined) return null;
  const { textBytes, sheetBytes, timeout } = DEFAULT_IMPORT_LIMITS;
  const limit = bytes(file?.name.toLowerCase().endsWith('.xlsx') ? sheetBytes : textBytes);
  const canRepeat = file !== undefined && (error === 'timeout' || error === 'unreadable' || error === 'canceled');
  const keeps = !hasNoLine(linesValue.lines) && linesValue.file?.name;
  return (
    <Notice
      variant={error === 'canceled' ? 'info' : 'error'}
      announce="polite"
      title={t(($) => $.fileImport.errors[error].title)}
      actions={
        canRepeat ? (
          <Button
            size="small"
            onClick={() => {
              onRetry(file);
            }}
          >
            {t(($) => $.fileImport.again)}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.line}>
        {t(($) => $.fileImport.errors[error].text, { limit, time: duration(timeout / 1000) })}
      </p>
      {keeps && <p className={styles.line}>{t(($) => $.fileImport.stillHeld, { name: keeps })}</p>}
    </Notice>
  );
}
