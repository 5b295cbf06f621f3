import type { ComponentType } from 'react';
import { Navigate, type LoaderFunction, type RouteObject } from 'react-router-dom';
import type { Capability } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { loadPageTexts, type PageNamespace } from '#src/i18n/page-texts';
import { NotFound } from './errors/not-found';
import { RouteError } from './errors/route-error';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { Frame } from './frame';
import { ConsoleLayout } from './layout/console-layout';
import { PageSkeleton } from './layout/page-skeleton';
import { PublicLayout } from './layout/public-layout';

interface PageModule {
  readonly default: ComponentType;
  readonly loader?: LoaderFunction;
}

/** The `handle` of a route. */
export interface RouteHandle {
  /** Others get the forbidden page (NAV-09, NAV-10). */
  readonly needs?: Capability;
}

const lazily = (load: () => Promise<PageModule>, texts?: PageNamespace) => async () => {
  const [{ default: Component, loader }] = await Promise.all([load(), texts && loadPageTexts(texts)]);
  return loader === undefined ? { Component } : { Component, loader };
};

function page(path: string, load: () => Promise<PageModule>, texts?: PageNamespace): RouteObject {
  return { path, lazy: lazily(load, texts), HydrateFallback: PageSkeleton, ErrorBoundary: RouteError };
}

const consolePages: RouteObject[] = [
  { path: '/console', element: <Navigate to={paths.templates} replace /> },
  page('/console/template', () => import('#src/pages/console/template-gallery')),
  { path: '/console/template/categories', element: <Navigate to={paths.templates} replace /> },
  { path: '/console/template/collection', element: <Navigate to={paths.templates} replace /> },
  page('/console/template/categories/:slug', () => import('#src/pages/console/template-category')),
  page('/console/template/collection/:slug', () => import('#src/pages/console/template-collection')),
  page('/console/template/detail', () => import('#src/pages/console/template-detail')),
  page('/console/template/:slug', () => import('#src/pages/console/template-detail')),
  page('/console/task/task-list', () => import('#src/pages/console/task-list')),
  page('/console/task/template-list', () => import('#src/pages/console/template-task-list')),
  page('/console/task/task-info', () => import('#src/pages/console/task-info')),
  page('/console/task/lot-data', () => import('#src/pages/console/lot-data')),
  page('/console/task/all-data', () => import('#src/pages/console/all-data')),
  page(paths.exportRecords, () => import('#src/pages/console/export-record')),
  page(paths.overview, () => import('#src/pages/console/overview')),
  {
    ...page(paths.planSubscription, () => import('#src/pages/console/plan-subscription')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...page('/console/purchase', () => import('#src/pages/console/checkout')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  {
    ...page('/console/purchase/result', () => import('#src/pages/console/payment-result')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  {
    ...page(paths.ordersInvoices, () => import('#src/pages/console/orders-invoices')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...page(paths.coupons, () => import('#src/pages/console/coupons')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...page(paths.creditUsage, () => import('#src/pages/console/credit-usage')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  {
    ...page(paths.paymentSettings, () => import('#src/pages/console/payment-settings')),
    handle: { needs: 'seeBilling' } satisfies RouteHandle,
  },
  page(paths.account, () => import('#src/pages/console/account')),
  {
    ...page(paths.members, () => import('#src/pages/console/member-manage')),
    handle: { needs: 'seeMembers' } satisfies RouteHandle,
  },
  {
    ...page(paths.balance, () => import('#src/pages/console/balance')),
    handle: { needs: 'pay' } satisfies RouteHandle,
  },
  { ...page(paths.trial, () => import('#src/pages/console/trial')), handle: { needs: 'pay' } satisfies RouteHandle },
  { path: '/console/*', Component: NotFound },
];

const publicPages: RouteObject[] = [
  page('/login', () => import('#src/pages/public/login')),
  page(paths.home, () => import('#src/pages/public/home'), 'site'),
  page(paths.pricing, () => import('#src/pages/public/pricing')),
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
  page('/client-run-download', () => import('#src/pages/public/client-run')),
  page('/task-share/:id', () => import('#src/pages/public/shared-task')),
  page(paths.publicTemplates, () => import('#src/pages/public/template-gallery')),
  { path: '/template/categories', element: <Navigate to={paths.publicTemplates} replace /> },
  { path: '/template/collection', element: <Navigate to={paths.publicTemplates} replace /> },
  page('/template/categories/:slug', () => import('#src/pages/public/template-category')),
  page('/template/collection/:slug', () => import('#src/pages/public/template-collection')),
  page(paths.templateForbidden(), () => import('#src/pages/public/template-forbidden')),
  page('/template/nonsupport', () => import('#src/pages/public/template-not-supported')),
  page('/template/:slug', () => import('#src/pages/public/template-detail')),
  { path: '*', Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    Component: Frame,
    errorElement: (
      <PreferencesProvider>
        <RouteError />
      </PreferencesProvider>
    ),
    children: [
      { Component: ConsoleLayout, children: consolePages },
      { Component: PublicLayout, children: publicPages },
    ],
  },
];
