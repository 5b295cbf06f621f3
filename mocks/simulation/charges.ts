import { ProxyType } from '../../src/contract/enums.gen';
import type { AccountRecord } from '../db/account';
import type { RunRecord } from '../db/runs';
import type { TaskRecord } from '../db/tasks';
import { priceOf } from '../seeds/template-states';
import type { KindSlug } from '../seeds/texts/load';
import type { TemplateSeed } from '../seeds/templates/types';

/** Dollars per 1,000 rows that come through premium proxies. */
const PROXY_PRICE = 0.4;
/** Dollars for one captcha. */
const CAPTCHA_PRICE = 0.002;
/** Rows between two captchas at the sites of a kind; the other sites ask for none. */
const CAPTCHA_EVERY: Partial<Record<KindSlug, number>> = { 'search-engines': 250, 'social-media': 300, shopping: 400 };

/** Whether a task's rows come through premium proxies. */
export const usesPremiumProxies = ({ ipProxySettings }: Pick<TaskRecord, 'ipProxySettings'>): boolean =>
  ipProxySettings?.ipProxyFromType === ProxyType.Strong;

/**
 * What a run of a task costs its owner, fixed when it is asked for (ENUM-55): rows by the template's price, premium proxies by the row,
 * captchas by the piece. Captchas are included where the rows are free; a task without a template solves none.
 */
export function ratesOf(
  task: Pick<TaskRecord, 'ipProxySettings'>,
  template: TemplateSeed | undefined,
  account: AccountRecord | undefined,
): Pick<RunRecord, 'price' | 'proxyPrice' | 'captchaEvery' | 'captchaPrice'> {
  const price = template ? priceOf(template, account) : 0;
  const captchas = (template?.kinds ?? []).flatMap((kind) => CAPTCHA_EVERY[kind] ?? []);
  return {
    price,
    proxyPrice: usesPremiumProxies(task) ? PROXY_PRICE : 0,
    captchaEvery: captchas.length > 0 ? Math.min(...captchas) : 0,
    captchaPrice: price > 0 ? CAPTCHA_PRICE : 0,
  };
}

/** What a run costs when nothing is charged for it. */
export const FREE = { price: 0, proxyPrice: 0, captchaEvery: 0, captchaPrice: 0, charged: 0 } as const;

/** Whether a run spends from the balance. */
export const isCharged = ({ price, proxyPrice }: RunRecord): boolean => price > 0 || proxyPrice > 0;
