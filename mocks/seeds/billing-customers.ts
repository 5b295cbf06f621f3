import { GoodsCode } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { personas } from '#mocks/personas';

interface SeededCoupon {
  readonly code: string;
  readonly boundDaysAgo: number;
  readonly usedDaysAgo?: number;
  readonly orderId: string | undefined;
}

export interface Customer {
  readonly plan?: {
    readonly code: GoodsCode;
    readonly autoRenew: boolean;
    readonly order?: { readonly unitPrice: number; readonly subtotal: number; readonly total: number };
  };
  readonly methods: readonly string[];
  readonly buysCredits: boolean;
  readonly coupons: readonly SeededCoupon[];
  readonly information?: Schemas['BillingInformation'];
}

/** Empty until the first save (API-037). */
export const emptyInformation: Schemas['BillingInformation'] = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  address1: '',
  address2: '',
  country: '',
  city: '',
  postalCode: '',
  province: '',
  dutyParagraph: '',
  remark: '',
};

const coupon = (code: string, boundDaysAgo: number, usedDaysAgo?: number, orderId?: string) => ({
  code,
  boundDaysAgo,
  orderId,
  usedDaysAgo,
});

const contract = (dollars: number) => ({ unitPrice: dollars, subtotal: dollars, total: dollars });

const standard = personas.standard.userId;

export const billingCustomers: Readonly<Record<string, Customer>> = {
  [personas.free.userId]: { methods: [], buysCredits: false, coupons: [coupon('WELCOME20', 4)] },
  [personas.basic.userId]: {
    plan: { code: GoodsCode.BasicQuarterly, autoRenew: true },
    methods: ['tok_visa', 'tok_paypal'],
    buysCredits: true,
    coupons: [coupon('CREDIT5', 30), coupon('EARLYBIRD', 200)],
    information: {
      firstName: 'Tomás',
      lastName: 'Herrera',
      email: 'facturas@libreria-herrera.example',
      phone: '+34 955 550 101',
      companyName: 'Librería Herrera',
      address1: 'Calle de los Sierpes, 18',
      address2: '',
      country: 'ES',
      city: 'Sevilla',
      postalCode: '41004',
      province: 'Sevilla',
      dutyParagraph: '',
      remark: '',
    },
  },
  [standard]: {
    plan: { code: GoodsCode.StandardYearly, autoRenew: true },
    methods: ['tok_mastercard', 'tok_paypal'],
    buysCredits: true,
    coupons: [
      coupon('PLAN15', 12),
      coupon('CREDIT5', 35),
      coupon('HANDSON50', 40, 38, `order-${standard}-rule`),
      coupon('EARLYBIRD', 90),
    ],
    information: {
      firstName: 'Mia',
      lastName: 'Castellan',
      email: 'accounts@castellan-research.example',
      phone: '+44 20 7946 0102',
      companyName: 'Castellan Research',
      address1: '27 Mercer Row',
      address2: 'Second floor',
      country: 'GB',
      city: 'Bristol',
      postalCode: 'BS1 4XX',
      province: 'Bristol',
      dutyParagraph: 'GB123456789',
      remark: 'Purchase order 4711',
    },
  },
  [personas.professional.userId]: {
    plan: { code: GoodsCode.ProfessionalYearly, autoRenew: true },
    methods: ['tok_jcb', 'tok_google_pay'],
    buysCredits: true,
    coupons: [coupon('YEARLY100', 20), coupon('PARTNER40', 25), coupon('GIFT-7QK2', 9)],
    information: {
      firstName: '陽翔',
      lastName: '水野',
      email: 'keiri@mizuno-market-data.example',
      phone: '+81 3 5550 1003',
      companyName: '株式会社ミズノマーケットデータ',
      address1: '神田神保町一丁目2番3号',
      address2: 'サンプルビル5階',
      country: 'JP',
      city: '千代田区',
      postalCode: '101-0051',
      province: '東京都',
      dutyParagraph: 'T1234567890123',
      remark: '',
    },
  },
  [personas.enterprise.userId]: {
    plan: { code: GoodsCode.Enterprise, autoRenew: false, order: contract(14_400) },
    methods: ['tok_ach', 'tok_amex'],
    buysCredits: true,
    coupons: [],
    information: {
      firstName: 'Claire',
      lastName: 'Aubertin',
      email: 'comptabilite@aubertin-retail.example',
      phone: '+33 1 99 00 10 31',
      companyName: 'Aubertin Retail Group',
      address1: '14 rue de la République',
      address2: 'Bâtiment C',
      country: 'FR',
      city: 'Lyon',
      postalCode: '69002',
      province: 'Auvergne-Rhône-Alpes',
      dutyParagraph: 'FR12345678901',
      remark: '',
    },
  },
  [personas.enterprisePlus.userId]: {
    plan: { code: GoodsCode.EnterprisePlus, autoRenew: false, order: contract(36_000) },
    methods: ['tok_ach'],
    buysCredits: true,
    coupons: [],
    information: {
      firstName: '준호',
      lastName: '백',
      email: 'billing@baek-partners.example',
      phone: '+82 2 5550 1004',
      companyName: '백앤파트너스',
      address1: '테헤란로 123',
      address2: '8층',
      country: 'KR',
      city: '강남구',
      postalCode: '06133',
      province: '서울특별시',
      dutyParagraph: '123-45-67890',
      remark: '',
    },
  },
  [personas.expired.userId]: {
    plan: { code: GoodsCode.ProfessionalMonthly, autoRenew: false },
    methods: ['tok_expired_card'],
    buysCredits: true,
    coupons: [coupon('PLAN15', 80)],
    information: {
      firstName: 'Greta',
      lastName: 'Sommer',
      email: 'buchhaltung@sommer-immobilien.example',
      phone: '+49 89 5550 1099',
      companyName: 'Sommer Immobilien',
      address1: 'Müllerstraße 9',
      address2: '',
      country: 'DE',
      city: 'München',
      postalCode: '80469',
      province: 'Bayern',
      dutyParagraph: 'DE123456789',
      remark: '',
    },
  },
};
