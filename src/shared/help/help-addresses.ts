import { config } from '#src/api/config';
import type { HelpPage } from '#src/api/config-schema';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { useLanguage } from '#src/i18n/use-language';

export interface HelpAddress {
  readonly to: string;
  readonly isExternal: boolean;
}

/** PUB-16 */
export function helpAddress(page: HelpPage, language: InterfaceLanguage): HelpAddress {
  const configured = config().links?.[page];
  const address = typeof configured === 'string' ? configured : configured?.[language];
  return address === undefined ? { to: paths[page], isExternal: false } : { to: address, isExternal: true };
}

export function useHelpAddress(): (page: HelpPage) => HelpAddress {
  const language = useLanguage();
  return (page) => helpAddress(page, language);
}

/** PUB-17, PUB-18 */
const handbooks: Readonly<Partial<Record<InterfaceLanguage, 'open' | 'signedIn'>>> = {
  'ja-JP': 'signedIn',
  'en-US': 'open',
  'de-DE': 'open',
  'fr-FR': 'open',
};

/** Returns the sign-in page for a visitor who needs a session (PUB-17, PUB-18). */
export function handbookAddress(language: InterfaceLanguage, signedIn: boolean): HelpAddress | null {
  const kind = handbooks[language];
  if (kind === undefined) return null;
  const address = helpAddress('handbook', language);
  if (kind === 'open' || signedIn) return address;
  return { to: paths.login(address.isExternal ? undefined : address.to), isExternal: false };
}
