import type { ComponentType } from 'react';
import { Navigate, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { Capability } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { loadConsoleTexts, loadTemplateTexts } from '#src/i18n/init';
import { loadPageTexts, type PageNamespace } from '#src/i18n/page-texts';
import { NotFound } from './errors/not-found';
import { RouteError } from './errors/route-error';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { Frame } from './frame';
import { PageSkeleton } from './page-skeleton';

interface PageModule {
  readonly default: ComponentType;
  readonly loader?: LoaderFunction;
}

export interface RouteHandle {
  /** Others get the forbidden page (NAV-09, NAV-10). */
  readonly needs?: Capability;
}

type PageTexts = PageNamespace | 'templates' | 'console';

function loadTexts(texts: PageTexts): Promise<void> {
  if (texts === 'templates' && import.meta.env.VITE_API_MODE !== 'mock') return loadTemplateTexts();
  return texts === 'templates' || texts === 'console' ? loadConsoleTexts() : loadPageTexts(texts);
}

function page(path: string, load: () => Promise<PageModule>, texts?: PageTexts): RouteObject {
  const lazy = async () => {
    const [{ default: Component, loader }] = await Promise.all([load(), texts && loadTexts(texts)]);
    return loader === undefined ? { Component } : { Component, loader };
  };
  return { path, lazy, HydrateFallback: PageSkeleton, ErrorBoundary: RouteError };
}

const consolePage = (path: string, load: () => Promise<PageModule>) => page(path, load, 'console');

const consolePages: RouteObject[] = [
  { path: '/console', element: <Navigate to={paths.templates} replace /> },
  consolePage('/console/template', () => import('#src/pages/console/template-gallery')),
  { path: '/console/template/categories', element: <Navigate to={paths.templates} replace /> },
  { path: '/console/template/collection', element: <Navigate to={paths.templates} replace /> },
  consolePage('/console/template/categories/:slug', () => import('#src/pages/console/template-category')),
  consolePage('/console/template/collection/:slug', () => import('#src/pages/console/template-collection')),
  consolePage('/console/template/detail', () => import('#src/pages/console/template-detail')),
  consolePage('/console/template/:slug', () => import('#src/pages/console/template-detail')),
  consolePage('/console/task/task-list', () => import('#src/pages/console/task-list')),
  consolePage('/console/task/template-list', () => import('#src/pages/console/template-task-list')),
  consolePage('/console/task/task-info', () => import('#src/pages/console/task-info')),
  consolePage('/console/task/lot-data', () => import('#src/pages/console/lot-data')),
  consolePage('/console/task/all-data', () => import('#src/pages/console/all-data')),
  consolePage(paths.exportRecords, () => import('#src/pages/console/export-record')),
  consolePage(paths.overview, () => import('#src/pages/console/overview')),
  {
    ...consolePage(paths.planSubscription, () => import('#src/pages/console/plan-subscription')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...consolePage('/console/purchase', () => import('#src/pages/console/checkout')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  {
    ...consolePage('/console/purchase/result', () => import('#src/pages/console/payment-result')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.ordersInvoices, () => import('#src/pages/console/orders-invoices')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.coupons, () => import('#src/pages/console/coupons')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.creditUsage, () => import('#src/pages/console/credit-usage')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.paymentSettings, () => import('#src/pages/console/payment-settings')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  consolePage(paths.account, () => import('#src/pages/console/account')),
  {
    ...consolePage(paths.members, () => import('#src/pages/console/member-manage')),
    handle: { needs: 'seeMembers' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.balance, () => import('#src/pages/console/balance')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  {
    ...consolePage(paths.trial, () => import('#src/pages/console/trial')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  { path: '/console/*', Component: NotFound },
];

const publicPages: RouteObject[] = [
  page('/login', () => import('#src/pages/public/login')),
  page(paths.home, () => import('#src/pages/public/home'), 'site'),
  page(paths.pricing, () => import('#src/pages/public/pricing'), 'console'),
  page(paths.download, () => import('#src/pages/public/download'), 'site'),
  page(paths.referral, () => import('#src/pages/public/referral'), 'site'),
  page(paths.signUp(), () => import('#src/pages/public/sign-up')),
  page(paths.forgottenPassword(), () => import('#src/pages/public/forgotten-password')),
  page(paths.providerReturn, () => import('#src/pages/public/provider-return')),
  page(paths.terms, () => import('#src/pages/public/terms')),
  page(paths.privacy, () => import('#src/pages/public/privacy')),
  page(paths.dataProcessing, () => import('#src/pages/public/data-processing')),
  page(paths.customerStories, () => import('#src/pages/public/customer-stories'), 'site'),
  page(paths.affiliates, () => import('#src/pages/public/affiliates'), 'site'),
  page(paths.about, () => import('#src/pages/public/about'), 'site'),
  page(paths.blog, () => import('#src/pages/public/blog')),
  page('/blog/:slug', () => import('#src/pages/public/blog-post')),
  page(paths.alternatives, () => import('#src/pages/public/alternatives'), 'site'),
  page(paths.faq, () => import('#src/pages/public/faq')),
  page(paths.apiDocs, () => import('#src/pages/public/api-docs')),
  page(paths.whitePaper, () => import('#src/pages/public/white-paper'), 'site'),
  page(paths.handbook, () => import('#src/pages/public/handbook')),
  page(paths.help, () => import('#src/pages/public/help')),
  page(paths.contactSupport, () => import('#src/pages/public/contact')),
  page('/help/:slug', () => import('#src/pages/public/help-article')),
  page(paths.guide, () => import('#src/pages/public/guide')),
  page('/client-run-download', () => import('#src/pages/public/client-run'), 'console'),
  page('/task-share/:id', () => import('#src/pages/public/shared-task'), 'console'),
  page(paths.publicTemplates, () => import('#src/pages/public/template-gallery'), 'templates'),
  { path: '/template/categories', element: <Navigate to={paths.publicTemplates} replace /> },
  { path: '/template/collection', element: <Navigate to={paths.publicTemplates} replace /> },
  page('/template/categories/:slug', () => import('#src/pages/public/template-category'), 'templates'),
  page('/template/collection/:slug', () => import('#src/pages/public/template-collection'), 'templates'),
  page(paths.templateForbidden(), () => import('#src/pages/public/template-forbidden'), 'templates'),
  page('/template/nonsupport', () => import('#src/pages/public/template-not-supported'), 'templates'),
  page('/template/:slug', () => import('#src/pages/public/template-detail'), 'templates'),
  { path: '*', Component: NotFound },
];

const layouts: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./layout/console-layout')).ConsoleLayout }),
    HydrateFallback: PageSkeleton,
    children: consolePages,
  },
  {
    lazy: async () => ({ Component: (await import('./layout/public-layout')).PublicLayout }),
    HydrateFallback: PageSkeleton,
    children: publicPages,
  },
];

/** After a failure, the router loads again and shows its error page. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy().catch(() => undefined);
  if (loaded) Object.assign(route, loaded, { lazy: undefined });
}

export const loadLayouts = async (): Promise<void> => void (await Promise.all(layouts.map(loadRoute)));

export const routes: RouteObject[] = [
  {
    Component: Frame,
    errorElement: (
      <PreferencesProvider>
        <RouteError />
      </PreferencesProvider>
    ),
    children: layouts,
  },
];
