import { ProxyType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { accountCan, can, levelOf, promptFor, type AccountWithLevel, type UpgradePrompt } from './account-levels';
import { isJsonObject } from './json';

export type IpProxySettings = Schemas['IpProxySettings'];

/** Switching cycles of premium proxies, seconds (CONST-11). */
export const switchingCycles = [30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600] as const;
/** Seconds (CONST-11). */
export const defaultCycle = 300;
/** 'Global mixed dialing', always the first area (FORM-30). */
export const globalAreaId = -1;
/** Seconds between own proxies, and the least of them (ENUM-37, FORM-74). */
export const defaultSwitchPeriod = 60;
export const leastSwitchPeriod = 1;
/** Dollars a balance needs for premium proxies (FORM-36, FORM-38). */
export const premiumProxyBalance = 3;
/** Dollars of the hint for zhCN, which is no interface language: kept, never reached (CONST-10). */
export const premiumProxyHintZhCn = 10;
/** Rows of the own proxies' text area (CONST-12). */
export const proxyTextRows = 10;

/** Settings of a task that has none stored (ENUM-37). */
export const defaultProxySettings: Readonly<Required<IpProxySettings>> = {
  ipProxyFromType: ProxyType.None,
  strongIpProxySettings: { period: defaultCycle, areaId: globalAreaId },
  customIpProxySettings: { switchPeriod: defaultSwitchPeriod, proxies: [] },
};

/** Reads stored settings of any shape; what is missing or wrong gets its default, Fake is kept (ENUM-37, ENUM-38). */
export function readProxySettings(value: unknown): Required<IpProxySettings> {
  const settings = isJsonObject(value) ? value : {};
  const strong = isJsonObject(settings['strongIpProxySettings']) ? settings['strongIpProxySettings'] : {};
  const custom = isJsonObject(settings['customIpProxySettings']) ? settings['customIpProxySettings'] : {};
  const { period, areaId } = strong;
  const { switchPeriod, proxies } = custom;
  return {
    ipProxyFromType: Object.values(ProxyType).find((type) => type === settings['ipProxyFromType']) ?? ProxyType.None,
    strongIpProxySettings: {
      period: switchingCycles.find((cycle) => cycle === period) ?? defaultCycle,
      areaId: typeof areaId === 'number' && Number.isInteger(areaId) ? areaId : globalAreaId,
    },
    customIpProxySettings: {
      switchPeriod:
        typeof switchPeriod === 'number' && switchPeriodError(switchPeriod) === null
          ? switchPeriod
          : defaultSwitchPeriod,
      proxies: Array.isArray(proxies) ? proxies.filter((proxy) => typeof proxy === 'string') : [],
    },
  };
}

/** The type after ticking or unticking use-proxy: ticking makes None Custom, unticking forces None (FORM-31, FORM-32). */
export function typeAfterToggle(type: ProxyType, useProxy: boolean): ProxyType {
  if (!useProxy) return ProxyType.None;
  return type === ProxyType.None ? ProxyType.Custom : type;
}

/** What choosing premium proxies does. Only `switch` changes the type; the others ask, and go elsewhere if confirmed. */
export type PremiumChoice =
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'upgrade';
      /** What is offered where that is sure: a plan that has expired is renewed, not tried. */
      readonly prompt?: UpgradePrompt;
    }
  | { readonly kind: 'topUp' }
  | { readonly kind: 'askAdministrator' };

/** Decides on choosing Strong: level first, then balance in dollars, a missing one being 0 (FORM-33 to FORM-38). */
export function choosePremium(account: AccountWithLevel, balance: number | null | undefined): PremiumChoice {
  const level = levelOf(account);
  if (!accountCan(account, 'usePremiumProxies')) {
    if (!can(level, 'pay')) return { kind: 'askAdministrator' };
    return account.isLevelExpired === true ? { kind: 'upgrade', prompt: promptFor(level, false) } : { kind: 'upgrade' };
  }
  if (!isBalanceLow(balance)) return { kind: 'switch' };
  return can(level, 'pay') ? { kind: 'topUp' } : { kind: 'askAdministrator' };
}

/** Whether the low-balance hint stands beside the premium settings: below 3 dollars (FORM-36, ERR-20). */
export function isBalanceLow(balance: number | null | undefined): boolean {
  return !((balance ?? 0) >= premiumProxyBalance);
}

/** The error of an own proxies' switch time in whole seconds: empty or below 1 asks for a time (FORM-74, FORM-75). */
export function switchPeriodError(seconds: unknown): 'inputTime' | null {
  return typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= leastSwitchPeriod ? null : 'inputTime';
}
