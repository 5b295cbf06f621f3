import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLevel } from '../../contract/enums.gen';
import { limits } from '../../contract/limits.gen';
import { runQueries } from '../../data/runs';
import { parseTime, useFormats } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { SegmentedControl, SwitchControl } from '../../ui/form/choice-controls';
import { SearchBox } from '../../ui/form/search-box';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './runs.module.css';
import { polling } from './use-run';

/** The most lines that one call gives. */
const MOST_LINES = 1000;
const NEAR_END = 24;

type LevelChoice = 'all' | LogLevel;

/** What a run says about itself: by level, by words, and following the end while it goes on. */
export function LogPanel({
  taskId,
  lotNo,
  active,
}: {
  readonly taskId: string;
  readonly lotNo: string;
  readonly active: boolean;
}) {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  const followId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<LevelChoice>('all');
  const [keyword, setKeyword] = useState('');
  const [follow, setFollow] = useState(true);
  const wanted = { limit: MOST_LINES, ...(level === 'all' ? {} : { level }), ...(keyword === '' ? {} : { keyword }) };
  const { data, error, refetch } = useQuery({
    ...runQueries.log(taskId, lotNo, wanted),
    ...polling(active),
    placeholderData: keepPreviousData,
  });
  // Whichever end the server begins at, the newest line stands last here.
  const lines = useMemo(() => data?.items.toSorted((a, b) => parseTime(a.time) - parseTime(b.time)), [data]);

  useLayoutEffect(() => {
    if (follow && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [follow, lines]);

  const choices = (['all', LogLevel.Info, LogLevel.Warning, LogLevel.Error] as const).map((value) => ({
    value,
    label: t(($) => $.log.levels[value]),
  }));
  return (
    <div className={styles['log']}>
      <div className={styles['toolbar']}>
        <SegmentedControl<LevelChoice>
          label={t(($) => $.log.level)}
          value={level}
          onChange={setLevel}
          choices={choices}
        />
        <div className={styles['search']}>
          <SearchBox
            label={t(($) => $.log.search)}
            placeholder={t(($) => $.log.searchPlaceholder)}
            value={keyword}
            onSearch={(words) => {
              setKeyword(words.trim().slice(0, limits.keywordLength));
            }}
          />
        </div>
        <label htmlFor={followId} className={styles['follow']}>
          <SwitchControl id={followId} value={follow} onChange={setFollow} />
          {t(($) => $.log.follow)}
        </label>
      </div>
      {error && lines && (
        <ErrorState
          inline
          title={t(($) => $.failed.log)}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      <div
        ref={box}
        className={styles['lines']}
        tabIndex={0}
        role="region"
        aria-label={t(($) => $.log.lines)}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
          if (atEnd !== follow) setFollow(atEnd);
        }}
      >
        {lines === undefined &&
          (error ? (
            <ErrorState
              title={t(($) => $.failed.log)}
              onRetry={() => {
                void refetch();
              }}
            />
          ) : (
            <SkeletonLines lines={6} />
          ))}
        {lines?.length === 0 && (
          <Empty
            compact
            drawing="search"
            title={level === 'all' && keyword === '' ? t(($) => $.log.empty) : t(($) => $.log.noMatch)}
          />
        )}
        {lines !== undefined && lines.length > 0 && (
          <ol>
            {lines.map((line) => (
              <li
                key={line.id}
                className={classNames(
                  styles['line'],
                  line.level === LogLevel.Error && styles['lineError'],
                  line.level === LogLevel.Warning && styles['lineWarning'],
                )}
              >
                <time dateTime={line.time}>{dateTime(line.time).slice(11)}</time>
                <span className={styles['lineLevel']}>{t(($) => $.log.names[line.level])}</span>
                <span>{line.message}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
