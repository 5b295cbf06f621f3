import { expect, test } from 'vitest';
import { GoodsCode, ScheduleType, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { infoPath, ParentNav, paths } from './paths';

test('addresses without parameters are those of bookmarks, mails and other sites', () => {
  expect(Object.fromEntries(Object.entries(paths).filter(([, path]) => typeof path === 'string'))).toEqual({
    home: '/',
    pricing: '/pricing',
    download: '/download',
    referral: '/referral',
    terms: '/terms-and-conditions',
    privacy: '/privacy-policy',
    dataProcessing: '/data-processing-agreement',
    customerStories: '/customer-stories',
    affiliates: '/affiliates',
    about: '/about',
    blog: '/blog',
    alternatives: '/alternatives',
    providerReturn: '/login/provider',
    overview: '/console/overview',
    taskList: '/console/task/task-list',
    exportRecords: '/console/task/export-record',
    templates: '/console/template',
    templateTaskList: '/console/task/template-list',
    planSubscription: '/console/payment-plan/plan-subscription',
    ordersInvoices: '/console/payment-plan/orders-invoices',
    coupons: '/console/payment-plan/coupons',
    creditUsage: '/console/payment-plan/credit-usage',
    paymentSettings: '/console/payment-plan/payment-settings',
    account: '/console/account-center/account',
    members: '/console/account-center/member-manage',
    balance: '/console/balance',
    trial: '/console/trial',
    help: '/help',
    guide: '/guide',
    faq: '/help/faq',
    apiDocs: '/api-docs',
    whitePaper: '/white-paper',
    handbook: '/handbook',
    contactSupport: '/help/contact',
    publicTemplates: '/template',
  });
});

test.each([
  [paths.blogPost('a/b'), '/blog/a%2Fb'],
  [paths.login(), '/login'],
  [paths.login('/console/a?b=c'), '/login?returnTo=%2Fconsole%2Fa%3Fb%3Dc'],
  [paths.signUp('/x'), '/sign-up?returnTo=%2Fx'],
  [paths.forgottenPassword(), '/forgotten-password'],
  [paths.forgottenPassword({ returnTo: '/x', token: 't' }), '/forgotten-password?returnTo=%2Fx&token=t'],
  [paths.checkout({}), '/console/purchase'],
  [
    paths.checkout({ code: GoodsCode.BasicMonthly, quantity: 2, coupon: 'c', order: 'o', back: '/b' }),
    `/console/purchase?code=${GoodsCode.BasicMonthly}&quantity=2&coupon=c&order=o&back=%2Fb`,
  ],
  [paths.paymentResult('o-1'), '/console/purchase/result?order=o-1'],
  [paths.paymentResult('o-1', '/b'), '/console/purchase/result?order=o-1&back=%2Fb'],
  [paths.helpArticle('a b'), '/help/a%20b'],
  [paths.publicTemplate('a?b'), '/template/a%3Fb'],
  [paths.publicTemplateCategory('a/b'), '/template/categories/a%2Fb'],
  [paths.publicTemplateCollection('a/b'), '/template/collection/a%2Fb'],
  [paths.templateForbidden(), '/template/forbidden'],
  [paths.templateForbidden(true), '/template/forbidden?deprecated=true'],
  [paths.templateNotSupported('a b'), '/template/nonsupport?id=a+b'],
  [paths.template('a/b'), '/console/template/a%2Fb'],
  [paths.template('maps', { from: 'detail' }), '/console/template/maps?from=detail'],
  [paths.templateCategory('a/b'), '/console/template/categories/a%2Fb'],
  [paths.templateCollection('a/b'), '/console/template/collection/a%2Fb'],
  [paths.lotData('t', 3), '/console/task/lot-data?taskId=t&lotNo=3&parentNav=1'],
  [paths.allData('t'), '/console/task/all-data?taskId=t&from=task-list&parentNav=1'],
  [paths.allData('t', ParentNav.AllTemplates), '/console/task/all-data?taskId=t&from=task-list&parentNav=3'],
  [paths.taskShare('a/b'), '/task-share/a%2Fb'],
  [paths.clientDownload('macos'), '/download?system=macos'],
  [paths.clientRun(TaskMode.TemplateMode, 't'), `/client-run-download?workFlowType=${TaskMode.TemplateMode}&taskId=t`],
])('an address with parameters encodes each of them: %s', (path, expected) => {
  expect(path).toBe(expected);
});

test('TPL-30 the address of a task to edit holds its template, its id and where it was opened', () => {
  expect(paths.editTask('a/b', 't')).toBe('/console/template/a%2Fb?taskId=t&parentNav=1&from=task-list');
  expect(paths.editTask('a', 't', ParentNav.TaskList, 'task-info')).toBe(
    '/console/template/a?taskId=t&parentNav=2&from=task-info',
  );
});

test('NAV-12 TASK-22 the address of a run holds what its page shows first, and no empty value', () => {
  const task = {
    taskId: 't',
    workFlowType: TaskMode.TemplateMode,
    taskExecuteStatus: TaskStatus.Running,
    scheduleType: ScheduleType.Weekly,
    nextExecuteTime: '2026-11-17T06:30:00.000Z',
  } as Schemas['TaskListItem'];
  expect(infoPath(task, ParentNav.TaskList)).toBe(
    `/console/task/task-info?taskId=t&taskType=${TaskMode.TemplateMode}&scheduleType=${ScheduleType.Weekly}` +
      `&nextExecuteTime=2026-11-17T06%3A30%3A00.000Z&status=${TaskStatus.Running}&parentNav=2`,
  );
  expect(infoPath({ ...task, scheduleType: null, nextExecuteTime: null })).toBe(
    `/console/task/task-info?taskId=t&taskType=${TaskMode.TemplateMode}&status=${TaskStatus.Running}&parentNav=1`,
  );
});
