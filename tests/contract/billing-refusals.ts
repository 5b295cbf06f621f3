import { personas } from '../../mocks/personas';
import type { RefusalWays } from './refusals';

const method = (token: string) => `pm-${personas.standard.userId}-${token}`;

/** Refusals of billing and promotions that follow from what a call means. */
export const billingRefusals: RefusalWays = {
  removePaymentMethod: {
    409: async ({ client }) => {
      await client.ask('removePaymentMethod', { path: { id: method('paypal') } });
      return { path: { id: method('mastercard') } };
    },
  },
  setDefaultPaymentMethod: {
    409: async ({ client }) => {
      const added = await client.ask('addPaymentMethod', { body: { providerToken: 'tok_expired_card' } });
      return { path: { id: added.body.paymentMethodId } };
    },
  },
};
