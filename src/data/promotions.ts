import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import type { MissionType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { accountQueries } from './account';

export type Activity = Schemas['Activity'];
export type Mission = Schemas['Mission'];

/** What can be asked about trials and offers. */
export const promotionQueries = {
  /** Whether this account may start a trial (API-032). */
  canTrial: () =>
    api.queryOptions('get', '/api/saleservice/subscription-trial/can-trial', undefined, {
      staleTime: 60_000,
      retry: false,
    }),
  /** Activities that have begun and are neither held nor over (API-033). */
  activities: () =>
    api.queryOptions('get', '/v1/saleservice/sale-activity/active-activities', undefined, {
      staleTime: 10 * 60_000,
      retry: false,
    }),
  /** Missions of the account: what each gives, and whether it was done and collected (API-036). */
  missions: () => api.queryOptions('get', '/api/missions', undefined),
};

/**
 * Collects the reward of a mission (API-036): `rewarded` is false when that was done before. Rejects with 409 MissionNotDone while it has
 * not been done. What the reward changes is read anew.
 */
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

/** Stores the answer to the push prompt, of the account or of a visitor (API-035, PUB-20). */
export function useAnswerPushPrompt() {
  return api.useMutation('post', '/v1/notifications/visitorRetention');
}

/** Asks whether a trial may be started, and of which plan, when it is needed; an answer that does not come counts as no (START-07). */
export function useAskTrialEligibility(): () => Promise<Schemas['TrialEligibility']> {
  const cache = useQueryClient();
  return async () => {
    try {
      return await cache.query(promotionQueries.canTrial());
    } catch {
      return { canTrial: false };
    }
  };
}
