import { useTranslation } from '#src/i18n/use-translation';
import { LotStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { useFormats } from '#src/i18n/format';
import { Sparkline } from '#src/ui/sparkline';
import styles from '../tasks.module.css';

export function TrendCell({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const runs = task.lastRuns ?? [];
  if (runs.length === 0)
    return (
      <span className={styles.quiet} aria-hidden="true">
        –
      </span>
    );
  const parts = runs.map(({ rows, status }) => {
    const rowsText = t(($) => $.words.rowCount, { ns: 'shell', count: rows, rows: formats.number(rows) });
    if (status === LotStatus.Completed) return rowsText;
    return t(($) => $.cells.runStatuses[status], { rows: rowsText });
  });
  return (
    <Sparkline
      width={56}
      height={20}
      values={runs.map(({ rows }) => rows)}
      label={t(($) => $.cells.lastRuns, { count: runs.length, list: formats.list(parts) })}
    />
  );
}
