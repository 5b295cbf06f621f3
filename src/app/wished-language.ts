import { isShown, type ShownLanguage } from '#src/i18n/pseudo-language';
import { rememberLanguage } from '#src/state/preferences';

const NAME = 'locale';

/** Removes `?locale=…` from the address and stores it. Returns undefined for an unknown language. */
export function takeWishedLanguage(): ShownLanguage | undefined {
  const url = new URL(globalThis.location.href);
  const wished = url.searchParams.get(NAME);
  if (wished === null) return undefined;
  url.searchParams.delete(NAME);
  globalThis.history.replaceState(globalThis.history.state, '', `${url.pathname}${url.search}${url.hash}`);
  if (!isShown(wished)) return undefined;
  rememberLanguage(wished);
  return wished;
}
