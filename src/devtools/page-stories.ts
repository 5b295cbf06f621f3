import { matchRoutes } from 'react-router-dom';
import { stories } from 'virtual:stories';
import type { DemoState } from './control';

const storyByRoute: Readonly<Record<string, string>> = {
  '/': 'public-pages-landing--as-visitor',
  '/login': 'session-pages-sign-in--ready',
  '/sign-up': 'session-pages-sign-up--ready',
  '/forgotten-password': 'session-pages-forgotten-password--ready',
  '/pricing': 'billing-pages-pricing--visitor',
  '/download': 'public-pages-download--this-system',
  '/referral': 'public-pages-referral--ready',
  '/terms-and-conditions': 'public-pages-terms-and-conditions--ready',
  '/privacy-policy': 'public-pages-privacy-policy--ready',
  '/data-processing-agreement': 'public-pages-data-processing-agreement--ready',
  '/customer-stories': 'public-pages-customer-stories--list',
  '/affiliates': 'public-pages-affiliates--ready',
  '/about': 'public-pages-about--ready',
  '/blog': 'public-pages-blog--list',
  '/blog/:slug': 'public-pages-blog--post',
  '/alternatives': 'public-pages-alternatives--ready',
  '/api-docs': 'public-pages-api-docs--ready',
  '/white-paper': 'public-pages-white-paper--ready',
  '/handbook': 'public-pages-handbook--in-english',
  '/guide': 'public-pages-guide--ready',
  '/help': 'public-pages-help--ready',
  '/help/faq': 'public-pages-faq--ready',
  '/help/contact': 'public-pages-contact-support--ready',
  '/help/:slug': 'public-pages-help--article',
  '/client-run-download': 'runs-pages-client-run--opening',
  '/task-share/:id': 'tasks-pages-shared-task--ready',
  '/template': 'templates-pages-public-gallery--as-visitor',
  '/template/categories/:slug': 'templates-pages-category--on-the-public-site',
  '/template/collection/:slug': 'templates-pages-collection--on-the-public-site',
  '/template/forbidden': 'templates-pages-forbidden--private',
  '/template/nonsupport': 'templates-pages-not-supported--ready',
  '/template/:slug': 'templates-pages-public-detail--as-visitor',
  '/console/overview': 'account-pages-overview--ready',
  '/console/template': 'templates-pages-console-gallery--ready',
  '/console/template/categories/:slug': 'templates-pages-category--in-the-console',
  '/console/template/collection/:slug': 'templates-pages-collection--in-the-console',
  '/console/template/detail': 'templates-pages-console-detail--parameters',
  '/console/template/:slug': 'templates-pages-console-detail--parameters',
  '/console/task/task-list': 'tasks-pages-task-list--ready',
  '/console/task/template-list': 'tasks-pages-template-task-list--ready',
  '/console/task/task-info': 'runs-pages-task-info--running',
  '/console/task/lot-data': 'runs-pages-lot-data--ready',
  '/console/task/all-data': 'runs-pages-all-data--ready',
  '/console/task/export-record': 'exports-pages-export-records--ready',
  '/console/payment-plan/plan-subscription': 'billing-pages-plan-subscription--standard',
  '/console/payment-plan/orders-invoices': 'billing-pages-orders-and-invoices--ready',
  '/console/payment-plan/coupons': 'billing-pages-coupons--ready',
  '/console/payment-plan/credit-usage': 'billing-pages-credit-usage--ready',
  '/console/payment-plan/payment-settings': 'billing-pages-payment-settings--ready',
  '/console/purchase': 'billing-pages-checkout--plan',
  '/console/purchase/result': 'billing-pages-payment-result--paid',
  '/console/balance': 'billing-pages-balance--ready',
  '/console/trial': 'billing-pages-trial--never',
  '/console/account-center/account': 'account-pages-account--ready',
  '/console/account-center/member-manage': 'members-pages-members--ready',
  '*': 'shell-pages-not-found--in-the-console',
};

const routes = Object.entries(storyByRoute).map(([path, id]) => ({ path, id }));

export const storyOfPage = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.id;

interface Story {
  readonly id: string;
  readonly title: string;
}

/** Several states of one file: the one of the page's noun, then of the persona, then the first. */
export function storyOfMark(
  mark: string,
  { address, persona }: Pick<DemoState, 'address' | 'persona'>,
): Story | undefined {
  const noun = storyOfPage(address)?.replace(/-.*/, '-') ?? '';
  const fit = ([id, , who]: readonly [string, string, string]) =>
    (id.startsWith(noun) ? 2 : 0) + (who === persona ? 1 : 0);
  const best = (stories[mark] ?? []).reduce<readonly [string, string, string] | undefined>(
    (found, next) => (found && fit(found) >= fit(next) ? found : next),
    undefined,
  );
  return best && { id: best[0], title: best[1] };
}

export const linkToStory = ({ storybookUrl }: Pick<DemoState, 'storybookUrl'>, id: string): string =>
  `${storybookUrl}?path=/story/${id}`;

export function storybookLink(
  state: Pick<DemoState, 'address' | 'persona' | 'openDialog' | 'storybookUrl'>,
): string | undefined {
  const dialog = state.openDialog === undefined ? undefined : storyOfMark(state.openDialog, state);
  const story = dialog?.id ?? storyOfPage(state.address);
  return state.storybookUrl === '' || story === undefined ? undefined : linkToStory(state, story);
}
