import { PaymentMethodType, PriceLineKind, type InterfaceLanguage } from '#src/contract/enums.gen';

interface InvoiceTexts {
  readonly invoice: string;
  readonly number: string;
  readonly date: string;
  readonly billTo: string;
  readonly vat: string;
  readonly item: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly total: string;
  readonly noTax: string;
  readonly paidWith: string;
  readonly paidInFull: string;
  readonly nothingToPay: string;
  readonly toBalance: string;
  readonly period: string;
  readonly notes: string;
  readonly lines: Readonly<Record<PriceLineKind, string>>;
}

export const seller = {
  lines: ['Gleaner, Inc.', '100 Example Avenue, Suite 4', 'San Francisco, CA 94105'],
  country: 'US',
  email: 'billing@gleaner.example',
} as const;

const { Activity, Coupon, Proration } = PriceLineKind;

export const invoiceTexts: Readonly<Record<InterfaceLanguage, InvoiceTexts>> = {
  'en-US': {
    invoice: 'Invoice',
    number: 'Number',
    date: 'Date',
    billTo: 'Bill to',
    vat: 'VAT number',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    total: 'Total',
    noTax: 'No tax is charged.',
    paidWith: 'Paid with',
    paidInFull: 'Paid in full with a coupon.',
    nothingToPay: 'Nothing was left to pay.',
    toBalance: 'Added to balance',
    period: 'Period',
    notes: 'Notes',
    lines: { [Activity]: 'Offer', [Coupon]: 'Coupon', [Proration]: 'Unused time on previous plan' },
  },
  'es-ES': {
    invoice: 'Factura',
    number: 'Número',
    date: 'Fecha',
    billTo: 'Facturar a',
    vat: 'NIF-IVA',
    item: 'Concepto',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    total: 'Total',
    noTax: 'No se aplican impuestos.',
    paidWith: 'Pagado con',
    paidInFull: 'Pagado por completo con un cupón.',
    nothingToPay: 'No quedaba nada por pagar.',
    toBalance: 'Abonado al saldo',
    period: 'Periodo',
    notes: 'Notas',
    lines: { [Activity]: 'Precio de oferta', [Coupon]: 'Cupón', [Proration]: 'Abono por el plan sustituido' },
  },
  'ja-JP': {
    invoice: '請求書',
    number: '番号',
    date: '日付',
    billTo: '請求先',
    vat: '登録番号',
    item: '品目',
    quantity: '数量',
    unitPrice: '単価',
    amount: '金額',
    subtotal: '小計',
    total: '合計',
    noTax: '税はかかりません。',
    paidWith: 'お支払い方法',
    paidInFull: 'クーポンで全額お支払い済みです。',
    nothingToPay: 'お支払いはありませんでした。',
    toBalance: '残高への加算',
    period: '期間',
    notes: '備考',
    lines: { [Activity]: 'キャンペーン価格', [Coupon]: 'クーポン', [Proration]: '以前のプランの未使用期間' },
  },
  'de-DE': {
    invoice: 'Rechnung',
    number: 'Nummer',
    date: 'Datum',
    billTo: 'Rechnung an',
    vat: 'USt-IdNr.',
    item: 'Posten',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    noTax: 'Es wird keine Steuer berechnet.',
    paidWith: 'Bezahlt mit',
    paidInFull: 'Vollständig mit einem Gutschein bezahlt.',
    nothingToPay: 'Es war nichts mehr zu zahlen.',
    toBalance: 'Dem Guthaben gutgeschrieben',
    period: 'Zeitraum',
    notes: 'Anmerkungen',
    lines: { [Activity]: 'Angebotspreis', [Coupon]: 'Gutschein', [Proration]: 'Gutschrift für den ersetzten Tarif' },
  },
  'fr-FR': {
    invoice: 'Facture',
    number: 'Numéro',
    date: 'Date',
    billTo: 'Facturé à',
    vat: 'N° de TVA',
    item: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    noTax: 'Aucune taxe n’est appliquée.',
    paidWith: 'Payé avec',
    paidInFull: 'Payé intégralement avec un coupon.',
    nothingToPay: 'Il ne restait rien à payer.',
    toBalance: 'Ajouté au solde',
    period: 'Période',
    notes: 'Remarques',
    lines: {
      [Activity]: 'Prix promotionnel',
      [Coupon]: 'Coupon',
      [Proration]: 'Avoir pour l’offre remplacée',
    },
  },
  'it-IT': {
    invoice: 'Fattura',
    number: 'Numero',
    date: 'Data',
    billTo: 'Fatturare a',
    vat: 'Partita IVA',
    item: 'Voce',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    amount: 'Importo',
    subtotal: 'Subtotale',
    total: 'Totale',
    noTax: 'Non si applicano imposte.',
    paidWith: 'Pagato con',
    paidInFull: 'Pagato per intero con un coupon.',
    nothingToPay: 'Non restava nulla da pagare.',
    toBalance: 'Accreditato sul saldo',
    period: 'Periodo',
    notes: 'Note',
    lines: { [Activity]: 'Prezzo promozionale', [Coupon]: 'Coupon', [Proration]: 'Accredito per il piano sostituito' },
  },
  'ko-KR': {
    invoice: '청구서',
    number: '번호',
    date: '날짜',
    billTo: '청구 대상',
    vat: '부가세 등록번호',
    item: '항목',
    quantity: '수량',
    unitPrice: '단가',
    amount: '금액',
    subtotal: '소계',
    total: '합계',
    noTax: '세금이 부과되지 않습니다.',
    paidWith: '결제 수단',
    paidInFull: '쿠폰으로 전액 결제되었습니다.',
    nothingToPay: '결제할 금액이 없었습니다.',
    toBalance: '잔액에 적립',
    period: '기간',
    notes: '비고',
    lines: { [Activity]: '프로모션 가격', [Coupon]: '쿠폰', [Proration]: '기존 요금제 잔액' },
  },
};

const methods: Readonly<Partial<Record<InterfaceLanguage, string>>> = {
  'es-ES': 'Tarjeta',
  'ja-JP': 'クレジットカード',
  'de-DE': 'Kreditkarte',
  'fr-FR': 'Carte bancaire',
  'it-IT': 'Carta di credito',
  'ko-KR': '신용카드',
};

const brands: Readonly<Record<Exclude<PaymentMethodType, 'CreditCard'>, string>> = {
  [PaymentMethodType.PayPal]: 'PayPal',
  [PaymentMethodType.ApplePayCard]: 'Apple Pay',
  [PaymentMethodType.GooglePayCard]: 'Google Pay',
  [PaymentMethodType.ACH]: 'ACH',
  [PaymentMethodType.Giropay]: 'giropay',
};

export const methodName = (type: PaymentMethodType, language: InterfaceLanguage): string =>
  type === PaymentMethodType.CreditCard ? (methods[language] ?? 'Credit card') : brands[type];
