import { describe, expect, test } from 'vitest';
import { AccountLevel, GoodsCode, PaymentMethodStorage, PaymentResult } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';
import { payOrder, placeOrder } from './purchase-calls';

const list = async ({ call }: TestClient) => (await call('listPaymentMethods')).body.items;
const last4OfDefaults = async (client: TestClient) =>
  (await list(client)).filter((item) => item.isDefault).map((item) => item.last4);
const add = async ({ call }: TestClient, providerToken: string, more: object = {}) =>
  (await call('addPaymentMethod', { body: { providerToken, ...more } })).body;
const remove = ({ call }: TestClient, id: string) => call('removePaymentMethod', { path: { id } });

describe('stored payment methods', () => {
  test('ENUM-45 ENUM-53 a card has brand, last digits and expiry, and another method its holder', async () => {
    const client = await openClient('free');
    const visa = await add(client, 'tok_visa');
    expect(visa).toEqual({
      paymentMethodId: visa.paymentMethodId,
      type: 'CreditCard',
      brand: 'Visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2029,
      isExpired: false,
      holder: null,
      isDefault: true,
      createdAt: '2026-11-16T10:00:00.000Z',
    });
    const paypal = await add(client, 'tok_paypal');
    expect(paypal).toEqual({
      paymentMethodId: paypal.paymentMethodId,
      type: 'PayPal',
      brand: null,
      last4: null,
      expiryMonth: null,
      expiryYear: null,
      isExpired: false,
      holder: 'm***@example.com',
      isDefault: false,
      createdAt: '2026-11-16T10:00:00.000Z',
    });
    expect(await list(client)).toEqual([visa, paypal]);
    const unknown = await client.call('addPaymentMethod', { body: { providerToken: 'tok_unknown' } });
    expect([unknown.error.code, unknown.error.details]).toEqual([
      'TokenUnknown',
      [{ field: 'providerToken', message: 'is unknown' }],
    ]);
  });

  test('only the chosen payment method is the default', async () => {
    const client = await openClient('free');
    await add(client, 'tok_visa');
    const { paymentMethodId: id } = await add(client, 'tok_amex');
    const { body } = await client.call('setDefaultPaymentMethod', { path: { id } });
    expect([body.last4, body.isDefault]).toEqual(['8431', true]);
    expect(await last4OfDefaults(client)).toEqual(['8431']);
    expect((await client.call('setDefaultPaymentMethod', { path: { id: 'none' } })).status).toBe(404);
  });

  test('a payment method for one payment neither becomes the default nor is found for removal', async () => {
    const client = await openClient('free');
    for (const storage of [PaymentMethodStorage.WhenPaid, PaymentMethodStorage.Never]) {
      const token = storage === PaymentMethodStorage.Never ? 'tok_jcb' : 'tok_amex';
      const method = await add(client, token, { storage, isDefault: true });
      expect([method.isDefault, (await remove(client, method.paymentMethodId)).status]).toEqual([false, 404]);
    }
    expect(await list(client)).toEqual([]);
    await add(client, 'tok_visa', { storage: PaymentMethodStorage.Now });
    await add(client, 'tok_mastercard', { storage: PaymentMethodStorage.WhenPaid, isDefault: true });
    expect(await last4OfDefaults(client)).toEqual(['4242']);
    const again = { providerToken: 'tok_visa', storage: PaymentMethodStorage.Never };
    expect((await client.call('addPaymentMethod', { body: again })).error.code).toBe('PaymentMethodExists');
  });
});

describe('removing a payment method', () => {
  test('the newest other method becomes the default, unless the default stays', async () => {
    const client = await openClient('free');
    const visa = await add(client, 'tok_visa');
    client.advanceSeconds(1);
    const amex = await add(client, 'tok_amex');
    client.advanceSeconds(1);
    await add(client, 'tok_jcb');
    expect((await remove(client, amex.paymentMethodId)).status).toBe(204);
    expect(await last4OfDefaults(client)).toEqual(['4242']);
    await add(client, 'tok_discover');
    expect((await remove(client, visa.paymentMethodId)).status).toBe(204);
    expect([await last4OfDefaults(client), (await list(client)).map((item) => item.last4)]).toEqual([
      ['1117'],
      ['1117', '0505'],
    ]);
    for (const { paymentMethodId } of await list(client)) await remove(client, paymentMethodId);
    expect(await list(client)).toEqual([]);
  });

  test('a method with a pending payment stays until the payment is decided, and others can be removed', async () => {
    const client = await openClient('free');
    const visa = await add(client, 'tok_visa');
    const { orderId } = (await placeOrder(client, { code: GoodsCode.Credits20 })).body;
    expect((await payOrder(client, orderId, 'tok_ach')).body.result).toBe(PaymentResult.Pending);
    const bank = (await list(client)).find((item) => item.type === 'ACH')?.paymentMethodId ?? '';
    const refused = await remove(client, bank);
    expect([refused.status, refused.error.code]).toEqual([409, 'PaymentPending']);
    expect((await remove(client, visa.paymentMethodId)).status).toBe(204);
    client.advanceSeconds(600);
    await client.call('getAccount');
    expect((await remove(client, bank)).status).toBe(204);
  });

  test('a plan without renewal does not need its last payment method', async () => {
    const client = await openClient('expired');
    const [last, ...others] = await list(client);
    expect([others, (await remove(client, last?.paymentMethodId ?? '')).status]).toEqual([[], 204]);
  });
});

test('ROLE-11 a sub-member by level or by owner is refused', async () => {
  const client = await openClient('standard');
  const { userId } = personas.standard;
  const { accounts } = client.emulator.db;
  const answer = async () => {
    const { status, error } = await client.call('listPaymentMethods');
    return status === 200 ? status : [status, error.code];
  };
  expect(await answer()).toBe(200);
  await accounts.update(userId, (draft) => void (draft.parentUserId = personas.enterprise.userId));
  expect(await answer()).toEqual([403, 'SubMember']);
  await accounts.update(userId, (draft) => {
    draft.parentUserId = undefined;
    draft.accountLevel = AccountLevel.EnterpriseChild;
  });
  expect(await answer()).toEqual([403, 'SubMember']);
});

test('ENUM-41 an unknown country is named in the refusal and nothing is saved', async () => {
  const client = await openClient('standard');
  const before = (await client.call('getBillingInformation')).body;
  const { status, error } = await client.call('saveBillingInformation', { body: { ...before, country: 'XX' } });
  expect([status, error.code, error.details]).toEqual([422, 'Invalid', [{ field: 'country', message: 'is unknown' }]]);
  expect((await client.call('getBillingInformation')).body).toEqual(before);
});
