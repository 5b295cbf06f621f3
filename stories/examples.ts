import {
  AccountLevel,
  BillingPeriod,
  CouponStatus,
  Feedback,
  GoodsCode,
  LanguageFilter,
  MissionType,
  OrderCategory,
  PlanGoodsType,
  RunOn,
  SaleType,
  ScheduleType,
  TaskMode,
  TaskStatus,
  TemplateStatus,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

/** As the emulator answers them to the persona `standard`; tests/contract/story-examples.test.ts compares. */
export const exampleTemplate: Schemas['TemplateCard'] = {
  templateRegistrationId: '1001',
  tempGuid: '1e8c3369-0c62-4beb-83d4-1e74b7f066d7',
  name: 'Map places by keyword',
  slug: 'map-places-by-keyword',
  description:
    'Finds shops, restaurants, and services on the map by type and location: address, phone, website, rating, and opening hours of each.',
  imageUrl: null,
  kinds: [
    { kindName: 'Maps and places', slug: 'maps-places', kindId: 101 },
    { kindName: 'Contacts and leads', slug: 'contacts', kindId: 108 },
  ],
  runOn: RunOn.Both,
  updateDate: '2026-11-12T12:00:00.000Z',
  likes: 12840,
  allowCrossAccountLevelPricing: true,
  prices: { free: 3, basic: 3, standard: 2.4, professional: 1.95, enterprise: 1.5 },
  pricePerData: 2.4,
  status: TemplateStatus.Published,
  language: LanguageFilter.En,
  accountLimit: AccountLevel.None,
  newMinAccountLevel: AccountLevel.None,
  currentTemplateVersion: 12,
  feedback: Feedback.Like,
  favorited: true,
  subscribed: false,
  privatePermissionDenied: false,
  isTemplateCollection: false,
};

export const exampleTask: Schemas['TaskListItem'] = {
  taskId: 'task-10002-5',
  taskName: 'Events by city and date · Boston',
  taskGroupId: 'g-10002-4',
  taskGroupName: 'Weekly reports',
  workFlowType: TaskMode.TemplateMode,
  taskExecuteStatus: TaskStatus.Completed,
  scheduleType: ScheduleType.Weekly,
  nextExecuteTime: '2026-11-17T05:00:00.000Z',
  endExecuteTime: '2026-11-16T09:18:12.918Z',
  spendingTime: 192,
  currentTotalExtractCount: 9947,
  lot: '7',
  priority: 20,
  creationUserName: 'Mia Castellan',
  templateInfo: {
    kinds: [
      { kindId: 112, kindName: 'Learning and events' },
      { kindId: 110, kindName: 'Travel' },
    ],
    imageUrl: null,
    name: 'Events by city and date',
    slug: 'events-by-city',
    status: TemplateStatus.Published,
  },
  notExportedCount: 4345,
  cloudCount: 1,
};

export const exampleTaskGroup: Schemas['TaskGroup'] = {
  taskGroupId: 'g-10002-1',
  taskGroupName: 'Price watch',
  isDefault: false,
  taskCount: 7,
};

export const exampleGoods: Schemas['GoodsItem'] = {
  code: GoodsCode.StandardMonthly,
  name: 'Standard',
  description: 'Cloud runs, schedules, and premium proxies for one person or a small team.',
  goodsType: PlanGoodsType.Plan,
  category: OrderCategory.Plan,
  level: AccountLevel.Standard,
  period: BillingPeriod.Monthly,
  currency: 'USD',
  price: 99,
  pricePerMonth: 99,
  activity: null,
  limits: { taskLimit: 100, cloudNodes: 3, exportRowLimit: 1_000_000 },
  balance: null,
  maxQuantity: 5,
};

export const exampleCoupon: Schemas['Coupon'] = {
  couponId: 'coupon-10002-PLAN15',
  code: 'PLAN15',
  status: CouponStatus.Bound,
  saleType: SaleType.Discount,
  value: 15,
  minimum: 90,
  appliesTo: [OrderCategory.Plan],
  goodsCodes: null,
  withActivity: false,
  boundAt: '2026-11-04T10:00:00.000Z',
  expiresAt: '2027-01-03T10:00:00.000Z',
  usedAt: null,
  orderId: null,
};

export const exampleMission: Schemas['Mission'] = {
  missionType: MissionType.FirstExport,
  reward: 1,
  done: true,
  completedAt: null,
};
