import { z } from 'zod';
import type { CostFacts } from '#src/domain/start-checks';

const cost = z.object({ price: z.number(), balance: z.number(), estimatedRows: z.number() });
const back = z.string().startsWith('/console/');

const schema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('balanceTooLow'), cost, needed: z.number(), back }),
  z.object({ reason: z.literal('lowBalance'), cost, back }),
  z.object({ reason: z.literal('premiumProxies'), needed: z.number(), back }),
  z.object({ reason: z.literal('recharge'), back }),
]);

/**
 * Why somebody was led to the balance page, and the address to go on at: a start that the balance does not cover (START-14), one that was
 * asked about (START-16), either of them before it was tried (ERR-16), premium proxies that need more (FORM-37; `needed` in dollars), or
 * starts that the server refused (ERR-13).
 */
export type BalanceVisit =
  | {
      readonly reason: 'balanceTooLow';
      readonly cost: CostFacts;
      /** Dollars that a start needs. */
      readonly needed: number;
      readonly back: string;
    }
  | { readonly reason: 'lowBalance'; readonly cost: CostFacts; readonly back: string }
  | { readonly reason: 'premiumProxies'; readonly needed: number; readonly back: string }
  | { readonly reason: 'recharge'; readonly back: string };

/** The visit that the state of an address tells of, undefined when somebody came by another way. */
export function readBalanceVisit(state: unknown): BalanceVisit | undefined {
  return schema.safeParse(state).data;
}
