import { hashText } from '#src/lib/hash';
import { coins } from './specialties';
import { withOddity, daysAgo, decimal, link, type Maker, type Row } from './maker';

const listed = [
  ['NWND', 'Northwind Robotics'],
  ['LRKH', 'Larkspur Health'],
  ['CBLT', 'Cobalt & Pine'],
  ['MRDN', 'Meridian Freight'],
  ['BRWE', 'Brightwater Energy'],
  ['TLGR', 'Tallgrass Analytics'],
  ['QSTN', 'Quillstone Press'],
  ['RDWG', 'Redwing Logistics'],
  ['ELRY', 'Ellery Labs'],
  ['SMRC', 'Summit Ridge Capital'],
] as const;
const alsoListed = [
  ['HRBR', 'Harbor Lane Foods'],
  ['FLDN', 'Fieldnote Software'],
  ['OSBN', 'Osborne Paper'],
  ['TIDE', 'Tidewell Appliances'],
  ['KSTR', 'Kestrel Aviation'],
  ['BRIM', 'Brimm Outdoor'],
  ['VNTR', 'Vantero Mobility'],
  ['PKKE', 'Pikke Home'],
  ['ALDN', 'Alderon Audio'],
  ['SOLN', 'Solenne Beauty'],
  ['ONDR', 'Ondara Marine'],
  ['HASK', 'Hask Tools'],
  ['LKSH', 'Lakeshore Rail'],
  ['FNDR', 'Foundry Row Steel'],
] as const;

export const symbolsOf = (site: string): readonly string[] =>
  (site === 'coinboard.example' ? coins : [...listed, ...alsoListed]).map(([symbol]) => symbol);

export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'KRW', 'CAD', 'SEK'] as const;
const perDollar: Record<string, number> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 150,
  CHF: 0.88,
  KRW: 1350,
  CAD: 1.36,
  SEK: 10.4,
};

function companyOf({ query, random, site }: Maker): readonly [symbol: string, company: string] {
  const own: readonly (readonly [symbol: string, name: string])[] = site === 'coinboard.example' ? coins : listed;
  if (!/^[A-Z0-9.]{1,6}$/.test(query)) return random.pick(own);
  const known = [...own, ...alsoListed].find(([symbol]) => symbol === query);
  return known ?? [query, `${query.charAt(0)}${query.slice(1).toLowerCase()} Holdings ${hashText(query) % 9}`];
}

export function quotes(maker: Maker): Row {
  const { random, pack } = maker;
  const [symbol, name] = companyOf(maker);
  const price = decimal(maker, 4, 640, 2);
  const changePercent = decimal(maker, -6, 6, 2);
  const volume = random.int(12_000, 48_000_000);
  return {
    symbol,
    name: withOddity(maker, name),
    exchange: random.pick(['NXE', 'LSX', 'FRX', 'TKX']),
    price,
    change: Number(((price * changePercent) / 100).toFixed(2)),
    changePercent,
    volume,
    marketCap: Math.round(price * random.int(20, 2400)) * 1_000_000,
    currency: pack.currency,
    quotedAt: daysAgo(maker, 2),
    url: link(maker, 'quote', symbol),
  };
}

export function rates(maker: Maker): Row {
  const { random, query } = maker;
  const baseCurrency = currencies.find((code) => code === query) ?? random.pick(currencies);
  const quoteCurrency = random.pick(currencies.filter((code) => code !== baseCurrency));
  const rate = ((perDollar[quoteCurrency] ?? 1) / (perDollar[baseCurrency] ?? 1)) * (0.99 + random.next() * 0.02);
  return {
    baseCurrency,
    quoteCurrency,
    rate: Number(rate.toPrecision(6)),
    bid: Number((rate * 0.9996).toPrecision(6)),
    ask: Number((rate * 1.0004).toPrecision(6)),
    quotedAt: daysAgo(maker, 1),
    source: maker.site,
  };
}

export function filings(maker: Maker): Row {
  const { random, pack, now } = maker;
  const [symbol, company] = companyOf(maker);
  const annual = random.chance(0.3);
  const year = new Date(now).getUTCFullYear() - random.int(1, 6);
  const revenue = random.int(40, 9000) * 1_000_000;
  const netIncome = Math.round((revenue * decimal(maker, -0.12, 0.24, 3)) / 1000) * 1000;
  return {
    symbol,
    company: withOddity(maker, company),
    filingType: annual ? 'Annual report' : 'Quarterly report',
    period: annual ? String(year) : `${year} Q${random.int(1, 4)}`,
    filedAt: daysAgo(maker, 1800),
    revenue,
    netIncome,
    currency: pack.currency,
    lineItems: {
      costOfSales: Math.round(revenue * 0.61),
      research: Math.round(revenue * 0.08),
      taxes: Math.round(Math.max(0, netIncome) * 0.21),
    },
    url: link(maker, 'filing', symbol),
  };
}
