import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { parseTime, useFormats } from '#src/i18n/format';
import { Progress } from '#src/ui/progress';
import { RelativeTime } from '#src/ui/relative-time';
import { RollingFigure } from '#src/ui/rolling-figure';
import { Bone } from '#src/ui/skeleton';
import { Elapsed } from './elapsed';
import type { RunFacts } from './run-facts';
import styles from './runs.module.css';

interface Figure {
  readonly key: 'rows' | 'rate' | 'timeLeft' | 'duration' | 'spending' | 'queue' | 'errors' | 'captchas' | 'started';
  readonly value: ReactNode;
}

export function RunFigures({ summary, facts }: { readonly summary: Schemas['RunSummary']; readonly facts: RunFacts }) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  const { state, rows, errors, spending, startTime, endTime } = facts;
  const running = state === 'collecting' || state === 'nothingYet';
  const figures: Figure[] = [];
  const add = (key: Figure['key'], value: ReactNode) => figures.push({ key, value });

  if (state === 'waiting') {
    if (summary.queuePosition != null) add('queue', formats.number(summary.queuePosition));
  } else {
    if (rows !== undefined) add('rows', <RollingFigure text={formats.number(rows)} />);
    if (running && summary.rowsPerMinute !== undefined)
      add('rate', formats.number(summary.rowsPerMinute, { maximumFractionDigits: 1 }));
    if (running && summary.estimatedEndTime != null)
      add('timeLeft', <Elapsed isCountdown value={summary.estimatedEndTime} />);
    if (startTime !== undefined && endTime === undefined && facts.active)
      add('duration', <Elapsed value={startTime} />);
    if (startTime !== undefined && endTime !== undefined)
      add('duration', formats.duration((parseTime(endTime) - parseTime(startTime)) / 1000));
    if (spending !== undefined)
      add(
        'spending',
        <RollingFigure
          text={formats.money(spending, spending > 0 && spending < 0.01 ? { maximumFractionDigits: 4 } : undefined)}
        />,
      );
    if ((errors ?? 0) > 0) add('errors', <RollingFigure text={formats.number(errors ?? 0)} />);
    if (summary.captcha > 0) add('captchas', <RollingFigure text={formats.number(summary.captcha)} />);
  }
  if (startTime !== undefined) add('started', <RelativeTime value={startTime} />);
  const expected = summary.estimatedTotalRows ?? undefined;
  return (
    <div className={styles.figures}>
      {figures.length > 0 && (
        <dl className={styles.tiles}>
          {figures.map(({ key, value }) => (
            <div key={key} className={styles.tile}>
              <dt>{t(($) => $.figures[key])}</dt>
              <dd className="gl-tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {running && expected !== undefined && expected > 0 && rows !== undefined && (
        <Progress
          label={t(($) => $.progress, { ns: 'ui' })}
          value={rows / expected}
          text={t(($) => $.progressOf, {
            rows: formats.number(rows),
            total: formats.number(expected),
            share: formats.percent(Math.min(1, rows / expected)),
          })}
        />
      )}
    </div>
  );
}

export function FiguresSkeleton() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.tile}>
          <Bone width="60px" />
          <Bone width="96px" height={24} />
        </div>
      ))}
    </div>
  );
}
