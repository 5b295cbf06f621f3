import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#src/api/client';
import type { UsageResource } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { DayRange } from '#src/domain/usage';
import { pollingOptions } from './polling';

export type UsageDays = Schemas['UsageLogList'];
export type UsageTask = Schemas['UsageTask'];
export type BalancePrice = Schemas['BalancePrice'];

/** Milliseconds. */
const POLL_INTERVAL = 60_000;

const retryOptions = pollingOptions(false);
type PolledQuery = Parameters<typeof retryOptions.refetchInterval>[0] & { readonly state: { readonly error: unknown } };

/** Polls every minute while the tab is visible; retries transient errors sooner. */
export const slowPollingOptions = {
  ...retryOptions,
  refetchInterval: (query: PolledQuery): number | false => {
    const wait = retryOptions.refetchInterval(query);
    return wait === false && query.state.error === null ? POLL_INTERVAL : wait;
  },
};

export const usageQueries = {
  days: (resource: UsageResource, { from, to }: DayRange, taskId?: string) =>
    api.queryOptions(
      'get',
      '/v1/resources/{id}/dailyUsageLogs',
      { params: { path: { id: resource }, query: { from, to, taskId } } },
      { ...slowPollingOptions, placeholderData: keepPreviousData },
    ),
};
