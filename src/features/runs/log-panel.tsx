import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { LogLevel } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { pollingOptions, quietOptions } from '#src/data/polling';
import { logQuery, useLoadEarlierLines } from '#src/data/run-log';
import { parseTime, useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { SegmentedControl, SwitchControl } from '#src/ui/form/choice-controls';
import { SearchBox } from '#src/ui/form/search-box';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import { LogLines } from './log-lines';
import styles from './runs.module.css';
import { useFollowEnd } from './use-follow-end';
import { useStickyError } from '#src/shared/region/use-region';

type LevelChoice = 'all' | LogLevel;

export interface LogHandle {
  show: (level: LevelChoice) => void;
}

/** Follows new lines until the user scrolls up. */
export function LogPanel({
  taskId,
  lotNo,
  active,
  hideError = false,
  ref,
}: {
  readonly taskId: string;
  readonly lotNo: string;
  readonly active: boolean;
  /** The page already reports that its data is stale. */
  readonly hideError?: boolean;
  readonly ref?: Ref<LogHandle>;
}) {
  const { t } = useTranslation('runs');
  const { number } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const followId = useId();
  const [level, setLevel] = useState<LevelChoice>('all');
  const [keyword, setKeyword] = useState('');
  const filter = { ...(level === 'all' ? {} : { level }), ...(keyword === '' ? {} : { keyword }) };
  const query = useQuery({
    ...logQuery(taskId, lotNo, filter),
    ...pollingOptions(active),
    ...quietOptions,
    placeholderData: keepPreviousData,
  });
  const { data, refetch } = query;
  const error = useStickyError(query);
  const earlier = useLoadEarlierLines(taskId, lotNo, filter);
  // Puts the newest line last, whatever the server's order.
  const lines = useMemo(
    () => data?.items.toReversed().toSorted((a, b) => parseTime(a.time) - parseTime(b.time)),
    [data],
  );
  const { box, follow, setFollow, newCount, onScroll } = useFollowEnd(lines);

  useImperativeHandle(ref, () => ({
    show: (next) => {
      setLevel(next);
      box.current?.scrollIntoView({ block: 'center' });
      box.current?.focus({ preventScroll: true });
    },
  }));
  const retry = () => {
    void refetch();
  };
  const choices = (['all', LogLevel.Info, LogLevel.Warning, LogLevel.Error] as const).map((value) => ({
    value,
    label: t(($) => $.log.levels[value]),
  }));
  return (
    <Stack gap={3}>
      <div className={styles.toolbar}>
        <SegmentedControl<LevelChoice>
          label={t(($) => $.log.level)}
          value={level}
          onChange={setLevel}
          choices={choices}
        />
        <div className={styles.search}>
          <SearchBox
            label={t(($) => $.log.search)}
            placeholder={t(($) => $.log.searchPlaceholder)}
            value={keyword}
            maxLength={limits.keywordLength}
            onSearch={(text) => {
              setKeyword(text.trim());
            }}
          />
        </div>
        <label htmlFor={followId} className={styles.follow}>
          <SwitchControl id={followId} value={follow} onChange={setFollow} />
          {t(($) => $.log.follow)}
        </label>
      </div>
      {error !== null && lines && !hideError && (
        <ErrorState inline title={t(($) => $.failed.log)} onRetry={retry} retryIn={retryAfterOf(error)} />
      )}
      <div className={styles.linesFrame}>
        <div
          ref={box}
          className={styles.lines}
          tabIndex={0}
          role="region"
          aria-label={t(($) => $.log.lines)}
          onScroll={onScroll}
        >
          {lines === undefined &&
            (error === null ? (
              <SkeletonLines lines={6} />
            ) : (
              <ErrorState title={t(($) => $.failed.log)} onRetry={retry} retryIn={retryAfterOf(error)} />
            ))}
          {lines?.length === 0 && (
            <Empty
              compact
              drawing="search"
              title={level === 'all' && keyword === '' ? t(($) => $.log.empty) : t(($) => $.log.noMatch)}
            />
          )}
          {lines !== undefined && lines.length > 0 && data?.nextCursor != null && (
            <div className={styles.earlier}>
              <Button
                size="small"
                loading={earlier.isPending}
                onClick={() => {
                  earlier.mutate(undefined, {
                    onError: (failure) =>
                      toasts.error(() => t(($) => $.failed.log), { detail: () => errorMessage(failure) }),
                  });
                }}
              >
                {t(($) => $.log.earlier)}
              </Button>
            </div>
          )}
          {lines !== undefined && lines.length > 0 && <LogLines lines={lines} keyword={keyword} />}
        </div>
        {newCount > 0 && (
          <Button
            variant="primary"
            size="small"
            className={styles.fresh}
            onClick={() => {
              setFollow(true);
              box.current?.focus();
            }}
          >
            {t(($) => $.log.newLines, { count: newCount, total: number(newCount) })}
          </Button>
        )}
      </div>
    </Stack>
  );
}
