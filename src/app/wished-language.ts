import { isShown, type ShownLanguage } from '#src/i18n/pseudo-language';
import { rememberLanguage } from '#src/state/preferences';

const NAME = 'locale';

/** Takes the language that the address of a demo asks for (`?locale=de-DE`) out of the address and keeps it for later starts; undefined when it asks for none that there is. */
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
