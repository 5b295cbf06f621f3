import type { GoodsCode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { TestClient, TestAnswer } from '#mocks/test-client';

let key = 0;

export const placeOrder = (
  client: TestClient,
  body: Partial<Schemas['OrderRequest']> & { code: GoodsCode },
): Promise<TestAnswer<'placeOrder'>> =>
  client.call('placeOrder', { body: { idempotencyKey: `key-of-test-${++key}`, ...body } });

export async function payOrder(
  client: TestClient,
  orderId: string,
  providerToken = 'tok_visa',
  confirmationId?: string,
): Promise<TestAnswer<'payOrder'>> {
  const methods = (await client.call('listPaymentMethods')).body.items;
  const added = await client.call('addPaymentMethod', { body: { providerToken, isDefault: true } });
  const id =
    added.status === 200 ? added.body.paymentMethodId : methods.find((method) => method.isDefault)?.paymentMethodId;
  return client.call('payOrder', {
    path: { id: orderId },
    body: { paymentMethodId: id, confirmationId },
  });
}

export async function buyGoods(
  client: TestClient,
  code: GoodsCode,
  more: Partial<Schemas['OrderRequest']> = {},
): Promise<Schemas['Order']> {
  const order = (await placeOrder(client, { code, ...more })).body;
  return (await payOrder(client, order.orderId)).body.order;
}

export const getSubscription = async (client: TestClient): Promise<Schemas['Subscription']> =>
  (await client.call('getSubscription')).body;
export const getAccount = async (client: TestClient): Promise<Schemas['Account']> =>
  (await client.call('getAccount')).body;
