import {
  withOddity,
  count,
  daysAgo,
  decimal,
  digits,
  fill,
  fittingSentences,
  link,
  type Maker,
  maybe,
  personName,
  picture,
  memoizeByText,
  rounded,
  type Row,
  slugOf,
  pageOf,
  pickSome,
  type Subject,
  titleOf,
  townOf,
} from './maker';
import type { Pack } from './pack';
import { specialtyOf } from './specialties';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const idLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.split('');
const contactBoxes = ['info', 'hello', 'office', 'contact'];
const contactPages = ['contact', 'imprint', 'about', 'team'];

const patternOf = memoizeByText(1_000, (written) => written.split('='));
const hostOf = memoizeByText(1_000, (input) => /^(?:https?:\/\/)?([^/\s]+\.[^/\s]+)/.exec(input)?.[1] ?? '');
const dotted = memoizeByText(8_000, (slug) => slug.replaceAll('-', '.'));

/** Coordinates are within about 8 km of the city center. */
export function addressOf(maker: Maker) {
  const { random, pack } = maker;
  const [city, prefix, latitude, longitude] = maker.city ?? random.pick(pack.cities);
  const postalCode =
    maker.postalCode ?? prefix + digits(maker, '#'.repeat(Math.max(0, pack.postcodeDigits - prefix.length)));
  const number = random.int(1, 240);
  return {
    address: fill(pack.address, { street: random.pick(pack.streets), number, postcode: postalCode, city }),
    city,
    postalCode,
    latitude: rounded(latitude + (random.next() - 0.5) * 0.14, 6),
    longitude: rounded(longitude + (random.next() - 0.5) * 0.18, 6),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type PlaceLists = Pick<Pack, 'placeNames' | 'trades'>;

const namesByTrade = new WeakMap<PlaceLists, Map<string, readonly string[]>>();

function namesFor(lists: PlaceLists, pack: Pack, trade: string): readonly string[] {
  const known = namesByTrade.get(lists) ?? new Map<string, readonly string[]>();
  namesByTrade.set(lists, known);
  let names = known.get(trade);
  if (!names) {
    const fits = (name: string) => !name.includes('=') || name.endsWith(`=${trade}`);
    names = lists.placeNames.filter(fits);
    // Every name of a specialty may contain a trade.
    if (names.length === 0) names = pack.placeNames.filter(fits);
    known.set(trade, names);
  }
  return names;
}

function tradeAsked({ site, pack, topic }: Maker): string | undefined {
  const asked = topic.toLowerCase();
  return (specialtyOf(site) ?? pack).trades.find((trade) => trade.toLowerCase() === asked);
}

export function placeOf(maker: Maker, city: string, wantedTrade = ''): { name: string; trade: string } {
  const { random, pack } = maker;
  const lists = specialtyOf(maker.site) ?? pack;
  const names = wantedTrade === '' ? lists.placeNames : namesFor(lists, pack, wantedTrade);
  const [pattern = '', trade = random.pick(lists.trades)] = patternOf(random.pick(names));
  const name = fill(pattern, { name: random.pick(pack.family), city: townOf(city) });
  return { name, trade: wantedTrade === '' ? trade : wantedTrade };
}

export function starRating(maker: Maker): number {
  return rounded(5 - maker.random.next() ** 2 * 2.6, 1);
}

function openingHours(maker: Maker): Record<string, string> {
  const { random } = maker;
  const from = `${String(random.int(6, 11)).padStart(2, '0')}:${random.pick(['00', '30'])}`;
  const closes = random.int(17, 23);
  const restDay = random.pick([-1, 0, 1, 6, 6]);
  const weekday = `${from}-${closes}:00`;
  const weekend = `${from}-${closes - 2}:00`;
  const hours: Record<string, string> = {};
  for (const [at, day] of weekdays.entries()) hours[day] = at === restDay ? 'closed' : at >= 5 ? weekend : weekday;
  return hours;
}

function placeId({ random }: Maker): string {
  let id = 'PL-';
  for (let at = 0; at < 8; at += 1) id += random.pick(idLetters);
  return id;
}

export function places(maker: Maker): Row {
  const { random, pack, topic } = maker;
  const where = addressOf(maker);
  const searched = tradeAsked(maker);
  const isOwnWord = searched === undefined && /\p{L}/u.test(topic) && topic.length < 40 && random.chance(0.6);
  const queryName = searched ?? (isOwnWord ? capitalized(topic) : '');
  const { name, trade } = placeOf(maker, where.city, queryName);
  const rated = random.chance(0.94);
  return {
    name: withOddity(maker, name),
    category: trade,
    ...where,
    country: pack.country,
    phone: maybe(maker, 0.86, digits(maker, pack.phone)),
    website: maybe(maker, 0.74, `https://${slugOf(name)}.example`),
    rating: rated ? starRating(maker) : null,
    reviewCount: rated ? 1 + count(maker, 6200) : 0,
    priceLevel: maybe(maker, 0.6, '$'.repeat(random.int(1, 4))),
    openingHours: maybe(maker, 0.9, openingHours(maker)),
    placeId: placeId(maker),
    image: maybe(maker, 0.9, picture(maker, 'place')),
    claimed: random.chance(0.7) ? pack.yes : pack.no,
    url: link(maker, 'place', name),
    collectedAt: daysAgo(maker, 0.02),
  };
}

function reviewOf(maker: Maker, subject: Subject, item: string): Row {
  const { random, pack, query } = maker;
  const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 2, 1, 1]);
  const [isPositive, isMixed, isNegative] = pack.verdicts;
  const title = random.pick(rating >= 4 ? isPositive : rating === 3 ? isMixed : isNegative);
  const mostly = fittingSentences(rating >= 4 ? pack.praise : rating === 3 ? pack.mixed : pack.complaints, subject);
  const text = pickSome(maker, mostly, 1, 3);
  if (rating > 1 && random.chance(0.3)) text.push(random.pick(fittingSentences(pack.mixed, subject)));
  return {
    itemName: query === '' ? item : query,
    author: withOddity(maker, personName(maker)),
    rating,
    title: maybe(maker, 0.8, title),
    text: withOddity(maker, [...new Set(text)].join(pack.nameOrder === 'given' || pack.code === 'ko' ? ' ' : '')),
    date: daysAgo(maker, 900),
    likes: count(maker, 180),
    verified: random.chance(0.62) ? pack.yes : pack.no,
    ownerReply: maybe(maker, 0.28, (rating >= 3 ? pack.replies[0] : pack.replies[1]) ?? ''),
    image: maybe(maker, 0.22, picture(maker, 'photo')),
    url: link(maker, 'review'),
  };
}

export function reviews(maker: Maker): Row {
  const page = pageOf(maker);
  return reviewOf(maker, 'v', placeOf(page, page.random.pick(page.pack.cities)[0]).name);
}

export function productReviews(maker: Maker): Row {
  const { random, pack } = pageOf(maker);
  return reviewOf(maker, 'g', `${random.pick(pack.brands)} ${random.pick(pack.products)[0]}`);
}

export function firmReviews(maker: Maker): Row {
  return reviewOf(maker, 'f', pageOf(maker).random.pick(maker.pack.firms));
}

export function firmOf({ pack, input, pageSeed }: Maker): string | undefined {
  if (pageSeed === undefined) return undefined;
  const [, own] = /^https?:\/\/([^./]+)\.example\/?$/.exec(input) ?? [];
  return own && (pack.firms.find((firm) => slugOf(firm) === own) ?? titleOf(own));
}

export function contacts(maker: Maker): Row {
  const { random, pack, input, topic } = maker;
  const page = pageOf(maker);
  const where = addressOf(page);
  const found = placeOf(page, where.city, tradeAsked(maker));
  const company = firmOf(maker) ?? found.name;
  const { trade } = found;
  const isSearch = topic !== '' || maker.city !== undefined;
  const host = (!isSearch && hostOf(input)) || `${slugOf(company)}.example`;
  const name = personName(maker);
  const known = random.chance(0.55);
  const handle = slugOf(company);
  return {
    company: withOddity(maker, company),
    category: trade,
    website: `https://${host}`,
    email: maybe(maker, 0.82, `${known ? dotted(slugOf(name)) : random.pick(contactBoxes)}@${host}`),
    phone: maybe(maker, 0.78, digits(maker, pack.phone)),
    person: known ? name : null,
    jobTitle: known ? random.pick(pack.jobs) : null,
    socialLinks: { chirrup: `https://chirrup.example/${handle}`, snapgrove: `https://snapgrove.example/${handle}` },
    address: where.address,
    city: where.city,
    country: pack.country,
    rating: maybe(maker, 0.4, decimal(maker, 3, 5, 1)),
    url: `https://${host}/${random.pick(contactPages)}`,
  };
}
