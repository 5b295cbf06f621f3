import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import type { MissionType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { accountQueries } from './account';

export type Activity = Schemas['Activity'];
export type Mission = Schemas['Mission'];

export const promotionQueries = {
  canTrial: () =>
    api.queryOptions('get', '/api/saleservice/subscription-trial/can-trial', undefined, {
      staleTime: 60_000,
      retry: false,
    }),
  activities: () =>
    api.queryOptions('get', '/v1/saleservice/sale-activity/active-activities', undefined, {
      staleTime: 10 * 60_000,
      retry: false,
    }),
  missions: () => api.queryOptions('get', '/api/missions', undefined),
};

/** `rewarded` is false if collected before. Rejects with 409 MissionNotDone. */
export function useCompleteMission() {
  const queries = useQueryClient();
  const changed = [
    accountQueries.me().queryKey,
    accountQueries.resources().queryKey,
    accountQueries.balance().queryKey,
    ['get', '/v1/accounts/balanceLogs'],
  ];
  return useMutation({
    mutationFn: (missionType: MissionType) =>
      client.PUT('/api/missions/activeHandle', { params: { query: { missionType } } }),
    onSuccess: () => Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    onSettled: () => queries.invalidateQueries({ queryKey: promotionQueries.missions().queryKey }),
  });
}

export function useAnswerPushPrompt() {
  return api.useMutation('post', '/v1/notifications/visitorRetention');
}

/** A failed call counts as not eligible (START-07). */
export function useFetchTrialEligibility(): () => Promise<Schemas['TrialEligibility']> {
  const cache = useQueryClient();
  return async () => {
    try {
      return await cache.query(promotionQueries.canTrial());
    } catch {
      return { canTrial: false };
    }
  };
}
