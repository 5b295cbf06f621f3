import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { OptionTextKey, SeedTexts } from '../texts/load';
import type { DataSourceId, OptionSeed } from './types';

export function textOptions(...keys: readonly OptionTextKey[]): readonly OptionSeed[] {
  return keys.map((key) => ({ value: key, label: { text: key } }));
}

const countryCodes =
  'AT AU BE BR CA CH CL CO CZ DE DK ES FI FR GB GR HU IE IN IT JP KR MX NL NO NZ PL PT SE SG TR TW US ZA'.split(' ');

const cityNames: Record<string, string> = {
  AT: 'Wien|Graz|Linz|Salzburg|Innsbruck',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart',
  BE: 'Bruxelles|Antwerpen|Gent|Liège|Brugge',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Salvador|Fortaleza|Curitiba',
  CA: 'Toronto|Montréal|Vancouver|Calgary|Ottawa|Québec|Halifax',
  CH: 'Zürich|Genève|Basel|Bern|Lausanne|Luzern',
  CL: 'Santiago|Valparaíso|Concepción|Antofagasta',
  CO: 'Bogotá|Medellín|Cali|Barranquilla|Cartagena',
  CZ: 'Praha|Brno|Ostrava|Plzeň|Olomouc',
  DE: 'Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen',
  DK: 'København|Aarhus|Odense|Aalborg',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Bilbao|Palma',
  FI: 'Helsinki|Espoo|Tampere|Turku|Oulu',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Strasbourg|Bordeaux|Lille|Rennes',
  GB: 'London|Birmingham|Manchester|Leeds|Glasgow|Edinburgh|Bristol|Liverpool|Cardiff|Belfast',
  GR: 'Αθήνα|Θεσσαλονίκη|Πάτρα|Ηράκλειο',
  HU: 'Budapest|Debrecen|Szeged|Pécs',
  IE: 'Dublin|Cork|Limerick|Galway',
  IN: 'Mumbai|Delhi|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Jaipur',
  IT: 'Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Venezia|Verona',
  JP: '東京|横浜|大阪|名古屋|札幌|福岡|神戸|京都|仙台|広島',
  KR: '서울|부산|인천|대구|대전|광주|수원|울산',
  MX: 'Ciudad de México|Guadalajara|Monterrey|Puebla|Mérida|Tijuana',
  NL: 'Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Groningen',
  NO: 'Oslo|Bergen|Trondheim|Stavanger|Tromsø',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin',
  PL: 'Warszawa|Kraków|Wrocław|Łódź|Poznań|Gdańsk',
  PT: 'Lisboa|Porto|Braga|Coimbra|Faro',
  SE: 'Stockholm|Göteborg|Malmö|Uppsala|Lund',
  SG: 'Singapore',
  TR: 'İstanbul|Ankara|İzmir|Bursa|Antalya',
  TW: '台北|高雄|台中|台南|新竹',
  US: 'New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|Seattle|Denver|Boston|Portland|Nashville',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
};

const regions = (codes: readonly string[]): readonly OptionSeed[] =>
  codes.map((code) => ({ value: code, label: { region: code } }));

const cities: readonly OptionSeed[] = Object.entries(cityNames).flatMap(([country, names]) =>
  names.split('|').map((name) => ({ value: `${country}-${name}`, label: { literal: name }, parent: country })),
);

export const dataSources: Record<DataSourceId, readonly OptionSeed[]> = {
  countries: regions(countryCodes),
  cities,
  currencies: 'USD EUR GBP JPY KRW CHF CAD AUD SEK PLN BRL INR CNY'
    .split(' ')
    .map((code) => ({ value: code, label: { currency: code } })),
  languages: 'en de fr es it ja ko zh pt nl pl sv'
    .split(' ')
    .map((code) => ({ value: code, label: { language: code } })),
  editions: regions('US GB DE FR ES IT JP KR CA AU MX BR IN'.split(' ')),
};

export function dataSourceOptions(id: string, parent?: string): readonly OptionSeed[] | undefined {
  const options = Object.entries(dataSources).find(([key]) => key === id)?.[1];
  return parent === undefined ? options : options?.filter((option) => option.parent === parent);
}

export function optionLabel(option: OptionSeed, texts: SeedTexts, language: InterfaceLanguage): string {
  const { label } = option;
  if ('text' in label) return texts.options[label.text];
  if ('literal' in label) return label.literal;
  const [type, code] =
    'region' in label
      ? (['region', label.region] as const)
      : 'currency' in label
        ? (['currency', label.currency] as const)
        : (['language', label.language] as const);
  return displayNames(language, type).of(code) ?? code;
}

const cache = new Map<string, Intl.DisplayNames>();

export function displayNames(language: InterfaceLanguage, type: Intl.DisplayNamesType): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const names = cache.get(key) ?? new Intl.DisplayNames(language, { type });
  cache.set(key, names);
  return names;
}
