import { isShownLanguage, type ShownLanguage } from '#src/i18n/pseudo-language';
import { storeLanguage } from '#src/state/preferences';

const PARAMETER = 'locale';

/** Removes `?locale=…` from the address and stores it. Returns undefined for an unknown language. */
export function takeUrlLanguage(): ShownLanguage | undefined {
  const url = new URL(globalThis.location.href);
  const requested = url.searchParams.get(PARAMETER);
  if (requested === null) return undefined;
  url.searchParams.delete(PARAMETER);
  globalThis.history.replaceState(globalThis.history.state, '', url.href);
  if (!isShownLanguage(requested)) return undefined;
  storeLanguage(requested);
  return requested;
}
