import { z } from 'zod';
import { limits } from '#src/contract/limits.gen';
import { DeclineReason, PaymentResult, type GoodsCode } from '#src/contract/enums.gen';
import { isGoodsCode, plainCode } from '#src/domain/goods';
import { safeReturnPath } from '#src/lib/safe-return';

/** What an address of the checkout asks for: goods, or an order that waits (BILL-09). */
export interface CheckoutParams {
  readonly code: GoodsCode | undefined;
  readonly quantity: number;
  readonly coupon: string | undefined;
  readonly order: string | undefined;
  /** Where to go on afterwards, a path of this site. */
  readonly back: string | undefined;
}

/** Reads the address of the checkout; what does not fit is as if it were not there. */
export function readCheckoutParams(search: URLSearchParams): CheckoutParams {
  const code = search.get('code') ?? '';
  const quantity = Number(search.get('quantity') ?? '1');
  return {
    code: isGoodsCode(code) ? plainCode(code) : undefined,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.orderQuantity.max ? quantity : 1,
    coupon: search.get('coupon')?.slice(0, 100) || undefined,
    order: search.get('order') || undefined,
    back: safeReturnPath(search.get('back'), '') || undefined,
  };
}

const outcome = z.object({
  result: z.enum(Object.values(PaymentResult)),
  reason: z.enum(Object.values(DeclineReason)).nullable(),
  confirmationId: z.string().nullable(),
  confirmationUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
  methodId: z.string(),
  foundAgain: z.boolean(),
});

/** What became of a payment, as it is carried to the page of its result. */
export type Outcome = z.infer<typeof outcome>;

/** The outcome that the state of an address carries; undefined when somebody came by another way. */
export const readOutcome = (state: unknown): Outcome | undefined => outcome.safeParse(state).data;
