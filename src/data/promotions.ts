import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import type { Schemas } from '../contract/types';

export type Activity = Schemas['Activity'];

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
};

/** Stores the answer to the push prompt, of the account or of a visitor (API-035, PUB-20). */
export function useAnswerPushPrompt() {
  return api.useMutation('post', '/v1/notifications/visitorRetention');
}

/** Asks whether a trial may be started, when it is needed; an answer that does not come counts as no (START-07). */
export function useAskTrialEligibility(): () => Promise<boolean> {
  const cache = useQueryClient();
  return async () => {
    try {
      return (await cache.query(promotionQueries.canTrial())).canTrial;
    } catch {
      return false;
    }
  };
}
