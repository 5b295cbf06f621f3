import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { splitLines } from '#src/domain/lines';
import { useFormats } from '#src/i18n/format';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { classNames } from '#src/ui/class-names';
import { Text } from '#src/ui/text';
import styles from './url-source.module.css';

const MAX_LINES = 100;

export function LinesPreview({
  label,
  lines,
  invalid,
  emptyText,
}: {
  readonly label: string;
  readonly lines: string | ImportedLines;
  readonly invalid: boolean;
  readonly emptyText: string;
}) {
  const { t } = useTranslation('templateForm');
  const { number } = useFormats();
  const shown = useMemo(
    () => (typeof lines === 'string' ? splitLines(lines).slice(0, MAX_LINES) : lines.preview(MAX_LINES)),
    [lines],
  );
  const more = typeof lines === 'string' ? 0 : lines.count - shown.length;
  return (
    // Scrollable, so the keyboard must reach it.
    <div
      role="group"
      aria-label={label}
      data-state={invalid ? 'error' : undefined}
      tabIndex={0}
      className={classNames(styles.preview, invalid && styles.bad)}
    >
      {shown.length === 0 ? (
        <Text tone="secondary" size="caption">
          {emptyText}
        </Text>
      ) : (
        <ol className={styles.lines}>
          {shown.map((line, index) => (
            // Lines may repeat; their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <Text tone="secondary" size="caption">
          {t(($) => $.multiLine.more, { count: more, shown: number(more) })}
        </Text>
      )}
    </div>
  );
}
