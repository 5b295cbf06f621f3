import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import type { LineFacts } from './count-lines';
import styles from './url-source.module.css';

export function LineWords({
  id,
  facts,
  total,
  maxLines,
}: {
  readonly id?: string;
  readonly facts: LineFacts | undefined;
  /** Lines before the cut to MaxLines. */
  readonly total?: number;
  readonly maxLines?: number | null;
}) {
  const { t } = useTranslation('templates');
  const { number } = useFormats();
  const words: string[] = [];
  if (facts !== undefined && facts.count > 0) {
    const { count, duplicates, invalid } = facts;
    const cut = total !== undefined && total > count;
    words.push(
      cut
        ? t(($) => $.multiLine.kept, {
            count: total,
            kept: number(count),
            total: number(total),
            max: number(maxLines ?? count),
          })
        : t(($) => $.multiLine.lines, { count, shown: number(count) }),
    );
    if (duplicates > 0) words.push(t(($) => $.multiLine.duplicates, { count: duplicates, shown: number(duplicates) }));
    if (invalid > 0) words.push(t(($) => $.multiLine.invalid, { count: invalid, shown: number(invalid) }));
  }
  return (
    <p id={id} role="status" className={styles.facts}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}
