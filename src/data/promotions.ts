import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';

/** What can be asked about trials and offers. */
export const promotionQueries = {
  /** Whether this account may start a trial (API-032). */
  canTrial: () =>
    api.queryOptions('get', '/api/saleservice/subscription-trial/can-trial', undefined, {
      staleTime: 60_000,
      retry: false,
    }),
};

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
