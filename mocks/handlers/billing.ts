import { billingInformationHandlers } from './billing-information';
import { couponHandlers } from './coupons';
import { goodsHandlers } from './goods';
import { paymentMethodHandlers } from './payment-methods';

/** One resolver per call on goods, coupons, payment methods and billing information. */
export const billingHandlers = {
  ...goodsHandlers,
  ...couponHandlers,
  ...paymentMethodHandlers,
  ...billingInformationHandlers,
};
