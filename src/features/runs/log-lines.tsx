import { memo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { LogLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { classNames } from '#src/ui/class-names';
import { Highlight } from '#src/ui/highlight';
import styles from './runs.module.css';

export const LogLines = memo(function LogLines({
  lines,
  keyword,
}: {
  readonly lines: readonly Schemas['LogLine'][];
  readonly keyword: string;
}) {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  return (
    <ol>
      {lines.map((line) => (
        <li
          key={line.id}
          className={classNames(
            styles.line,
            line.level === LogLevel.Error && styles.lineError,
            line.level === LogLevel.Warning && styles.lineWarning,
          )}
        >
          <time dateTime={line.time}>{dateTime(line.time).slice(11)}</time>
          <span className={styles.lineLevel}>{t(($) => $.log.names[line.level])}</span>
          <span>
            <Highlight text={line.message} keyword={keyword} />
          </span>
        </li>
      ))}
    </ol>
  );
});
