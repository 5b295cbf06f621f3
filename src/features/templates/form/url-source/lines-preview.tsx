import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { splitLines } from '#src/domain/lines';
import { useFormats } from '#src/i18n/format';
import type { ImportedLines } from '#src/lib/import/imported-lines';
import { classNames } from '#src/ui/class-names';
import { Text } from '#src/ui/text';
import styles from './url-source.module.css';

const SHOWN = 100;

export function LinesPreview({
  label,
  lines,
  bad,
  empty,
}: {
  readonly label: string;
  readonly lines: string | ImportedLines;
  readonly bad: boolean;
  readonly empty: string;
}) {
  const { t } = useTranslation('templates');
  const { number } = useFormats();
  const shown = useMemo(
    () => (typeof lines === 'string' ? splitLines(lines).slice(0, SHOWN) : lines.preview(SHOWN)),
    [lines],
  );
  const more = typeof lines === 'string' ? 0 : lines.count - shown.length;
  return (
    // Scrollable, so the keyboard must reach it.
    <div
      role="group"
      aria-label={label}
      data-state={bad ? 'error' : undefined}
      tabIndex={0}
      className={classNames(styles.preview, bad && styles.bad)}
    >
      {shown.length === 0 ? (
        <Text tone="secondary" size="caption">
          {empty}
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
