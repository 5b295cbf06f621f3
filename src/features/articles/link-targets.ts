import { paths } from '#src/domain/paths';

const pages: Readonly<Record<string, string>> = {
  account: paths.account,
  apiDocs: paths.apiDocs,
  balance: paths.balance,
  contact: paths.contactSupport,
  coupons: paths.coupons,
  creditUsage: paths.creditUsage,
  dataProcessing: paths.dataProcessing,
  download: paths.download,
  exportRecords: paths.exportRecords,
  faq: paths.faq,
  forgottenPassword: paths.forgottenPassword(),
  guide: paths.guide,
  help: paths.help,
  ordersInvoices: paths.ordersInvoices,
  paymentSettings: paths.paymentSettings,
  planSubscription: paths.planSubscription,
  pricing: paths.pricing,
  privacy: paths.privacy,
  publicTemplates: paths.publicTemplates,
  referral: paths.referral,
  taskList: paths.taskList,
  templates: paths.templates,
  terms: paths.terms,
  trial: paths.trial,
};

/** Resolves `page`, `page#section` or `help:article`; undefined if unknown. */
export function addressOfTarget(target: string): string | undefined {
  const [name = '', section] = target.split('#');
  const hash = section === undefined ? '' : `#${section}`;
  if (name.startsWith('help:')) return `${paths.helpArticle(name.slice('help:'.length))}${hash}`;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page === undefined ? undefined : `${page}${hash}`;
}
