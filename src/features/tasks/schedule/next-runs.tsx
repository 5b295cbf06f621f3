import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ScheduleType } from '#src/contract/enums.gen';
import type { Schedule } from '#src/domain/schedule';
import { comingRuns, type ComingRun } from './schedule-runs';
import { offsetName, wallTime } from '#src/domain/zoned-time';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { classNames } from '#src/ui/class-names';
import { LiveRegion } from '#src/ui/live-region';
import { Text } from '#src/ui/text';
import { ownTimeZone } from './time-zones';
import styles from './schedule.module.css';

const SHOWN = 5;

/** `schedule` is undefined while incomplete (ENUM-33). */
export function NextRuns({
  schedule,
  wanted,
  announced = false,
}: {
  readonly schedule: Schedule | undefined;
  readonly wanted?: string;
  readonly announced?: boolean;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const id = useId();
  const runs = schedule === undefined ? [] : comingRuns(schedule, now(), SHOWN, wanted);
  const first = runs[0];
  return (
    <section aria-labelledby={id} className={styles.runs}>
      <h3 id={id} className={styles.runsTitle}>
        {t(($) => $.schedule.nextRuns)}
      </h3>
      {schedule === undefined ? (
        <Text tone="tertiary" size="body">
          {t(($) => $.schedule.incomplete)}
        </Text>
      ) : first === undefined ? (
        <Text tone="tertiary" size="body">
          {t(($) => $.schedule.noRun)}
        </Text>
      ) : (
        <ol className={styles.runList}>
          {runs.map((run) => (
            <Run key={run.time} run={run} schedule={schedule} />
          ))}
        </ol>
      )}
      {announced && (
        <LiveRegion
          text={
            schedule === undefined || first === undefined
              ? ''
              : t(($) => $.schedule.nextRun, { when: formats.zonedDateTime(first.time, schedule.timeZone) })
          }
        />
      )}
    </section>
  );
}

function Run({ run, schedule }: { readonly run: ComingRun; readonly schedule: Schedule }) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const { timeZone } = schedule;
  const own = ownTimeZone();
  const elsewhere = wallTime(run.time, own) !== wallTime(run.time, timeZone);
  const words = useMarkWords(run, schedule);
  const moves = run.mark === 'later' || run.mark === 'firstOfTwo';
  return (
    <li className={styles.run}>
      <time dateTime={new Date(run.time).toISOString()}>{formats.zonedDateTime(run.time, timeZone)}</time>
      {elsewhere && (
        <Text as="span" tone="tertiary" size="body">
          {t(($) => $.schedule.yourTime, { when: formats.zonedDateTime(run.time, own, { year: false }) })}
        </Text>
      )}
      {words !== null && (
        <span className={classNames(styles.mark, moves && styles.moved)}>
          <ClockCircleOutlined aria-hidden="true" />
          {words}
        </span>
      )}
    </li>
  );
}

function useMarkWords(run: ComingRun, { scheduleType }: Schedule): string | null {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const span = formats.duration(run.moved * 60);
  const byMinutes = scheduleType === ScheduleType.Interval;
  const offset = offsetName(run.offset);
  switch (run.mark) {
    case 'later':
      return t(($) => $.schedule.marks.later, { span });
    case 'firstOfTwo':
      return t(($) => $.schedule.marks.firstOfTwo);
    case 'clockForward':
      return byMinutes
        ? t(($) => $.schedule.marks.intervalForward, { span })
        : t(($) => $.schedule.marks.clockForward, { offset });
    case 'clockBack':
      return byMinutes
        ? t(($) => $.schedule.marks.intervalBack, { span })
        : t(($) => $.schedule.marks.clockBack, { offset });
    default:
      return null;
  }
}
