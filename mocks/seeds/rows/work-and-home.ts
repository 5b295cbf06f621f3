import {
  withOddity,
  count,
  daysAgo,
  decimal,
  digits,
  link,
  type Maker,
  maybe,
  pageOf,
  paragraphOf,
  personName,
  picture,
  type Row,
  pickSome,
} from './maker';
import { addressOf, firmOf } from './local';

const thousands = (value: number) => Math.round(value / 1000) * 1000;

export function jobs(maker: Maker): Row {
  const { random, pack, topic } = maker;
  const searched = pack.jobs.find((job) => job === topic);
  const isOwnWord = searched === undefined && topic !== '' && topic.length < 40 && random.chance(0.5);
  const title = searched ?? (isOwnWord ? topic : random.pick(pack.jobs));
  const from = random.int(34, 130) * 1000;
  const paid = random.chance(0.58);
  const company = firmOf(maker) ?? random.pick(pack.firms);
  const anywhere = maker.site === 'anywhere-jobs.example';
  return {
    title: withOddity(maker, title),
    company,
    location: (maker.city ?? random.pick(pack.cities))[0],
    salaryMin: paid ? thousands(from * pack.perDollar) : null,
    salaryMax: paid ? thousands(from * pack.perDollar * (1.1 + random.next() * 0.3)) : null,
    currency: pack.currency,
    employmentType: random.pick(pack.contracts),
    remote: random.chance(0.3) || anywhere ? pack.yes : pack.no,
    skills: pickSome(maker, pack.skills),
    postedAt: daysAgo(maker, 45),
    description: paragraphOf(pickSome(maker, pack.duties, 2, 4)),
    image: maybe(maker, 0.8, picture(maker, 'logo')),
    applyUrl: link(maker, 'apply'),
    url: link(maker, 'job', title),
  };
}

const features = [
  'garage',
  'garden',
  'lift',
  'balcony',
  'cellar',
  'fireplace',
  'solar panels',
  'new kitchen',
  'floor heating',
];

export function properties(maker: Maker): Row {
  const { random, pack } = maker;
  const { address, city, postalCode, latitude, longitude } = addressOf(maker);
  const home = random.pick(pack.homes);
  const area = random.int(28, 260);
  const perMeter = decimal(maker, 2100, 6800, 0) * pack.perDollar;
  return {
    title: withOddity(maker, `${home}, ${area} m², ${city}`),
    propertyType: home,
    price: thousands(area * perMeter),
    currency: pack.currency,
    area,
    bedrooms: random.int(1, 6),
    bathrooms: random.int(1, 4),
    yearBuilt: maybe(maker, 0.85, random.int(1890, 2025)),
    address,
    city,
    postalCode,
    latitude,
    longitude,
    features: pickSome(maker, features, 1, 5),
    agent: maybe(maker, 0.9, personName(maker)),
    phone: maybe(maker, 0.75, digits(maker, pack.phone)),
    listedAt: daysAgo(maker, 200),
    image: picture(maker, 'home'),
    url: link(maker, 'home', city),
  };
}

export function rentals(maker: Maker): Row {
  const home = properties(maker);
  const rent = Number(home['area']) * decimal(maker, 9, 21, 1) * maker.pack.perDollar;
  const step = maker.pack.perDollar > 100 ? 1000 : 10;
  return { ...home, price: Math.round(rent / step) * step };
}

export function propertyEvents(maker: Maker): Row {
  const { random, pack } = maker;
  const { address, city } = addressOf(pageOf(maker));
  const event = random.pick(['Listed', 'Price reduced', 'Price raised', 'Pending', 'Sold']);
  const price = thousands(random.int(120, 1400) * 1000 * pack.perDollar);
  const changePercent =
    event === 'Price reduced'
      ? -decimal(maker, 0.5, 9, 1)
      : event === 'Price raised'
        ? decimal(maker, 0.5, 6, 1)
        : null;
  return {
    address: withOddity(maker, address),
    city,
    date: daysAgo(maker, 3600),
    event,
    price,
    currency: pack.currency,
    changePercent,
    views: count(maker, 5000),
    url: link(maker, 'home', city),
  };
}
