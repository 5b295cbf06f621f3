import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { personas, type PersonaName } from '#mocks/personas';

/** Reserved IP addresses. */
export interface Place {
  readonly countryCode: string;
  readonly city: string;
  readonly timeZone: string;
  readonly ip: string;
}

const place = (countryCode: string, city: string, timeZone: string, ip: string): Place => ({
  countryCode,
  city,
  timeZone,
  ip,
});

const byLanguage: Readonly<Record<InterfaceLanguage, Place>> = {
  'en-US': place('US', 'Denver', 'America/Denver', '203.0.113.10'),
  'es-ES': place('ES', 'Valencia', 'Europe/Madrid', '203.0.113.20'),
  'ja-JP': place('JP', 'Osaka', 'Asia/Tokyo', '203.0.113.30'),
  'de-DE': place('DE', 'Leipzig', 'Europe/Berlin', '203.0.113.40'),
  'fr-FR': place('FR', 'Lyon', 'Europe/Paris', '203.0.113.50'),
  'it-IT': place('IT', 'Torino', 'Europe/Rome', '203.0.113.60'),
  'ko-KR': place('KR', 'Busan', 'Asia/Seoul', '203.0.113.70'),
};

const homes: Partial<Readonly<Record<PersonaName, Place>>> = {
  free: place('SE', 'Göteborg', 'Europe/Stockholm', '198.51.100.14'),
  basic: place('ES', 'Sevilla', 'Europe/Madrid', '198.51.100.27'),
  standard: place('US', 'Portland', 'America/Los_Angeles', '198.51.100.52'),
  professional: place('JP', 'Tokyo', 'Asia/Tokyo', '198.51.100.78'),
  enterprise: place('FR', 'Lyon', 'Europe/Paris', '198.51.100.93'),
  enterprisePlus: place('KR', 'Seoul', 'Asia/Seoul', '198.51.100.121'),
  enterpriseChild: place('IT', 'Bologna', 'Europe/Rome', '198.51.100.146'),
  expired: place('DE', 'München', 'Europe/Berlin', '198.51.100.170'),
  noPlan: place('US', 'Houston', 'America/Chicago', '198.51.100.199'),
};

const byUser: ReadonlyMap<string | undefined, Place> = new Map(
  Object.entries(homes).map(([persona, home]) => [personas[persona as PersonaName].userId, home]),
);

/** A persona is at home, anybody else in a country of the language (API-017). */
export function placeOf(userId: string | undefined, language: InterfaceLanguage): Place {
  return (userId === undefined ? undefined : byUser.get(userId)) ?? byLanguage[language];
}
