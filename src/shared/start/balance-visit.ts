import { z } from 'zod';
import type { CostFacts } from '../../domain/start-checks';

const schema = z.object({
  reason: z.literal('balanceTooLow'),
  cost: z.object({ price: z.number(), balance: z.number(), estimatedRows: z.number() }),
  needed: z.number(),
  back: z.string().startsWith('/console/'),
});

/** Why a start led to the balance page, and the address of the form to go on with (START-14). */
export interface BalanceVisit {
  readonly reason: 'balanceTooLow';
  readonly cost: CostFacts;
  /** Dollars that a start needs. */
  readonly needed: number;
  readonly back: string;
}

/** The visit that the state of an address tells of, undefined when somebody came by another way. */
export function readBalanceVisit(state: unknown): BalanceVisit | undefined {
  return schema.safeParse(state).data;
}
