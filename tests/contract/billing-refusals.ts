import { GoodsCode } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import type { RefusalTable } from './refusals';

const { userId } = personas.standard;
const method = (token: string) => `pm-${userId}-${token}`;

export const billingRefusals: RefusalTable = {
  priceOrder: { 409: () => ({ body: { code: GoodsCode.StandardMonthly } }) },
  priceSubscription: { 409: () => ({ body: { code: GoodsCode.Enterprise } }) },
  placeOrder: { 409: ({ recipe }) => ({ body: { ...recipe.body, expectedTotal: 0.01 } }) },
  payOrder: { 409: () => ({ path: { id: `order-${userId}-rule` }, body: { paymentMethodId: method('mastercard') } }) },
  cancelOrder: { 409: () => ({ path: { id: `order-${userId}-rule` } }) },
  getInvoice: { 409: () => ({ path: { id: `order-${userId}-waiting` } }) },
  completeMission: { 409: ({ recipe, tokens }) => ({ ...recipe, token: tokens.noPlan }) },
  removePaymentMethod: {
    409: async ({ client }) => {
      await client.call('removePaymentMethod', { path: { id: method('paypal') } });
      return { path: { id: method('mastercard') } };
    },
  },
  setDefaultPaymentMethod: {
    409: async ({ client }) => {
      const added = await client.call('addPaymentMethod', { body: { providerToken: 'tok_expired_card' } });
      return { path: { id: added.body.paymentMethodId } };
    },
  },
};
