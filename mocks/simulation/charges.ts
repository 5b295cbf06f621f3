import { BalanceItemType, ProxyType, TemplateScope } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { RunRecord } from '#mocks/db/runs';
import type { TaskRecord } from '#mocks/db/tasks';
import { allTemplateSeeds, priceOf } from '#mocks/seeds/template-states';
import type { KindSlug } from '#mocks/seeds/texts/load';
import type { TemplateSeed } from '#mocks/seeds/templates/types';

/** Dollars per 1,000 rows. */
const PROXY_PRICE = 0.4;
/** Dollars per captcha. */
const CAPTCHA_PRICE = 0.002;
/** Rows between two captchas; other sites have none. */
const ROWS_PER_CAPTCHA: Partial<Record<KindSlug, number>> = {
  'search-engines': 250,
  'social-media': 300,
  shopping: 400,
};

export const usesPremiumProxies = ({ ipProxySettings }: Pick<TaskRecord, 'ipProxySettings'>): boolean =>
  ipProxySettings?.ipProxyFromType === ProxyType.Strong;

/** Returns a run's rates, fixed at its start (ENUM-55). Free rows include captchas. */
export function ratesOf(
  task: Pick<TaskRecord, 'ipProxySettings'>,
  template: TemplateSeed | undefined,
  account: AccountRecord | undefined,
): Pick<RunRecord, 'price' | 'proxyPrice' | 'captchaEvery' | 'captchaPrice'> {
  const price = template ? priceOf(template, account) : 0;
  const captchas = (template?.kinds ?? []).flatMap((kind) => ROWS_PER_CAPTCHA[kind] ?? []);
  return {
    price,
    proxyPrice: usesPremiumProxies(task) ? PROXY_PRICE : 0,
    captchaEvery: captchas.length > 0 ? Math.min(...captchas) : 0,
    captchaPrice: price > 0 ? CAPTCHA_PRICE : 0,
  };
}

export const FREE_RATES = { price: 0, proxyPrice: 0, captchaEvery: 0, captchaPrice: 0, charged: 0 } as const;

export const isCharged = ({ price, proxyPrice }: RunRecord): boolean => price > 0 || proxyPrice > 0;

/** Returns the account's prices per 1,000 units of each item (ENUM-55). */
export function pricesFor(
  account: AccountRecord,
  template: TemplateSeed | undefined,
): { type: BalanceItemType; pricePerThousand: number; template: TemplateSeed | undefined }[] {
  const rows = template ? priceOf(template, account) : 0;
  return [
    ...(template && rows > 0 ? [{ type: BalanceItemType.Template, pricePerThousand: rows, template }] : []),
    { type: BalanceItemType.ProxyIp, pricePerThousand: PROXY_PRICE, template: undefined },
    { type: BalanceItemType.Captcha, pricePerThousand: CAPTCHA_PRICE * 1000, template: undefined },
  ];
}

/** Returns the priced template with the highest spending, or the most liked one without spending. */
export function mainTemplateOf(
  account: AccountRecord,
  runs: readonly RunRecord[],
  tasks: { get(taskId: string): TaskRecord | undefined },
): TemplateSeed | undefined {
  const priced = allTemplateSeeds.filter((seed) => seed.scope === TemplateScope.Common && priceOf(seed, account) > 0);
  const spent = new Map<string, number>();
  for (const run of runs) {
    const id = tasks.get(run.taskId)?.templateRegistrationId;
    if (id !== undefined && run.price > 0) spent.set(id, (spent.get(id) ?? 0) + run.charged);
  }
  const best = (scoreOf: (seed: TemplateSeed) => number) =>
    priced.reduce<TemplateSeed | undefined>(
      (top, seed) => (top === undefined || scoreOf(seed) > scoreOf(top) ? seed : top),
      undefined,
    );
  return best((seed) => (spent.get(seed.id) ?? 0) * 1_000_000 + seed.likes);
}
