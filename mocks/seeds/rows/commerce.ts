import {
  withOddity,
  count,
  daysAgo,
  digits,
  link,
  type Maker,
  maybe,
  memoizeByText,
  pageOf,
  picture,
  type Row,
} from './maker';
import { starRating } from './local';
import type { PackProduct } from './pack';

const colors = ['black', 'white', 'sand', 'forest', 'navy', 'rust', 'graphite'];

export function priceNear({ random, pack }: Maker, basePrice: number): number {
  const price = basePrice * (0.7 + random.next() * 0.7);
  if (pack.perDollar > 100) return Math.max(10, Math.round(price / 10) * 10);
  return Number((price < 5 ? price : Math.floor(price) + random.pick([0, 0.49, 0.9, 0.95, 0.99])).toFixed(2));
}

/** A search names a product by the first words of its name, after a brand or alone. */
function productAsked(all: Maker['pack']['products'], query: string): PackProduct | undefined {
  if (query.length < 3) return undefined;
  const asked = query.toLowerCase();
  return all.find(([name]) => asked.endsWith(searchWordsOf(name)));
}

/** 'Espresso machine, 15 bar' becomes 'espresso machine'. */
export const searchWordsOf = memoizeByText(1_000, (name) =>
  name
    .replace(/[,"“（(].*$|\s\d.*$/u, '')
    .trim()
    .toLowerCase(),
);

function productOf(maker: Maker) {
  const { random, pack, query } = maker;
  const brand = pack.brands.find((name) => query.startsWith(`${name} `)) ?? random.pick(pack.brands);
  const searched = productAsked(pack.products, query);
  const [known, category, usual] = searched ?? random.pick(pack.products);
  const usesQuery =
    searched === undefined && query !== '' && query.length < 40 && !/^[\d.]+$/.test(query) && random.chance(0.5);
  const base = usesQuery ? query.charAt(0).toUpperCase() + query.slice(1) : known;
  return {
    brand,
    category,
    name: `${brand} ${base}${pack.code === 'en' && random.chance(0.3) ? `, ${random.pick(colors)}` : ''}`,
    price: priceNear(maker, usual),
  };
}

export function products(maker: Maker): Row {
  const { random, pack, index } = maker;
  const { brand, category, name, price } = productOf(maker);
  const discount = random.chance(0.35) ? random.int(5, 55) : 0;
  const factor = pack.perDollar > 100 ? 0.1 : 100;
  const listPrice = discount === 0 ? null : Math.round((price / (1 - discount / 100)) * factor) / factor;
  return {
    position: (index % 400) + 1,
    name: withOddity(maker, name),
    brand,
    category,
    price,
    listPrice,
    currency: pack.currency,
    discount,
    rating: maybe(maker, 0.88, starRating(maker)),
    reviewCount: count(maker, 14_000),
    seller: random.pick(pack.firms),
    availability: random.chance(0.9) ? pack.inStock : pack.soldOut,
    delivery: maybe(maker, 0.8, `${random.int(1, 3)}-${random.int(4, 7)} d`),
    sku: digits(maker, '40########0##'),
    attributes: {
      color: random.pick(colors),
      weightGrams: random.int(80, 6000),
      warrantyMonths: random.pick([12, 24, 36]),
    },
    image: picture(maker, 'product'),
    url: link(maker, 'p', name),
  };
}

export function priceChecks(maker: Maker): Row {
  const { random, pack, query } = maker;
  const { name, price } = productOf(pageOf(maker));
  const changed = random.chance(0.4);
  const previousPrice = changed ? priceNear(maker, price) : price;
  return {
    sku: /^\d{8,14}$/.test(query) ? query : digits(maker, '40########0##'),
    name: withOddity(maker, name),
    price,
    previousPrice,
    change: Number((price - previousPrice).toFixed(2)),
    currency: pack.currency,
    availability: random.chance(0.88) ? pack.inStock : pack.soldOut,
    seller: random.pick(pack.firms),
    collectedAt: daysAgo(maker, 1),
    url: link(maker, 'p', name),
  };
}
