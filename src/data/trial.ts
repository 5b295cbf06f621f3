import { useMutation } from '@tanstack/react-query';
import { client } from '#src/api/client';
import { SubscriptionStatus } from '#src/contract/enums.gen';
import { isResponseLost, useInvalidatePurchases, type Subscription } from './purchases';

async function start(): Promise<Subscription> {
  try {
    return await client.POST('/api/saleservice/subscription-trial');
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    const found = await client.GET('/api/orderservice/subscriptions/current').catch(() => undefined);
    if (found?.status === SubscriptionStatus.Trial) return found;
    throw error;
  }
}

/** After a lost response, reads the plan. Rejects with 409 TrialDone, TrialRefused or LevelTooHigh (BILL-07). */
export function useStartTrial() {
  const invalidatePurchases = useInvalidatePurchases();
  return useMutation({ mutationFn: start, onSettled: invalidatePurchases });
}
