import { ProxyType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { accountCan, can, levelOf, promptFor, type AccountWithLevel, type UpgradePrompt } from './account-levels';
import { isJsonObject } from './json';

export type IpProxySettings = Schemas['IpProxySettings'];

/** Seconds (CONST-11). */
export const switchingCycles = [30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600] as const;
export const defaultCycle = 300;
/** Always the first area (FORM-30). */
export const globalAreaId = -1;
/** Seconds (ENUM-37, FORM-74). */
export const defaultSwitchPeriod = 60;
export const minSwitchPeriod = 1;
/** Dollars (FORM-36, FORM-38). */
export const minPremiumProxyBalance = 3;
/** Dollars for zhCN, which is not an interface language (CONST-10). */
export const premiumProxyHintZhCn = 10;
export const proxyTextRows = 10;

export const defaultProxySettings: Readonly<Required<IpProxySettings>> = {
  ipProxyFromType: ProxyType.None,
  strongIpProxySettings: { period: defaultCycle, areaId: globalAreaId },
  customIpProxySettings: { switchPeriod: defaultSwitchPeriod, proxies: [] },
};

/** Takes settings of any shape; fills in defaults (ENUM-37, ENUM-38). */
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

/** On makes None Custom; off always makes None (FORM-31, FORM-32). */
export function typeAfterToggle(type: ProxyType, useProxy: boolean): ProxyType {
  if (!useProxy) return ProxyType.None;
  return type === ProxyType.None ? ProxyType.Custom : type;
}

/** Only `switch` changes the type; the others open a dialog. */
export type PremiumProxyDecision =
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'upgrade';
      readonly prompt?: UpgradePrompt;
    }
  | { readonly kind: 'topUp' }
  | { readonly kind: 'askAdministrator' };

/** Checks the level, then the balance in dollars (FORM-33 to FORM-38). */
export function decidePremiumProxies(
  account: AccountWithLevel,
  balance: number | null | undefined,
): PremiumProxyDecision {
  const level = levelOf(account);
  if (!accountCan(account, 'usePremiumProxies')) {
    if (!can(level, 'pay')) return { kind: 'askAdministrator' };
    return account.isLevelExpired === true ? { kind: 'upgrade', prompt: promptFor(level, false) } : { kind: 'upgrade' };
  }
  if (!isBalanceLow(balance)) return { kind: 'switch' };
  return can(level, 'pay') ? { kind: 'topUp' } : { kind: 'askAdministrator' };
}

/** Below 3 dollars (FORM-36, ERR-20). */
export function isBalanceLow(balance: number | null | undefined): boolean {
  return !((balance ?? 0) >= minPremiumProxyBalance);
}

/** The period must be an integer from 1 (FORM-74, FORM-75). */
export function switchPeriodError(seconds: unknown): 'inputTime' | null {
  return typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= minSwitchPeriod ? null : 'inputTime';
}
