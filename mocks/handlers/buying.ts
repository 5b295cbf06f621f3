import type { GoodsCode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { TestClient, TestAnswer } from '#mocks/test-client';

let key = 0;

export const place = (
  client: TestClient,
  body: Partial<Schemas['OrderRequest']> & { code: GoodsCode },
): Promise<TestAnswer<'placeOrder'>> =>
  client.ask('placeOrder', { body: { idempotencyKey: `key-of-test-${++key}`, ...body } });

export async function pay(
  client: TestClient,
  orderId: string,
  providerToken = 'tok_visa',
  confirmationId?: string,
): Promise<TestAnswer<'payOrder'>> {
  const methods = (await client.ask('listPaymentMethods')).body.items;
  const added = await client.ask('addPaymentMethod', { body: { providerToken, isDefault: true } });
  const id =
    added.status === 200 ? added.body.paymentMethodId : methods.find((method) => method.isDefault)?.paymentMethodId;
  return client.ask('payOrder', {
    path: { id: orderId },
    body: { paymentMethodId: id, confirmationId },
  });
}

export async function buy(
  client: TestClient,
  code: GoodsCode,
  more: Partial<Schemas['OrderRequest']> = {},
): Promise<Schemas['Order']> {
  const order = (await place(client, { code, ...more })).body;
  return (await pay(client, order.orderId)).body.order;
}

export const subscription = async (client: TestClient): Promise<Schemas['Subscription']> =>
  (await client.ask('getSubscription')).body;
export const account = async (client: TestClient): Promise<Schemas['Account']> => (await client.ask('getAccount')).body;
