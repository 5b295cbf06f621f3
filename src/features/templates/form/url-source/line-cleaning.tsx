import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import type { LinesValue } from '../field-contract';
import { focusFieldIn } from '../focus';
import type { LineStats } from './count-lines';
import type { LinesAction } from './lines-state';
import { useLineCleaning } from './use-line-cleaning';
import styles from './url-source.module.css';

export function LineCleaning({
  linesValue,
  stats,
  isUsable,
  dispatch,
  disabled,
}: {
  readonly linesValue: LinesValue;
  readonly stats: LineStats | undefined;
  readonly isUsable: (line: string) => boolean;
  readonly dispatch: (action: LinesAction) => void;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation('templateForm');
  const { number } = useFormats();
  const { busy, cleaned, remove, undo } = useLineCleaning({ linesValue, isUsable, dispatch });
  const box = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const isCleaned = cleaned !== undefined;
  useEffect(() => {
    // The pressed button disappeared with its lines.
    if (isCleaned) undoButton.current?.focus();
  }, [isCleaned]);
  const { duplicates = 0, invalid = 0 } = stats ?? {};
  return (
    <div ref={box} data-aside="" className={styles.cleaning}>
      {duplicates > 0 && (
        <Button
          size="small"
          loading={busy === 'duplicates'}
          disabled={disabled}
          onClick={() => {
            remove('duplicates');
          }}
        >
          {t(($) => $.multiLine.removeDuplicates, { count: duplicates, shown: number(duplicates) })}
        </Button>
      )}
      {invalid > 0 && (
        <Button
          size="small"
          loading={busy === 'invalid'}
          disabled={disabled}
          onClick={() => {
            remove('invalid');
          }}
        >
          {t(($) => $.multiLine.removeInvalid, { count: invalid, shown: number(invalid) })}
        </Button>
      )}
      <span role="status">
        {cleaned !== undefined &&
          t(($) => $.multiLine.removed, { count: cleaned.removed, shown: number(cleaned.removed) })}
      </span>
      {cleaned !== undefined && (
        <Button
          ref={undoButton}
          variant="link"
          size="small"
          disabled={disabled}
          onClick={() => {
            undo();
            focusFieldIn(box.current?.parentElement ?? null);
          }}
        >
          {t(($) => $.undo, { ns: 'ui' })}
        </Button>
      )}
    </div>
  );
}
