import {
  withOddity,
  count,
  daysAgo,
  fill,
  fittingSentences,
  link,
  type Maker,
  maybe,
  memoizeByText,
  paragraphOf,
  personName,
  picture,
  type Row,
  slugOf,
  pickSome,
  townOf,
} from './maker';

const outlets = [
  'The Morning Ledger',
  'Harbor Post',
  'Signal Weekly',
  'The Civic Review',
  'Nine O’Clock',
  'Field & Factory',
];

const termOf = ({ query, random, pack }: Maker) => (query === '' ? random.pick(pack.products)[0] : query);

const headlinesAboutFirms = memoizeByText(50, (headlines) =>
  headlines.split('|').filter((headline) => headline.includes('{firm}')),
);

function headlineOf({ random, pack, topic, city }: Maker): string {
  const firm = pack.firms.find((name) => name === topic);
  const headlines = firm === undefined ? pack.headlines : headlinesAboutFirms(pack.headlines.join('|'));
  return fill(random.pick(headlines), {
    firm: firm ?? random.pick(pack.firms),
    city: townOf((city ?? random.pick(pack.cities))[0]),
    number: random.int(40, 1800),
  });
}

export function searchResults(maker: Maker): Row {
  const { random, pack, index } = maker;
  const term = termOf(maker);
  const firm = random.pick(pack.firms);
  const host = `${slugOf(firm)}.example`;
  const isAd = random.chance(0.12);
  return {
    query: term,
    position: (index % 40) + 1,
    resultType: isAd ? 'ad' : random.pick(['organic', 'organic', 'organic', 'local', 'video']),
    title: withOddity(maker, `${term} | ${firm}`),
    url: `https://${host}/${slugOf(term)}`,
    displayUrl: `${host} › ${slugOf(term)}`,
    snippet: paragraphOf([random.pick(pack.sentences), random.pick(fittingSentences(pack.praise, 'f'))]),
    siteLinks: maybe(maker, 0.2, pickSome(maker, pack.trades, 2, 4)),
    collectedAt: daysAgo(maker, 0.05),
  };
}

export function searchAds(maker: Maker): Row {
  return { ...searchResults(maker), resultType: 'ad' };
}

export function questions(maker: Maker): Row {
  const { random, pack } = maker;
  const term = termOf(maker);
  const question = random.pick([
    `What is the best ${term}?`,
    `How much does ${term} cost?`,
    `Is ${term} worth it?`,
    `How do I choose ${term}?`,
    `Where can I find ${term}?`,
  ]);
  return {
    query: term,
    question: withOddity(maker, question),
    answer: paragraphOf(pickSome(maker, pack.sentences, 1, 2)),
    source: random.pick(outlets),
    url: link(maker, 'answers', term),
  };
}

export function suggestions(maker: Maker): Row {
  const { random, pack, index } = maker;
  const term = termOf(maker);
  const tail = random.pick([
    'near me',
    'price',
    'reviews',
    'best',
    'vs',
    'used',
    '2026',
    random.pick(pack.cities)[0],
    random.pick(pack.brands),
  ]);
  return {
    query: term,
    suggestion: `${term} ${tail}`.toLowerCase(),
    position: (index % 10) + 1,
    volume: random.int(1, 900) * 10,
  };
}

export function images(maker: Maker): Row {
  const { random, index } = maker;
  const term = termOf(maker);
  const width = random.pick([800, 1024, 1280, 1600, 1920, 3000]);
  return {
    query: term,
    position: (index % 200) + 1,
    title: withOddity(maker, `${term} – ${random.pick(outlets)}`),
    image: picture(maker, 'photo'),
    width,
    height: Math.round(width * random.pick([0.5625, 0.6667, 0.75, 1, 1.5])),
    source: random.pick(outlets),
    url: link(maker, 'gallery', term),
  };
}

export function articles(maker: Maker): Row {
  const { random, pack } = maker;
  const headline = headlineOf(maker);
  const text = pickSome(maker, pack.sentences, 3, 6);
  return {
    headline: withOddity(maker, headline),
    outlet: random.pick(outlets),
    section: pack.sections.find((name) => name.toLowerCase() === maker.topic) ?? random.pick(pack.sections),
    author: maybe(maker, 0.85, personName(maker)),
    publishedAt: daysAgo(maker, 90),
    summary: text[0] ?? headline,
    text: maybe(maker, 0.8, text.join('\n\n')),
    wordCount: 180 + count(maker, 2600),
    tags: pickSome(maker, pack.tags, 1, 3),
    image: maybe(maker, 0.85, picture(maker, 'news')),
    url: link(maker, 'article', headline),
  };
}
