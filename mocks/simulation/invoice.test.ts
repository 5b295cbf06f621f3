import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { GoodsCode, InterfaceLanguage, OrderStatus, PriceLineKind, SaleType } from '#src/contract/enums.gen';
import type { OrderRecord } from '#mocks/db/billing';
import { personas } from '#mocks/personas';
import { goodsTexts } from '#mocks/seeds/texts/goods';
import { openClient } from '#mocks/test-client';
import { invoiceOf } from './invoice';

interface Shown {
  readonly page: number;
  readonly font: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

async function shownIn(bytes: Uint8Array): Promise<Shown[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().flatMap((page, index) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
    const commands = streams
      .filter((stream) => stream instanceof PDFRawStream)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n');
    const texts = /\/(\S+) ([\d.]+) Tf\s([\s\S]*?)<([0-9A-Fa-f]*)> Tj/g;
    return [...commands.matchAll(texts)].map(([, font = '', size, between = '', hex = '']) => {
      const [x, y] = (/([\d.-]+) ([\d.-]+) (?:Tm|Td)\s*$/.exec(between.trim()) ?? []).slice(1).map(Number);
      const codes = Buffer.from(hex, 'hex');
      const text = font.startsWith('Helvetica') ? codes.toString('latin1') : codes.swap16().toString('utf16le');
      return { page: index, font: font.replace(/-\d+$/, ''), size: Number(size), x: x ?? 0, y: y ?? 0, text };
    });
  });
}

async function openOrder(change: Partial<OrderRecord> = {}) {
  const { db } = (await openClient()).emulator;
  const order = db.orders.all().find(({ userId, status, category }) => {
    return userId === personas.standard.userId && status === OrderStatus.Paid && category === 'Plan';
  });
  if (!order?.billTo) throw new Error('The seeds have a paid plan with an address');
  return { billTo: order.billTo, order: { ...order, ...change } };
}

const textsOf = async (order: OrderRecord, language: InterfaceLanguage = InterfaceLanguage.EnUS) =>
  (await shownIn(await invoiceOf(order, language))).map(({ text }) => text);

const addressIn = (texts: readonly string[]) => texts.slice(texts.indexOf('Bill to') + 1, texts.indexOf('Item'));

describe('address on an invoice', () => {
  test('the address has every line that was given, without outer blanks', async () => {
    const { order } = await openOrder();
    expect(addressIn(await textsOf(order))).toEqual([
      'Castellan Research',
      'Mia Castellan',
      '27 Mercer Row',
      'Second floor',
      'BS1 4XX Bristol',
      'Bristol',
      'United Kingdom',
      'accounts@castellan-research.example',
      'VAT number: GB123456789',
    ]);
    expect(addressIn(await textsOf(order, InterfaceLanguage.EnUS))).toHaveLength(9);
  });

  test('lines that were not given leave no gap, and without an address there is none', async () => {
    const { order, billTo } = await openOrder();
    const none = { companyName: ' ', address2: '', country: '', dutyParagraph: '', province: '', lastName: '' };
    const short = await shownIn(
      await invoiceOf({ ...order, billTo: { ...billTo, ...none, remark: '' } }, InterfaceLanguage.EnUS),
    );
    const texts = short.map(({ text }) => text);
    expect(addressIn(texts)).toEqual([
      'Mia',
      '27 Mercer Row',
      'BS1 4XX Bristol',
      'accounts@castellan-research.example',
    ]);
    const places = short.slice(texts.indexOf('Bill to'), texts.indexOf('Item') + 1).map(({ y }) => y);
    expect(places).toEqual([650, 634, 619, 604, 589, 544]);
    expect(texts).not.toContain('Notes:');
    expect(addressIn(await textsOf({ ...order, billTo: undefined }))).toEqual([]);
  });

  test('the family name comes first in Japanese and Korean only', async () => {
    const { order, billTo } = await openOrder();
    const named = { ...order, billTo: { ...billTo, firstName: 'Given', lastName: 'Family' } };
    for (const language of Object.values(InterfaceLanguage)) {
      const eastern = language === InterfaceLanguage.JaJP || language === InterfaceLanguage.KoKR;
      const texts = await textsOf(named, language);
      expect([texts.includes('Family Given'), texts.includes('Given Family')]).toEqual([eastern, !eastern]);
    }
  });
});

describe('amounts on an invoice', () => {
  test('the item, its period and each part of the price are listed, and only headings and the total are bold', async () => {
    const { order } = await openOrder({
      code: GoodsCode.StandardMonthly,
      quantity: 2,
      unitPrice: 99,
      subtotal: 198,
      lines: [
        { kind: PriceLineKind.Coupon, saleType: SaleType.Reduction, amount: 10 },
        { kind: PriceLineKind.Proration, saleType: SaleType.Reduction, amount: 8.5 },
      ],
      total: 179.5,
      addsToBalance: 0,
      startsAt: Date.parse('2026-11-16T23:30:00Z'),
      endsAt: Date.parse('2027-01-16T23:30:00Z'),
    });
    const shown = await shownIn(await invoiceOf(order, InterfaceLanguage.EnUS));
    const texts = shown.map(({ text }) => text);
    const from = texts.indexOf('Item');
    expect(
      texts.slice(
        from,
        texts.findIndex((text) => text.startsWith('Paid with')),
      ),
    ).toEqual([
      'Item',
      'Quantity',
      'Unit price',
      'Amount',
      goodsTexts(GoodsCode.StandardMonthly, InterfaceLanguage.EnUS, true).name,
      '2',
      '$99.00',
      '$198.00',
      'Period: Nov 16, 2026 - Jan 16, 2027 (UTC)',
      'Subtotal',
      '$198.00',
      'Coupon',
      '-$10.00',
      'Unused time on previous plan',
      '-$8.50',
      'Total',
      '$179.50',
    ]);
    const bold = shown.filter(({ font }) => font === 'Helvetica-Bold').map(({ text }) => text);
    expect(bold).toEqual(
      expect.arrayContaining(['Bill to', 'Item', 'Quantity', 'Unit price', 'Amount', 'Total', '$179.50']),
    );
    expect(bold).not.toContain('Subtotal');
    expect(bold).not.toContain('$198.00');
    const rows = new Set(shown.slice(from, from + 17).map(({ y }) => y));
    const steps = [...rows].map((y, index, all) => (all[index - 1] ?? y) - y);
    expect(steps).toEqual([0, 26, 16, 30, 17, 17, 17]);
  });

  test('an order for a part of the dates or without them shows no period', async () => {
    const { order } = await openOrder();
    for (const change of [{ startsAt: undefined }, { endsAt: undefined }])
      expect((await textsOf({ ...order, ...change })).filter((text) => text.startsWith('Period'))).toEqual([]);
  });

  test('only money that exceeds the price of a plan is shown as added to the balance', async () => {
    const { order } = await openOrder();
    const added = async (change: Partial<OrderRecord>) =>
      (await textsOf({ ...order, ...change })).includes('Added to balance');
    expect(await added({ addsToBalance: 5 })).toBe(true);
    expect(await added({ addsToBalance: 0 })).toBe(false);
    expect(await added({ addsToBalance: 20, code: GoodsCode.Credits20 })).toBe(false);
  });
});

describe('rest of an invoice', () => {
  test('the lines of the seller go down the page', async () => {
    const { order } = await openOrder();
    const shown = await shownIn(await invoiceOf(order, InterfaceLanguage.EnUS));
    const lines = shown.slice(
      1,
      shown.findIndex(({ text }) => text === 'Invoice'),
    );
    expect(lines.map(({ text, y }) => [text, y])).toEqual([
      ['Gleaner, Inc.', 772],
      ['100 Example Avenue, Suite 4', 759],
      ['San Francisco, CA 94105', 746],
      ['United States', 733],
      ['billing@gleaner.example', 720],
    ]);
  });

  test('the date is that of the payment in UTC, otherwise that of the order, and so is the date of the file', async () => {
    const paidAt = Date.parse('2026-11-16T23:30:00Z');
    const { order } = await openOrder({ createdAt: Date.parse('2026-10-02T00:00:00Z') });
    for (const [change, date] of [
      [{ paidAt }, 'November 16, 2026'],
      [{ paidAt: undefined }, 'October 2, 2026'],
    ] as const) {
      const dated = { ...order, ...change };
      const bytes = await invoiceOf(dated, InterfaceLanguage.EnUS);
      expect((await shownIn(bytes)).map(({ text }) => text)).toContain(`Date: ${date} (UTC)`);
      const document = await PDFDocument.load(bytes, { updateMetadata: false });
      const issued = new Date(dated.paidAt ?? dated.createdAt);
      expect([document.getCreationDate(), document.getModificationDate()]).toEqual([issued, issued]);
      expect([document.getTitle(), document.getProducer()]).toEqual([`Invoice ${order.orderNumber}`, 'Gleaner']);
      expect(document.catalog.toString()).toContain('Lang');
    }
  });

  test('the payment is named with what is known of it', async () => {
    const { order } = await openOrder({ couponId: undefined });
    const paidWith = { type: 'PayPal', brand: null, last4: null } as const;
    expect(await textsOf({ ...order, paidWith })).toContain('Paid with: PayPal');
    expect(await textsOf({ ...order, paidWith: { type: 'CreditCard', brand: 'JCB', last4: '0505' } })).toContain(
      'Paid with: Credit card JCB **** 0505',
    );
    expect(await textsOf({ ...order, paidWith: undefined })).toContain('Nothing was left to pay.');
    expect(await textsOf({ ...order, paidWith: undefined, couponId: 'coupon' })).toContain(
      'Paid in full with a coupon.',
    );
  });

  test('the tax note is below the payment and does not overlap it', async () => {
    const { order } = await openOrder();
    const shown = await shownIn(await invoiceOf(order, InterfaceLanguage.EnUS));
    const payment = shown.find(({ text }) => text.startsWith('Paid with'));
    const tax = shown.find(({ text }) => text === 'No tax is charged.');
    expect((payment?.y ?? 0) - (tax?.y ?? 0)).toBeGreaterThanOrEqual(payment?.size ?? Infinity);
  });

  test('a remark is one text after a heading, and continues on further pages', async () => {
    const { order, billTo } = await openOrder();
    const shownWith = async (remark: string) =>
      shownIn(await invoiceOf({ ...order, billTo: { ...billTo, remark } }, InterfaceLanguage.EnUS));
    const short = await shownWith('Order\n\n 4711\tand more');
    const index = short.findIndex(({ text }) => text === 'Notes:');
    const tax = short.find(({ text }) => text === 'No tax is charged.');
    expect(short.slice(index).map(({ text }) => text)).toEqual(['Notes:', 'Order 4711 and more']);
    expect(short.slice(index).map(({ font }) => font)).toEqual(['Helvetica-Bold', 'Helvetica']);
    expect(short.slice(index).map(({ y }) => (tax?.y ?? 0) - y)).toEqual([28, 44]);
    const long = await shownWith('word '.repeat(1_200).trim());
    const lines = long.slice(long.findIndex(({ text }) => text === 'Notes:') + 1);
    expect(lines.map(({ text }) => text.trim()).join(' ')).toBe('word '.repeat(1_200).trim());
    const second = lines.filter(({ page }) => page === 1);
    expect(second.slice(0, 2).map(({ y }) => y)).toEqual([770, 756]);
    const first = lines.filter(({ page }) => page === 0);
    expect(Math.min(...first.map(({ y }) => y))).toBeGreaterThanOrEqual(56);
    expect(Math.min(...first.map(({ y }) => y))).toBeLessThan(70);
  });
});
