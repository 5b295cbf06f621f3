import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ScheduleType } from '#src/contract/enums.gen';
import type { Schedule } from '#src/domain/schedule';
import { upcomingRuns, type UpcomingRun } from './schedule-runs';
import { formatOffset, formatWallTime } from '#src/domain/zoned-time';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { classNames } from '#src/ui/class-names';
import { LiveRegion } from '#src/ui/live-region';
import { Text } from '#src/ui/text';
import { browserTimeZone } from './time-zones';
import styles from './schedule.module.css';

const SHOWN_COUNT = 5;

/** `schedule` is undefined while incomplete (ENUM-33). */
export function NextRuns({
  schedule,
  requestedTime,
  isLive = false,
}: {
  readonly schedule: Schedule | undefined;
  readonly requestedTime?: string;
  readonly isLive?: boolean;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const id = useId();
  const runs = schedule === undefined ? [] : upcomingRuns(schedule, now(), SHOWN_COUNT, requestedTime);
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
      {isLive && (
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

function Run({ run, schedule }: { readonly run: UpcomingRun; readonly schedule: Schedule }) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const { timeZone } = schedule;
  const own = browserTimeZone();
  const elsewhere = formatWallTime(run.time, own) !== formatWallTime(run.time, timeZone);
  const markMessage = useMarkMessage(run, schedule);
  const moves = run.mark === 'later' || run.mark === 'firstOfTwo';
  return (
    <li className={styles.run}>
      <time dateTime={new Date(run.time).toISOString()}>{formats.zonedDateTime(run.time, timeZone)}</time>
      {elsewhere && (
        <Text as="span" tone="tertiary" size="body">
          {t(($) => $.schedule.yourTime, { when: formats.zonedDateTime(run.time, own, { year: false }) })}
        </Text>
      )}
      {markMessage !== null && (
        <span className={classNames(styles.mark, moves && styles.moved)}>
          <ClockCircleOutlined aria-hidden="true" />
          {markMessage}
        </span>
      )}
    </li>
  );
}

function useMarkMessage(run: UpcomingRun, { scheduleType }: Schedule): string | null {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const span = formats.duration(run.movedMinutes * 60);
  const byMinutes = scheduleType === ScheduleType.Interval;
  const offset = formatOffset(run.offsetMinutes);
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
