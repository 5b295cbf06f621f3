import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#src/api/client';
import type { UsageResource } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { DayRange } from '#src/domain/usage';
import { polled } from './polling';

export type UsageDays = Schemas['UsageLogList'];
export type UsageTask = Schemas['UsageTask'];
export type BalancePrice = Schemas['BalancePrice'];

/** Milliseconds. */
const LOOK = 60_000;

const retried = polled(false);
type Looked = Parameters<typeof retried.refetchInterval>[0] & { readonly state: { readonly error: unknown } };

/** Polls every minute while the tab is visible; retries transient errors sooner. */
export const slowlyPolled = {
  ...retried,
  refetchInterval: (query: Looked): number | false => {
    const wait = retried.refetchInterval(query);
    return wait === false && query.state.error === null ? LOOK : wait;
  },
};

export const usageQueries = {
  days: (resource: UsageResource, { from, to }: DayRange, taskId?: string) =>
    api.queryOptions(
      'get',
      '/v1/resources/{id}/dailyUsageLogs',
      { params: { path: { id: resource }, query: { from, to, taskId } } },
      { ...slowlyPolled, placeholderData: keepPreviousData },
    ),
};
