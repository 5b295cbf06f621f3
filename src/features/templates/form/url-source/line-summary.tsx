import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import type { LineStats } from './count-lines';
import styles from './url-source.module.css';

export function LineSummary({
  id,
  stats,
  total,
  maxLines,
}: {
  readonly id?: string;
  readonly stats: LineStats | undefined;
  /** Lines before the cut to MaxLines. */
  readonly total?: number;
  readonly maxLines?: number | null;
}) {
  const { t } = useTranslation('templateForm');
  const { number } = useFormats();
  const parts: string[] = [];
  if (stats !== undefined && stats.count > 0) {
    const { count, duplicates, invalid } = stats;
    const cut = total !== undefined && total > count;
    parts.push(
      cut
        ? t(($) => $.multiLine.kept, {
            count: total,
            kept: number(count),
            total: number(total),
            max: number(maxLines ?? count),
          })
        : t(($) => $.multiLine.lines, { count, shown: number(count) }),
    );
    if (duplicates > 0) parts.push(t(($) => $.multiLine.duplicates, { count: duplicates, shown: number(duplicates) }));
    if (invalid > 0) parts.push(t(($) => $.multiLine.invalid, { count: invalid, shown: number(invalid) }));
  }
  return (
    <p id={id} role="status" className={styles.facts}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
