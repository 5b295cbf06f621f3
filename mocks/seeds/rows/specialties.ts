import { splitList } from './pack';

export interface Specialty {
  readonly trades: readonly string[];
  readonly placeNames: readonly string[];
}

const specialty = (trades: string, placeNames: string): Specialty => ({
  trades: splitList(trades),
  placeNames: splitList(placeNames),
});

const bySite: Partial<Readonly<Record<string, Specialty>>> = {
  'tafelrunde.example': specialty(
    'Gasthaus|Italienisches Restaurant|Café|Weinstube|Biergarten',
    'Zum Goldenen Hirsch=Gasthaus|Gasthof zur Post=Gasthaus|Ristorante {name}=Italienisches Restaurant|Kleine Freiheit=Café|Weinstube {name}=Weinstube|Biergarten am Wehr=Biergarten|{name} am Markt|Zur Alten Mühle=Gasthaus',
  ),
  'charge.example': specialty(
    'EV charging station',
    '{city} Charging Hub|{name} Garage Charging|{name} Street Chargers|{city} Station Charging|{name} Plaza Fast Charge',
  ),
  'voyamo.example': specialty(
    'Museo|Mirador|Palacio|Jardín|Visita guiada',
    'Museo {name}=Museo|Mirador de {name}=Mirador|Palacio {name}=Palacio|Jardín de {name}=Jardín|{city} a pie=Visita guiada|Casa Museo {name}=Museo',
  ),
  'health-directory.example': specialty(
    'Dentist|Family doctor|Pediatrician|Dermatologist|Physiotherapist',
    '{name} Family Dental=Dentist|{name} Family Practice=Family doctor|{city} Kids Clinic=Pediatrician|{name} Dermatology=Dermatologist|{name} Physical Therapy=Physiotherapist|Dr. {name}',
  ),
  'nestory.example': specialty(
    'Real estate agency',
    '{name} Realty|{name} & Partners Homes|{city} Home Brokers|{name} Property Group|Key & {name}',
  ),
  'larkstay.example': specialty('Hotel', 'Hotel {name}|Grand Hotel {name}|{name} Garden|Villa {name}|Hotel {city}'),
};

export const specialtyOf = (site: string): Specialty | undefined => bySite[site];

interface School {
  readonly providers: readonly string[];
  readonly titles: readonly string[];
  readonly topics: readonly string[];
  readonly levels: readonly string[];
}

export const frenchSchool: School = {
  providers: splitList('Université de Bordeaux-Rive|Institut Lumière|Université du Ponant|École Beaumarchais'),
  titles: splitList('Licence : {topic}|Master : {topic}|Licence professionnelle : {topic}'),
  topics: splitList('Informatique|Droit|Génie civil|Biologie|Gestion|Histoire de l’art|Psychologie|Chimie'),
  levels: splitList('Bac+3|Bac+5'),
};

export const coins = [
  ['LMN', 'Lumen Coin'],
  ['TDX', 'Tidex'],
  ['OPL', 'Opal Network'],
  ['KRT', 'Kareto'],
  ['BRK', 'Brook Chain'],
  ['VSTA', 'Vestara'],
  ['NRV', 'Nerva Token'],
  ['HLX', 'Helix Ledger'],
] as const;
