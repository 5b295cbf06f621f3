import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { createPen, type Pen } from '#src/lib/pdf-pen';
import type { OrderRecord } from '#mocks/db/billing';
import { countryName } from '#mocks/seeds/countries';
import { goodsOf } from '#mocks/seeds/goods';
import { goodsTexts } from '#mocks/seeds/texts/goods';
import { invoiceTexts, methodName, seller } from '#mocks/seeds/texts/invoice';

const A4 = [595.28, 841.89] as const;
const LEFT = 56;
const RIGHT = A4[0] - 56;
const BOTTOM = 56;

const columns = { quantity: 350, unitPrice: 450, amount: RIGHT } as const;
const NAME_WIDTH = 230;

function addressOf(order: OrderRecord, language: InterfaceLanguage): string[] {
  const to = order.billTo;
  if (!to) return [];
  const eastern = language === 'ja-JP' || language === 'ko-KR';
  const name = eastern ? `${to.lastName} ${to.firstName}` : `${to.firstName} ${to.lastName}`;
  return [
    to.companyName,
    name,
    to.address1,
    to.address2,
    `${to.postalCode} ${to.city}`,
    to.province,
    to.country === '' ? '' : countryName(to.country, language),
    to.email,
    to.dutyParagraph === '' ? '' : `${invoiceTexts[language].vat}: ${to.dutyParagraph}`,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function rule(page: PDFPage, y: number): void {
  page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.6, opacity: 0.4 });
}

function drawAmounts(page: PDFPage, pen: Pen, order: OrderRecord, language: InterfaceLanguage, top: number): number {
  const texts = invoiceTexts[language];
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const right = (text: string, edge: number, y: number, bold = false) => {
    pen.draw(text, edge - pen.width(text, 10, bold), y, 10, bold);
  };
  pen.draw(texts.item, LEFT, top, 10, true);
  right(texts.quantity, columns.quantity, top, true);
  right(texts.unitPrice, columns.unitPrice, top, true);
  right(texts.amount, columns.amount, top, true);
  rule(page, top - 8);
  let y = top - 26;
  const [name = '', ...moreName] = pen.wrap(goodsTexts(order.code, language, true).name, NAME_WIDTH, 10);
  pen.draw(name, LEFT, y, 10);
  right(String(order.quantity), columns.quantity, y);
  right(money.format(order.unitPrice), columns.unitPrice, y);
  right(money.format(order.subtotal), columns.amount, y);
  for (const line of moreName) {
    y -= 14;
    pen.draw(line, LEFT, y, 10);
  }
  if (order.startsAt !== undefined && order.endsAt !== undefined) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    y -= 16;
    pen.draw(`${texts.period}: ${date.format(order.startsAt)} - ${date.format(order.endsAt)} (UTC)`, LEFT, y, 9);
  }
  rule(page, y - 12);
  y -= 30;
  const sums = [
    [texts.subtotal, order.subtotal] as const,
    ...order.lines.map((line) => [texts.lines[line.kind], -line.amount] as const),
  ];
  for (const [label, amount] of sums) {
    right(label, columns.unitPrice, y);
    right(money.format(amount), columns.amount, y);
    y -= 17;
  }
  right(texts.total, columns.unitPrice, y, true);
  right(money.format(order.total), columns.amount, y, true);
  if (order.addsToBalance > 0 && goodsOf(order.code).balance === undefined) {
    y -= 17;
    right(texts.toBalance, columns.unitPrice, y);
    right(money.format(order.addsToBalance), columns.amount, y);
  }
  return y;
}

/** Returns the PDF of a paid order. Never throws for user input (ENUM-43). */
export async function invoiceOf(order: OrderRecord, language: InterfaceLanguage): Promise<Uint8Array> {
  const texts = invoiceTexts[language];
  const document = await PDFDocument.create();
  const issued = new Date(order.paidAt ?? order.createdAt);
  document.setTitle(`${texts.invoice} ${order.orderNumber}`);
  document.setLanguage(language);
  document.setProducer('Gleaner');
  document.setCreationDate(issued);
  document.setModificationDate(issued);
  const page = document.addPage([...A4]);
  const pen = await createPen(document, page, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(issued);
  pen.draw('Gleaner', LEFT, 770, 14, true);
  const sellerLines = [...seller.lines, countryName(seller.country, language), seller.email];
  sellerLines.forEach((line, index) => pen.draw(line, RIGHT - pen.width(line, 9), 772 - index * 13, 9));
  pen.draw(texts.invoice, LEFT, 730, 24, true);
  pen.draw(`${texts.number}: ${order.orderNumber}`, LEFT, 700, 10);
  pen.draw(`${texts.date}: ${date} (UTC)`, LEFT, 684, 10);
  pen.draw(texts.billTo, LEFT, 650, 10, true);
  const address = addressOf(order, language).flatMap((line) => pen.wrap(line, RIGHT - LEFT, 10));
  address.forEach((line, index) => pen.draw(line, LEFT, 634 - index * 15, 10));
  let y = drawAmounts(page, pen, order, language, 634 - address.length * 15 - 30) - 40;
  const { paidWith } = order;
  const shownText = paidWith && [
    methodName(paidWith.type, language),
    paidWith.brand,
    paidWith.last4 && `**** ${paidWith.last4}`,
  ];
  const free = order.couponId === undefined ? texts.nothingToPay : texts.paidInFull;
  pen.draw(shownText ? `${texts.paidWith}: ${shownText.filter(Boolean).join(' ')}` : free, LEFT, y, 10);
  y -= 16;
  pen.draw(texts.noTax, LEFT, y, 10);
  const remark = order.billTo?.remark.replace(/\s+/g, ' ') ?? '';
  if (remark !== '') {
    pen.draw(`${texts.notes}:`, LEFT, y - 28, 10, true);
    y -= 44;
    let onPage = pen;
    for (const line of pen.wrap(remark, RIGHT - LEFT, 10)) {
      if (y < BOTTOM) {
        y = 770;
        onPage = await createPen(document, document.addPage([...A4]), language);
      }
      onPage.draw(line, LEFT, y, 10);
      y -= 14;
    }
  }
  return document.save();
}
