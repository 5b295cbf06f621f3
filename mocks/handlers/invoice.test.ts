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
          draft.billTo = { ...draft.billTo, city, remark: `${city} `.repeat(30) };
      },
    );
    expect((await invoice(client)).document.getPageCount()).toBe(1);
  }
});
