import {
  withOddity,
  count,
  daysAhead,
  decimal,
  digits,
  fill,
  link,
  type Maker,
  maybe,
  pageOf,
  picture,
  type Row,
  pickSome,
} from './maker';
import { priceNear } from './commerce';
import { addressOf, starRating } from './local';
import { frenchSchool } from './specialties';

const hotelNames = ['Hotel {n}', 'Residence {n}', 'Casa {n}', 'Villa {n}', 'Grand Hotel {n}', '{n} Garden'];
const airlines = [
  ['Aurelia Air', 'AU'],
  ['Skylark', 'SK'],
  ['Pacific Wren', 'PW'],
  ['Nordwind', 'NW'],
  ['TransMeridian', 'TM'],
] as const;
const airports = ['LIS', 'HND', 'JFK', 'LHR', 'FRA', 'CDG', 'ICN', 'MAD', 'FCO', 'SFO', 'GRU', 'SIN'];
const dayMs = 86_400_000;

export function hotels(maker: Maker): Row {
  const { random, pack } = maker;
  const page = pageOf(maker);
  const { address, city } = addressOf(page);
  const name = page.random.pick(hotelNames).replace('{n}', page.random.pick(pack.family));
  const checkIn = Date.parse(daysAhead(maker, 2, 120).slice(0, 10));
  return {
    name: withOddity(maker, name),
    stars: random.int(2, 5),
    rating: maybe(maker, 0.94, decimal(maker, 6.2, 9.8, 1)),
    reviewCount: count(maker, 9000),
    pricePerNight: priceNear(maker, 140 * pack.perDollar),
    currency: pack.currency,
    checkIn: new Date(checkIn).toISOString().slice(0, 10),
    checkOut: new Date(checkIn + random.int(1, 7) * dayMs).toISOString().slice(0, 10),
    roomType: random.pick(pack.rooms),
    freeCancellation: random.chance(0.6) ? pack.yes : pack.no,
    city,
    address,
    amenities: pickSome(maker, pack.amenities, 2, 6),
    image: picture(maker, 'hotel'),
    url: link(maker, 'stay', name),
  };
}

export function flights(maker: Maker): Row {
  const { random, pack, query } = maker;
  const [airline, code] = random.pick(airlines);
  const [, asked, askedTo] = /^([A-Z]{3})(?: ([A-Z]{3}))?$/.exec(query) ?? [];
  const from = asked ?? random.pick(airports);
  const departure = daysAhead(maker, 3, 180);
  const minutes = random.int(70, 900);
  return {
    airline,
    flightNumber: digits(maker, `${code} ###`),
    from,
    to: askedTo ?? random.pick(airports.filter((airport) => airport !== from)),
    departure,
    arrival: new Date(Date.parse(departure) + minutes * 60_000).toISOString(),
    duration: `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    stops: random.pick([0, 0, 0, 1, 1, 2]),
    cabin: random.pick(['Economy', 'Economy', 'Economy', 'Premium economy', 'Business', 'First']),
    price: priceNear(maker, minutes * pack.perDollar),
    currency: pack.currency,
    seatsLeft: maybe(maker, 0.3, random.int(1, 9)),
    url: link(maker, 'fare'),
  };
}

const venues = ['Town Hall', 'Old Mill', 'Riverside Stage', 'Exhibition Center', 'City Library', 'Station Hall'];
const eventTitles: readonly (readonly [category: string, titles: readonly string[]])[] = [
  [
    'Concert',
    ['{family} Quartet: New Works', '{given} & the Night Buses', 'Organ at Noon', 'An Evening with {given} {family}'],
  ],
  ['Conference', ['Open Data Days', 'The Small Factory Summit', 'Care and Code {year}', 'Regional Rail Forum']],
  ['Exhibition', ['Paper Cities', 'Glass, Salt, Light: {family}', 'A Century of Posters']],
  ['Workshop', ['Bread for Beginners', 'Repair Your Own Bicycle', 'Letterpress in a Day with {given}']],
  ['Theater', ['The Lighthouse Keeper’s Daughter', 'Three Chairs', 'Winter in {family} Street']],
];

export function events(maker: Maker): Row {
  const { random, pack } = maker;
  const startsAt = daysAhead(maker, 1, 150);
  const [category, titles] = random.pick(eventTitles);
  const values = { given: random.pick(pack.given), family: random.pick(pack.family), year: startsAt.slice(0, 4) };
  return {
    title: withOddity(maker, fill(random.pick(titles), values)),
    category,
    venue: random.pick(venues),
    city: (maker.city ?? random.pick(pack.cities))[0],
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + random.int(1, 9) * 3_600_000).toISOString(),
    priceFrom: maybe(maker, 0.8, priceNear(maker, 35 * pack.perDollar)),
    currency: pack.currency,
    organiser: random.pick(pack.firms),
    availability: random.chance(0.75) ? pack.inStock : pack.soldOut,
    image: picture(maker, 'event'),
    url: link(maker, 'event'),
  };
}

const onlineSchool = {
  providers: ['Courselight', 'Open Bench', 'Northgate University', 'Lernwerk', 'Studio Campus'],
  titles: ['from zero to first project', 'in practice', 'masterclass', 'for teams', 'essentials'].map(
    (aim) => `{topic}: ${aim}`,
  ),
  topics: undefined,
  levels: ['Beginner', 'Intermediate', 'Advanced'],
};

export function courses(maker: Maker): Row {
  const { random, pack, query } = maker;
  const school = maker.site === 'campus.example' ? frenchSchool : onlineSchool;
  const topic = query === '' ? random.pick(school.topics ?? pack.skills) : query;
  return {
    title: withOddity(maker, fill(random.pick(school.titles), { topic })),
    provider: random.pick(school.providers),
    instructor: `${random.pick(pack.given)} ${random.pick(pack.family)}`,
    level: random.pick(school.levels),
    duration: `${random.int(2, 60)} h`,
    language: pack.code,
    price: random.chance(0.15) ? 0 : priceNear(maker, 60 * pack.perDollar),
    currency: pack.currency,
    rating: maybe(maker, 0.9, starRating(maker)),
    students: count(maker, 240_000),
    startDate: maybe(maker, 0.5, daysAhead(maker, 3, 200).slice(0, 10)),
    image: picture(maker, 'course'),
    url: link(maker, 'course', topic),
  };
}
