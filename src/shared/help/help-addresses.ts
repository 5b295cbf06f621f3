import { config, type HelpPage } from '#src/api/config';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { useLanguage } from '#src/i18n/use-language';

/** Where a link leads: to a page of ours, or to another site. */
export interface Address {
  readonly to: string;
  readonly elsewhere: boolean;
}

/** Where a page of help is in a language: what the deployment says, else a page of our own (PUB-16). */
export function helpAddress(page: HelpPage, language: InterfaceLanguage): Address {
  const configured = config().links?.[page];
  const address = typeof configured === 'string' ? configured : configured?.[language];
  return address === undefined ? { to: paths[page], elsewhere: false } : { to: address, elsewhere: true };
}

/** Gives where each page of help is in the language on screen. */
export function useHelpAddress(): (page: HelpPage) => Address {
  const language = useLanguage();
  return (page) => helpAddress(page, language);
}

/** Languages whose footer has the handbook, and whether reading it needs a session (PUB-17, PUB-18). */
const handbooks: Readonly<Partial<Record<InterfaceLanguage, 'open' | 'signedIn'>>> = {
  'ja-JP': 'signedIn',
  'en-US': 'open',
  'de-DE': 'open',
  'fr-FR': 'open',
};

/** Where the handbook link of the footer leads, null for languages without one; where it needs a session and there is none, to the sign-in page (PUB-17, PUB-18). */
export function handbookAddress(language: InterfaceLanguage, signedIn: boolean): Address | null {
  const kind = handbooks[language];
  if (kind === undefined) return null;
  const address = helpAddress('handbook', language);
  if (kind === 'open' || signedIn) return address;
  return { to: paths.login(address.elsewhere ? undefined : address.to), elsewhere: false };
}
