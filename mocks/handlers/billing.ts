import { billingInformationHandlers } from './billing-information';
import { couponHandlers } from './coupons';
import { goodsHandlers } from './goods';
import { orderHandlers } from './orders';
import { paymentMethodHandlers } from './payment-methods';
import { subscriptionHandlers } from './subscriptions';
import { usageHandlers } from './usage';

export const billingHandlers = {
  ...goodsHandlers,
  ...orderHandlers,
  ...couponHandlers,
  ...paymentMethodHandlers,
  ...subscriptionHandlers,
  ...billingInformationHandlers,
  ...usageHandlers,
};
