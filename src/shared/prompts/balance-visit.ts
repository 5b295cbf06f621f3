import { z } from '#src/lib/zod';
import type { CostFacts } from '#src/domain/start-checks';

const cost = z.object({ price: z.number(), balance: z.number(), estimatedRows: z.number() });
const back = z.string().check(z.startsWith('/console/'));

const schema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('balanceTooLow'), cost, needed: z.number(), back }),
  z.object({ reason: z.literal('lowBalance'), cost, back }),
  z.object({ reason: z.literal('premiumProxies'), needed: z.number(), back }),
  z.object({ reason: z.literal('recharge'), back }),
]);

/** START-14, START-16, ERR-13, ERR-16, FORM-37 */
export type BalanceVisit =
  | {
      readonly reason: 'balanceTooLow';
      readonly cost: CostFacts;
      /** Dollars. */
      readonly needed: number;
      readonly back: string;
    }
  | { readonly reason: 'lowBalance'; readonly cost: CostFacts; readonly back: string }
  | { readonly reason: 'premiumProxies'; readonly needed: number; readonly back: string }
  | { readonly reason: 'recharge'; readonly back: string };

export function readBalanceVisit(state: unknown): BalanceVisit | undefined {
  return schema.safeParse(state).data;
}
