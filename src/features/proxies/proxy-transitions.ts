import { ProxyType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { typeAfterToggle, type IpProxySettings } from '#src/domain/proxy-rules';

/** Closing a dialog without confirming is not an action. */
export type ProxyAction =
  | { readonly type: 'use'; readonly on: boolean }
  /** `mayUsePremium`: level and balance allow premium proxies. */
  | { readonly type: 'source'; readonly source: ProxyType; readonly mayUsePremium: boolean }
  | { readonly type: 'premium'; readonly settings: Schemas['StrongIpProxySettings'] }
  | { readonly type: 'own'; readonly settings: Schemas['CustomIpProxySettings'] };

/** Each type keeps its settings while another or none is selected (FORM-31, FORM-32, FORM-35 to FORM-39). */
export function proxyReducer(settings: Required<IpProxySettings>, action: ProxyAction): Required<IpProxySettings> {
  switch (action.type) {
    case 'use':
      return { ...settings, ipProxyFromType: typeAfterToggle(settings.ipProxyFromType, action.on) };
    case 'source':
      return action.source === ProxyType.Strong && !action.mayUsePremium
        ? settings
        : { ...settings, ipProxyFromType: action.source };
    case 'premium':
      return { ...settings, strongIpProxySettings: action.settings };
    case 'own':
      return { ...settings, customIpProxySettings: action.settings };
  }
}
