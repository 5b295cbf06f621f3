import {
  withOddity,
  count,
  daysAgo,
  fill,
  fittingSentences,
  link,
  type Maker,
  maybe,
  personName,
  picture,
  type Row,
  slugOf,
  pickSome,
  titleOf,
} from './maker';

const isHandle = /^[a-z]+\.[a-z]+$/;

function handleOf(maker: Maker, name: string): string {
  const { random, query, pack } = maker;
  if (isHandle.test(query)) return query;
  const isHashtag = pack.tags.some((tag) => query.startsWith(tag));
  if (!isHashtag && /^[\w.]{3,}$/.test(query) && random.chance(0.6)) return query;
  return slugOf(name).replaceAll('-', random.pick(['', '.', '_'])) + random.pick(['', '', String(random.int(1, 99))]);
}

function postText(maker: Maker): string {
  const { random, pack } = maker;
  return fill(random.pick(pack.posts), {
    city: random.pick(pack.cities)[0],
    firm: random.pick(pack.firms),
    number: random.int(12, 240),
  });
}

export function posts(maker: Maker): Row {
  const { random, pack, query } = maker;
  const author = isHandle.test(query) ? titleOf(query) : personName(maker);
  const likes = count(maker, 90_000);
  const tags = [...new Set([...(/^[\p{L}\d_]+$/u.test(query) ? [query] : []), ...pickSome(maker, pack.tags, 1, 3)])];
  return {
    author: withOddity(maker, author),
    handle: handleOf(maker, author),
    text: withOddity(maker, `${postText(maker)} ${tags.map((tag) => `#${tag}`).join(' ')}`),
    publishedAt: daysAgo(maker, 120),
    likes,
    comments: Math.floor(likes * random.next() * 0.08),
    shares: Math.floor(likes * random.next() * 0.05),
    views: maybe(maker, 0.7, likes * random.int(8, 60)),
    hashtags: tags,
    image: maybe(maker, 0.65, picture(maker, 'post')),
    url: link(maker, 'post'),
  };
}

export function comments(maker: Maker): Row {
  const { random, pack, input, query } = maker;
  const text = random.chance(0.7)
    ? random.pick(fittingSentences(pack.praise, 'f'))
    : random.pick([...fittingSentences(pack.mixed, 'f'), ...fittingSentences(pack.complaints, 'f')]);
  return {
    author: withOddity(maker, personName(maker)),
    text: withOddity(maker, text),
    publishedAt: daysAgo(maker, 60),
    likes: count(maker, 2400),
    replies: count(maker, 40),
    source: query === '' && input !== '' ? input : link(maker, 'post'),
    url: link(maker, 'comment'),
  };
}

export function profiles(maker: Maker): Row {
  const { random, pack } = maker;
  const other = random.chance(0.6) ? personName(maker) : random.pick(pack.firms);
  const name = isHandle.test(maker.query) ? titleOf(maker.query) : other;
  const handle = handleOf(maker, name);
  return {
    handle,
    name: withOddity(maker, name),
    bio: maybe(
      maker,
      0.9,
      `${random.pick(pack.trades)} · ${random.pick(pack.cities)[0]} · ${random.pick(pack.posts)}`.replace(
        /\{\w+\}/g,
        '…',
      ),
    ),
    followers: 20 + count(maker, 4_000_000),
    following: count(maker, 3000),
    posts: random.int(3, 4200),
    verified: random.chance(0.12) ? pack.yes : pack.no,
    website: maybe(maker, 0.5, `https://${slugOf(name)}.example`),
    avatar: picture(maker, 'face'),
    url: `https://${maker.site}/${handle}`,
  };
}

export function videos(maker: Maker): Row {
  const { random, pack, query } = maker;
  const [product] = random.pick(pack.products);
  const title = `${query === '' ? product : query} – ${postText(maker)}`;
  const views = 40 + count(maker, 22_000_000);
  return {
    title: withOddity(maker, title),
    channel: random.chance(0.5) ? personName(maker) : random.pick(pack.firms),
    views,
    likes: Math.floor(views * (0.01 + random.next() * 0.05)),
    comments: Math.floor(views * random.next() * 0.006),
    duration: `${random.int(0, 48)}:${String(random.int(0, 59)).padStart(2, '0')}`,
    publishedAt: daysAgo(maker, 1400),
    description: random.pick(pack.sentences),
    tags: pickSome(maker, pack.tags, 1, 4),
    image: picture(maker, 'video'),
    url: link(maker, 'watch'),
  };
}

export function threads(maker: Maker): Row {
  const { random, pack, query } = maker;
  const [product, category] = random.pick(pack.products);
  return {
    title: withOddity(maker, `${query === '' ? product : query}: ${random.pick(fittingSentences(pack.mixed, 'g'))}`),
    forum: category,
    author: personName(maker),
    text: withOddity(
      maker,
      pickSome(maker, [...fittingSentences(pack.complaints, 'g'), ...fittingSentences(pack.mixed, 'g')], 1, 3).join(
        ' ',
      ),
    ),
    replies: count(maker, 900),
    views: count(maker, 120_000),
    publishedAt: daysAgo(maker, 700),
    lastReplyAt: daysAgo(maker, 30),
    url: link(maker, 'thread'),
  };
}
