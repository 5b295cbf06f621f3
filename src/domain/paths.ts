import type { GoodsCode, ScheduleType, TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Task } from './task';

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return pairs.length === 0
    ? path
    : `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`;
}

/** The menu entry to highlight on pages below several entries (NAV-12). */
export const ParentNav = { TemplateList: 1, TaskList: 2, AllTemplates: 3 } as const;
export type ParentNav = (typeof ParentNav)[keyof typeof ParentNav];

export interface TaskInfoQuery {
  readonly taskId: string;
  readonly taskType?: TaskMode;
  readonly scheduleType?: ScheduleType;
  readonly nextExecuteTime?: string;
  readonly status?: TaskStatus;
  readonly parentNav?: ParentNav;
}

/** `back` is the return address. */
export interface CheckoutQuery {
  readonly code?: GoodsCode;
  readonly quantity?: number;
  readonly coupon?: string;
  readonly order?: string;
  readonly back?: string;
}

export const paths = {
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
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  alternatives: '/alternatives',
  login: (returnTo?: string) => withQuery('/login', { returnTo }),
  signUp: (returnTo?: string) => withQuery('/sign-up', { returnTo }),
  forgottenPassword: (query: { returnTo?: string; token?: string } = {}) =>
    withQuery('/forgotten-password', { ...query }),
  /** Redirect target of a provider's window. */
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
  checkout: (what: CheckoutQuery) => withQuery('/console/purchase', { ...what }),
  paymentResult: (order: string, back?: string) => withQuery('/console/purchase/result', { order, back }),
  help: '/help',
  helpArticle: (slug: string) => `/help/${encodeURIComponent(slug)}`,
  guide: '/guide',
  faq: '/help/faq',
  apiDocs: '/api-docs',
  whitePaper: '/white-paper',
  handbook: '/handbook',
  contactSupport: '/help/contact',
  publicTemplates: '/template',
  publicTemplate: (slug: string) => `/template/${encodeURIComponent(slug)}`,
  publicTemplateCategory: (slug: string) => `/template/categories/${encodeURIComponent(slug)}`,
  publicTemplateCollection: (slug: string) => `/template/collection/${encodeURIComponent(slug)}`,
  templateForbidden: (deprecated = false) =>
    withQuery('/template/forbidden', { deprecated: deprecated ? 'true' : undefined }),
  templateNotSupported: (slug: string) => withQuery('/template/nonsupport', { id: slug }),
  template: (slug: string, query: { from?: string } = {}) =>
    withQuery(`/console/template/${encodeURIComponent(slug)}`, query),
  templateCategory: (slug: string) => `/console/template/categories/${encodeURIComponent(slug)}`,
  templateCollection: (slug: string) => `/console/template/collection/${encodeURIComponent(slug)}`,
  /** TPL-30 */
  editTask: (slug: string, taskId: string, parentNav: ParentNav = ParentNav.TemplateList, from = 'task-list') =>
    withQuery(`/console/template/${encodeURIComponent(slug)}`, { taskId, parentNav, from }),
  taskInfo: (query: TaskInfoQuery) => withQuery('/console/task/task-info', { ...query }),
  lotData: (taskId: string, lotNo: number | string, parentNav: ParentNav = ParentNav.TemplateList) =>
    withQuery('/console/task/lot-data', { taskId, lotNo, parentNav }),
  allData: (taskId: string, parentNav: ParentNav = ParentNav.TemplateList) =>
    withQuery('/console/task/all-data', { taskId, from: 'task-list', parentNav }),
  taskShare: (shareId: string) => `/task-share/${encodeURIComponent(shareId)}`,
  clientDownload: (system: 'windows' | 'macos') => withQuery('/download', { system }),
  clientRun: (workFlowType: TaskMode, taskId: string) => withQuery('/client-run-download', { workFlowType, taskId }),
} as const;

/** Returns the run page with its query (TASK-22); `parentNav` is the active menu entry (NAV-12). */
export function infoPath(task: Task, parentNav: ParentNav = ParentNav.TemplateList): string {
  return paths.taskInfo({
    taskId: task.taskId,
    taskType: task.workFlowType,
    scheduleType: task.scheduleType ?? undefined,
    nextExecuteTime: task.nextExecuteTime ?? undefined,
    status: task.taskExecuteStatus,
    parentNav,
  });
}
