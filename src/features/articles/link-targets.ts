import { paths } from '#src/domain/paths';

const pages: Readonly<Record<string, string>> = {
  account: paths.account,
  apiDocs: paths.apiDocs,
  balance: paths.balance,
  contact: paths.contactSupport,
  creditUsage: paths.creditUsage,
  dataProcessing: paths.dataProcessing,
  download: paths.download,
  exportRecords: paths.exportRecords,
  faq: paths.faq,
  guide: paths.guide,
  help: paths.help,
  pricing: paths.pricing,
  privacy: paths.privacy,
  publicTemplates: paths.publicTemplates,
  taskList: paths.taskList,
  templates: paths.templates,
  terms: paths.terms,
};

/** Resolves `page`, `page#section` or `help:article`; undefined if unknown. */
export function addressOfTarget(target: string): string | undefined {
  const [name = '', section] = target.split('#');
  const hash = section === undefined ? '' : `#${section}`;
  if (name.startsWith('help:')) return `${paths.helpArticle(name.slice('help:'.length))}${hash}`;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page === undefined ? undefined : `${page}${hash}`;
}
