import type account from '#locales/en-US/account.json';
import type articles from '#locales/en-US/articles.json';
import type articlesBlog from '#locales/en-US/articlesBlog.json';
import type articlesHandbook from '#locales/en-US/articlesHandbook.json';
import type articlesHelp from '#locales/en-US/articlesHelp.json';
import type articlesLegal from '#locales/en-US/articlesLegal.json';
import type billing from '#locales/en-US/billing.json';
import type demo from '#locales/en-US/demo.json';
import type exports from '#locales/en-US/exports.json';
import type failures from '#locales/en-US/failures.json';
import type members from '#locales/en-US/members.json';
import type missions from '#locales/en-US/missions.json';
import type overview from '#locales/en-US/overview.json';
import type payments from '#locales/en-US/payments.json';
import type plans from '#locales/en-US/plans.json';
import type promotions from '#locales/en-US/promotions.json';
import type prompts from '#locales/en-US/prompts.json';
import type proxies from '#locales/en-US/proxies.json';
import type rows from '#locales/en-US/rows.json';
import type runs from '#locales/en-US/runs.json';
import type session from '#locales/en-US/session.json';
import type shell from '#locales/en-US/shell.json';
import type site from '#locales/en-US/site.json';
import type siteStories from '#locales/en-US/siteStories.json';
import type tasks from '#locales/en-US/tasks.json';
import type templateForm from '#locales/en-US/templateForm.json';
import type templates from '#locales/en-US/templates.json';
import type ui from '#locales/en-US/ui.json';
import type usage from '#locales/en-US/usage.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    enableSelector: true;
    resources: {
      account: typeof account;
      articles: typeof articles;
      articlesBlog: typeof articlesBlog;
      articlesHandbook: typeof articlesHandbook;
      articlesHelp: typeof articlesHelp;
      articlesLegal: typeof articlesLegal;
      billing: typeof billing;
      demo: typeof demo;
      exports: typeof exports;
      failures: typeof failures;
      members: typeof members;
      missions: typeof missions;
      overview: typeof overview;
      payments: typeof payments;
      plans: typeof plans;
      promotions: typeof promotions;
      prompts: typeof prompts;
      proxies: typeof proxies;
      rows: typeof rows;
      runs: typeof runs;
      session: typeof session;
      shell: typeof shell;
      site: typeof site;
      siteStories: typeof siteStories;
      tasks: typeof tasks;
      templateForm: typeof templateForm;
      templates: typeof templates;
      ui: typeof ui;
      usage: typeof usage;
    };
  }
}
