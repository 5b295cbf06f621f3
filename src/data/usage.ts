import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#src/api/client';
import type { UsageResource } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { DayRange } from '#src/domain/usage';
import { polled } from './polling';

export type UsageDays = Schemas['UsageLogList'];
export type UsageTask = Schemas['UsageTask'];
export type BalancePrice = Schemas['BalancePrice'];

/** Milliseconds between two looks at what runs have cost so far. */
const LOOK = 60_000;

const retried = polled(false);
type Looked = Parameters<typeof retried.refetchInterval>[0] & { readonly state: { readonly error: unknown } };

/** Query options: looked at again every minute while the tab is seen; what failed for the time being sooner, what was refused for good never. */
export const slowlyPolled = {
  ...retried,
  refetchInterval: (query: Looked): number | false => {
    const wait = retried.refetchInterval(query);
    return wait === false && query.state.error === null ? LOOK : wait;
  },
};

/** What can be asked about the balance and what it was spent on. */
export const usageQueries = {
  /** What each day and each task of a period spent, of all or of one resource, of all tasks or of one (API-027, ENUM-55). */
  days: (resource: UsageResource, { from, to }: DayRange, taskId?: string) =>
    api.queryOptions(
      'get',
      '/v1/resources/{id}/dailyUsageLogs',
      { params: { path: { id: resource }, query: { from, to, taskId } } },
      // What is shown stays until the other period is there.
      { ...slowlyPolled, placeholderData: keepPreviousData },
    ),
};
