import { z } from '#src/lib/zod';
import { limits } from '#src/contract/limits.gen';
import { DeclineReason, PaymentResult, type GoodsCode } from '#src/contract/enums.gen';
import { isGoodsCode, baseGoodsCode } from '#src/domain/goods';
import { safeReturnPath } from '#src/lib/safe-return';

export interface CheckoutParams {
  readonly code: GoodsCode | undefined;
  readonly quantity: number;
  readonly coupon: string | undefined;
  readonly order: string | undefined;
  /** Path on this site to return to afterwards. */
  readonly back: string | undefined;
}

export function readCheckoutParams(search: URLSearchParams): CheckoutParams {
  const code = search.get('code') ?? '';
  const quantity = Number(search.get('quantity') ?? '1');
  return {
    code: isGoodsCode(code) ? baseGoodsCode(code) : undefined,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.orderQuantity.max ? quantity : 1,
    coupon: search.get('coupon')?.slice(0, 100) || undefined,
    order: search.get('order') || undefined,
    back: safeReturnPath(search.get('back'), '') || undefined,
  };
}

const outcome = z.object({
  result: z.enum(Object.values(PaymentResult)),
  reason: z.nullable(z.enum(Object.values(DeclineReason))),
  confirmationId: z.nullable(z.string()),
  confirmationUrl: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  methodId: z.string(),
  foundAgain: z.boolean(),
});

export type CheckoutOutcome = z.infer<typeof outcome>;

export const readCheckoutOutcome = (state: unknown): CheckoutOutcome | undefined => outcome.safeParse(state).data;
