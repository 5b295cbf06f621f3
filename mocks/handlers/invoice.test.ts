import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream, StandardFonts, type PDFPage } from 'pdf-lib';
import { expect, test } from 'vitest';
import { GoodsCode, InterfaceLanguage, OrderStatus, PriceLineKind, SaleType } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, type TestClient } from '#mocks/test-client';

async function invoice(client: TestClient, language: InterfaceLanguage = 'en-US') {
  const { items } = (await client.call('queryOrders', { body: { status: OrderStatus.Paid, take: 1 } })).body;
  const answer = await client.call('getInvoice', { path: { id: items[0]?.orderId ?? '' }, language });
  const document = await PDFDocument.load(await answer.raw.arrayBuffer());
  return { order: items[0], answer, document };
}

interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

function textsOnPage(page: PDFPage): PdfText[] {
  const { context } = page.doc;
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => context.lookup(ref)) : [contents];
  const commands = streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  const texts = /\/Helvetica\S* ([\d.]+) Tf[\s\S]*?1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\s*<([0-9A-F]*)> Tj/g;
  return [...commands.matchAll(texts)].map(([, size, x, y, hex = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    text: Buffer.from(hex, 'hex').toString('latin1'),
  }));
}

async function read(client: TestClient, orderId: string, language: InterfaceLanguage = 'en-US') {
  const answer = await client.call('getInvoice', { path: { id: orderId }, language });
  const document = await PDFDocument.load(await answer.raw.arrayBuffer());
  const font = await document.embedFont(StandardFonts.Helvetica);
  const written = document.getPages().flatMap(textsOnPage);
  const outside = written.filter(
    ({ x, y, size, text }) =>
      x < 56 || y < 40 || x + font.widthOfTextAtSize(text, size) > document.getPage(0).getWidth() - 40,
  );
  return { texts: written.map(({ text }) => text), outside, pages: document.getPageCount() };
}

test('the longest billing information and remark stay within the page margins', async () => {
  const client = await openClient();
  const [order] = (await client.call('queryOrders', { body: { status: OrderStatus.Paid, take: 1 } })).body.items;
  const orderId = order?.orderId ?? '';
  await client.emulator.db.orders.update(orderId, (draft) => {
    if (draft.billTo)
      draft.billTo = {
        ...draft.billTo,
        companyName: 'Company of the long name '.repeat(4).trim(),
        address1: 'W'.repeat(200),
        address2: 'Building in the second yard behind the old mill '.repeat(4).trim(),
        remark: 'Order reference, cost center and department. '.repeat(11).trim(),
      };
  });
  const { texts, outside } = await read(client, orderId);
  expect(outside).toEqual([]);
  expect(texts.join('')).toContain('W'.repeat(30));
  expect(texts.filter((text) => /^W+$/.test(text)).join('')).toBe('W'.repeat(200));
  const far = await client.emulator.db.orders.update(orderId, (draft) => {
    if (draft.billTo) draft.billTo = { ...draft.billTo, remark: 'W '.repeat(250) };
  });
  expect(far).not.toBeNull();
  const long = await read(client, orderId);
  expect(long.outside).toEqual([]);
  expect(
    long.texts
      .filter((text) => /^[W ]+$/.test(text) && text.includes(' '))
      .join(' ')
      .match(/W/g),
  ).toHaveLength(250);
});

test('an invoice shows the number, period, total, payment method and seller', async () => {
  const client = await openClient('free');
  const { orderId } = (
    await client.call('placeOrder', { body: { code: GoodsCode.StandardMonthly, idempotencyKey: 'an-invoice' } })
  ).body;
  const { paymentMethodId } = (await client.call('addPaymentMethod', { body: { providerToken: 'tok_visa' } })).body;
  await client.call('payOrder', { path: { id: orderId }, body: { paymentMethodId } });
  const { body: order } = await client.call('getOrder', { path: { id: orderId } });
  const { texts, outside } = await read(client, orderId);
  expect(outside).toEqual([]);
  expect(texts).toContain(`Number: ${order.orderNumber}`);
  expect(texts.filter((text) => /^(Date|Period): .*\(UTC\)$/.test(text))).toHaveLength(2);
  expect(texts.filter((text) => text === `$${order.total.toFixed(2)}`).length).toBeGreaterThan(0);
  expect(texts).toContain('Paid with: Credit card Visa **** 4242');
  const from = ['Gleaner, Inc.', '100 Example Avenue, Suite 4', 'San Francisco, CA 94105', 'United States'];
  expect(texts).toEqual(expect.arrayContaining([...from, 'billing@gleaner.example']));
});

test('an order covered by the old plan mentions no coupon and shows the credited balance', async () => {
  const client = await openClient('basic');
  const { orderId } = (
    await client.call('placeOrder', { body: { code: GoodsCode.StandardMonthly, idempotencyKey: 'for-nothing' } })
  ).body;
  await client.emulator.db.orders.update(orderId, (draft) => {
    draft.status = OrderStatus.Paid;
    draft.paidAt = draft.createdAt;
  });
  const [record] = client.emulator.db.orders.all().filter((order) => order.orderId === orderId);
  if (!record) throw new Error('There is no order');
  await client.emulator.db.orders.remove(orderId);
  await client.emulator.db.orders.insert({
    ...record,
    lines: [{ kind: PriceLineKind.Proration, saleType: SaleType.Reduction, amount: record.subtotal }],
    total: 0,
    addsToBalance: 12.5,
  });
  const { texts } = await read(client, orderId);
  expect(texts).toContain('Nothing was left to pay.');
  expect(texts).not.toContain('Paid in full with a coupon.');
  expect(texts.slice(texts.indexOf('Added to balance'))[1]).toBe('$12.50');
});

test('the invoice of a paid order is a PDF named by the order number', async () => {
  const { order, answer, document } = await invoice(await openClient());
  expect(answer.raw.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.raw.headers.get('Content-Disposition')).toContain(`${order?.orderNumber}.pdf`);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe(`Invoice ${order?.orderNumber}`);
});

test.each(Object.values(InterfaceLanguage))('I18N-01 the invoice is written in %s', async (language) => {
  const { document } = await invoice(await openClient(), language);
  expect(document.getTitle()).toMatch(/\S+ GL-/);
  const fonts = JSON.stringify(document.getPages()[0]?.node.Resources()?.toString());
  const eastern = language === 'ja-JP' ? /Japan1/ : language === 'ko-KR' ? /Korea1/ : /Helvetica/;
  expect(fonts).toMatch(eastern);
});

test.each(['professional', 'enterprisePlus', 'expired'] as const)(
  'the billing information of %s fits on one page',
  async (persona) => {
    const { document } = await invoice(await openClient(persona));
    expect(document.getPageCount()).toBe(1);
  },
);

test('any text in the billing information can be drawn on an invoice', async () => {
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

test('API-037 an order paid without billing information takes the first saved one and keeps it', async () => {
  const { call } = await openClient('standard', 'billingInformationEmpty');
  const first = async () => (await call('queryOrders', { body: { status: OrderStatus.Paid, take: 1 } })).body.items[0];
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
  await call('saveBillingInformation', { body });
  expect((await first())?.billTo?.city).toBe('Bath');
  await call('saveBillingInformation', { body: { ...body, city: 'Leeds' } });
  expect((await first())?.billTo?.city).toBe('Bath');
});

test('API-026 a period of orders includes its start and excludes its end', async () => {
  const { call } = await openClient();
  const all = (await call('queryOrders', { body: { take: 100 } })).body.items;
  const from = all[4]?.createdAt ?? '';
  const to = all[1]?.createdAt ?? '';
  const found = (await call('queryOrders', { body: { take: 100, from, to } })).body;
  expect(found.items.map((order) => order.orderId)).toEqual(all.slice(2, 5).map((order) => order.orderId));
  expect(found.total).toBe(3);
  expect((await call('queryOrders', { body: { from: 'yesterday' } })).status).toBe(422);
});
