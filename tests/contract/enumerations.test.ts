import { expect, test } from 'vitest';
import * as enums from '#src/contract/enums.gen';

test('ENUM-02 ENUM-03 account levels have the names and codes of the specification', () => {
  expect(enums.AccountLevel).toEqual({
    None: 0,
    Free: 1,
    Basic: 9,
    Standard: 2,
    Professional: 3,
    Enterprise: 31,
    EnterprisePlus: 4,
    EnterpriseChild: 140,
  });
});

test('ENUM-05 trial states are Never, Done, Refuse', () => {
  expect(Object.values(enums.TrialState)).toEqual(['Never', 'Done', 'Refuse']);
});

test('ENUM-07 template status codes', () => {
  expect(enums.TemplateStatus).toEqual({ New: 0, Published: 1, Maintaining: 2, Obsoleting: 3 });
});

test('ENUM-08 run-on codes', () => {
  expect(enums.RunOn).toEqual({ None: 0, Local: 1, Cloud: 2, Both: 3 });
});

test('ENUM-09 template scope codes', () => {
  expect(enums.TemplateScope).toEqual({ Common: 1, Private: 2 });
});

test('ENUM-10 template sort codes', () => {
  expect(enums.TemplateSort).toEqual({ Sum: 1, Likes: 2, Time: 3 });
});

test('ENUM-11 language filter codes', () => {
  expect(enums.LanguageFilter).toEqual({ All: 0, Zh: 1, En: 2, Jp: 3, Es: 4, Fr: 5, De: 6, Kr: 7, It: 8, Other: 99 });
});

test('ENUM-12 feedback codes', () => {
  expect(enums.Feedback).toEqual({ Like: 1, None: 0, Dislike: -1 });
});

test('ENUM-16 known data types of parameters', () => {
  expect(Object.values(enums.ParameterDataType)).toEqual([
    'String',
    'Decimal',
    'Switch',
    'OperateIpProxy',
    'OperateCloudGroup',
    'PreLogin',
    'Datetime',
    'Time',
  ]);
});

test('control types of parameters', () => {
  expect(Object.values(enums.ParameterControlType)).toEqual([
    'Input',
    'MultiInput',
    'Dropdown',
    'CheckboxList',
    'TimePicker',
    'date',
  ]);
});

test('ENUM-19 data source types', () => {
  expect(Object.values(enums.DataSourceType)).toEqual(['External', 'Internal']);
});

test('ENUM-29 URL source types', () => {
  expect(Object.values(enums.UrlSourceType)).toEqual(['UserInput', 'FileSource', 'Correlative', 'RuleGeneration']);
});

test('ENUM-31 task status codes, with the spelling Stoped and without 4', () => {
  expect(enums.TaskStatus).toEqual({ Running: 0, Stoped: 1, Completed: 2, Waiting: 3, Ready: 5 });
});

test('ENUM-32 task mode codes', () => {
  expect(enums.TaskMode).toEqual({ AdvanceMode: 2, TemplateMode: 10 });
});

test('ENUM-33 schedule type codes', () => {
  expect(enums.ScheduleType).toEqual({ Once: 1, Weekly: 2, Monthly: 3, Interval: 4 });
});

test('ENUM-34 lot statuses', () => {
  expect(Object.values(enums.LotStatus)).toEqual(['Unknown', 'Waiting', 'Running', 'Stopped', 'Completed']);
});

test('ENUM-35 subtask statuses', () => {
  expect(Object.values(enums.SubtaskStatus)).toEqual([
    'Unexecuted',
    'Waiting',
    'Executing',
    'Stopping',
    'Stopped',
    'Completed',
  ]);
});

test('ENUM-38 proxy type codes', () => {
  expect(enums.ProxyType).toEqual({ None: 0, Strong: 1, Custom: 2, Fake: 3 });
});

test('ENUM-51 source type codes', () => {
  expect(enums.SourceType).toEqual({ Octopus: 1, JS: 7, Python: 8 });
});

test('ENUM-43 order statuses', () => {
  expect(Object.values(enums.OrderStatus)).toEqual(['WaitingPay', 'Paid', 'Cancel']);
});

test('ENUM-44 order categories: plan purchase, credit purchase, other', () => {
  expect(Object.values(enums.OrderCategory)).toEqual(['Plan', 'Credit', 'Other']);
});

test('ENUM-45 payment methods', () => {
  expect(Object.values(enums.PaymentMethodType)).toEqual([
    'CreditCard',
    'PayPal',
    'ApplePayCard',
    'GooglePayCard',
    'ACH',
    'giropay',
  ]);
});

test('ENUM-46 coupon states', () => {
  expect(Object.values(enums.CouponStatus)).toEqual(['Bound', 'Used', 'Expired']);
});

test('ENUM-47 plan codes by level, period and suffix, and codes of other goods', () => {
  const plans = ['basic', 'standard', 'professional'].flatMap((level) =>
    ['monthly', 'quarterly', 'yearly'].flatMap((period) =>
      ['', '-first-activity', '-normal-activity'].map((suffix) => `${level}-${period}${suffix}`),
    ),
  );
  expect(Object.values(enums.GoodsCode)).toEqual([
    ...plans,
    'enterprise',
    'enterprise-plus',
    'one-time-export',
    'credits-1',
    'credits-20',
    'credits-50',
    'credits-100',
    'credits-500',
    'cloud-node',
    'training',
    'data-service',
    'rule-customization',
    'rule-maintenance',
  ]);
});

test('ENUM-48 plan goods type codes', () => {
  expect(enums.PlanGoodsType).toEqual({ Plan: 0, CustomPack: 1 });
});

test('ENUM-49 activity step codes', () => {
  expect(enums.ActivityStepStatus).toEqual({ NotActivity: 0, Pre: 1, First: 2, NotFirst: 3, Encore: 4 });
});

test('ENUM-50 activity statuses', () => {
  expect(Object.values(enums.ActivityStatus)).toEqual(['Created', 'Started', 'Paused', 'Ended']);
});

test('ENUM-52 sale types', () => {
  expect(Object.values(enums.SaleType)).toEqual(['None', 'Reduction', 'Discount', 'Trial']);
});

test('ENUM-53 card brands', () => {
  expect(Object.values(enums.CardBrand)).toEqual([
    'Visa',
    'Mastercard',
    'Maestro',
    'UnionPay',
    'Discover',
    'Amex',
    'Diners',
    'JCB',
  ]);
});

test('ENUM-54 login types, apple in lower case', () => {
  expect(Object.values(enums.LoginType)).toEqual([
    'Email',
    'Phone',
    'UserName',
    'WeChat',
    'Google',
    'Microsoft',
    'apple',
  ]);
});

test('ENUM-55 balance item type codes', () => {
  expect(enums.BalanceItemType).toEqual({ ProxyIp: 100, Template: 200, Captcha: 300 });
});

test('ENUM-59 start result codes', () => {
  expect(enums.StartResult).toEqual({
    Succeed: 0,
    OnExecuting: 1,
    FunctionNotEnable: 2,
    Unknown: 3,
    ServiceError: 4,
    FailedForOther: 5,
    TaskNotFound: 6,
    UserNotTaskOwner: 7,
    TemplateBalanceNotEnough: 1000,
    ReachTemplateDailyUseLimit: 1001,
    ReachTemplateDailyExtractLimit: 1002,
    TemplateCannotRunOnCloud: 1003,
    TemplateNotAvailable: 1004,
  });
});

test('ENUM-60 stop result codes', () => {
  expect(enums.StopResult).toEqual({ Succeed: 1, UnexecutedTask: 2, AlreadyEnded: 3, UserNotTaskOwner: 4 });
});

test('I18N-01 interface languages', () => {
  expect(Object.values(enums.InterfaceLanguage)).toEqual([
    'en-US',
    'es-ES',
    'ja-JP',
    'de-DE',
    'fr-FR',
    'it-IT',
    'ko-KR',
  ]);
});

test('ENUM-54 providers that can be linked are login types', () => {
  expect(Object.values(enums.LoginProvider)).toEqual(['Google', 'Microsoft', 'apple']);
  expect(Object.values(enums.LoginType)).toEqual(expect.arrayContaining(Object.values(enums.LoginProvider)));
});

test('ENUM-57 survey options for data use', () => {
  expect(Object.values(enums.SurveyDataUse)).toEqual([
    'e-commerce',
    'leads',
    'social-media',
    'jobs',
    'real-estate',
    'manufacturing',
    'travel',
    'financial',
    'sports',
    'articles-and-news',
    'medical',
    'others',
  ]);
});

test('ENUM-58 survey options for job role', () => {
  expect(Object.values(enums.SurveyJobRole)).toEqual([
    'executive',
    'sales-marketing',
    'engineer',
    'analyst',
    'freelancer',
    'student',
    'faculty',
    'others',
  ]);
});

test('ENUM-36 user config types', () => {
  expect(Object.values(enums.UserConfigType)).toEqual(['columns', 'density', 'dismissed', 'notifications', 'views']);
});

test('purposes of an email code', () => {
  expect(Object.values(enums.CodePurpose)).toEqual(['BindEmail', 'DeleteAccount']);
});
