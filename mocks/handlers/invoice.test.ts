import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { InterfaceLanguage, OrderStatus } from '../../src/contract/enums.gen';
import { personas } from '../personas';
import { openClient, type TestClient } from '../test-client';

async function invoice(client: TestClient, language: InterfaceLanguage = 'en-US') {
  const { items } = (await client.ask('queryOrders', { body: { status: OrderStatus.Paid, take: 1 } })).body;
  const answer = await client.ask('getInvoice', { path: { id: items[0]?.orderId ?? '' }, language });
  const document = await PDFDocument.load(await answer.raw.arrayBuffer());
  return { order: items[0], answer, document };
}

test('ENUM-43 BILL-02 the invoice of a paid order is a PDF named by its number', async () => {
  const { order, answer, document } = await invoice(await openClient());
  expect(answer.raw.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.raw.headers.get('Content-Disposition')).toContain(`${order?.orderNumber}.pdf`);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe(`Invoice ${order?.orderNumber}`);
});

test.each(Object.values(InterfaceLanguage))('I18N-01 BILL-02 it is written in %s', async (language) => {
  const { document } = await invoice(await openClient(), language);
  expect(document.getTitle()).toMatch(/\S+ GL-/);
  const fonts = JSON.stringify(document.getPages()[0]?.node.Resources()?.toString());
  const eastern = language === 'ja-JP' ? /Japan1/ : language === 'ko-KR' ? /Korea1/ : /Helvetica/;
  expect(fonts).toMatch(eastern);
});

test.each(['professional', 'enterprisePlus', 'expired'] as const)(
  'BILL-02 the billing information of %s can be drawn',
  async (persona) => {
    const { document } = await invoice(await openClient(persona));
    expect(document.getPageCount()).toBe(1);
  },
);

test('ENUM-41 no text that can be typed stops an invoice', async () => {
  const client = await openClient();
  const hostile = [
    'Łódź Čapek Ştefan',
    'Ωμέγα Жуков',
    'שלום مرحبا',
    '🦊🧾',
    'line\nbreak\ttab',
    '\u0000\u0007',
    ')) Tj ET (',
    '한글 漢字 かな',
    '\ud83e',
  ];
  for (const city of hostile) {
    await client.emulator.db.orders.updateMany(
      client.emulator.db.orders.all().map((order) => order.orderId),
      (draft) => {
        if (draft.billTo && draft.userId === personas.standard.userId)
          draft.billTo = { ...draft.billTo, city, remark: `${city} `.repeat(30).slice(0, 500) };
      },
    );
    expect((await invoice(client)).document.getPageCount()).toBe(1);
  }
});

test('API-037 ENUM-41 an order paid while nothing was stored takes what is stored first, and keeps it', async () => {
  const { ask } = await openClient('standard', 'billingInformationEmpty');
  const first = async () => (await ask('queryOrders', { body: { status: OrderStatus.Paid, take: 1 } })).body.items[0];
  expect((await first())?.billTo).toBeNull();
  const body = {
    firstName: 'Mia',
    lastName: 'Castellan',
    email: 'mia@castellan.example',
    phone: '+44 20 7946 0102',
    address1: '27 Mercer Row',
    country: 'GB',
    city: 'Bath',
    postalCode: 'BA1 1AA',
    province: 'Somerset',
  };
  await ask('saveBillingInformation', { body });
  expect((await first())?.billTo?.city).toBe('Bath');
  await ask('saveBillingInformation', { body: { ...body, city: 'Leeds' } });
  expect((await first())?.billTo?.city).toBe('Bath');
});

test('API-026 orders of a period: from its first moment on, before its end', async () => {
  const { ask } = await openClient();
  const all = (await ask('queryOrders', { body: { take: 100 } })).body.items;
  const from = all[4]?.createdAt ?? '';
  const to = all[1]?.createdAt ?? '';
  const found = (await ask('queryOrders', { body: { take: 100, from, to } })).body;
  expect(found.items.map((order) => order.orderId)).toEqual(all.slice(2, 5).map((order) => order.orderId));
  expect(found.total).toBe(3);
  expect((await ask('queryOrders', { body: { from: 'yesterday' } })).status).toBe(422);
});
