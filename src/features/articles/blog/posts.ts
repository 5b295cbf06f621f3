export const topics = ['practice', 'how-to', 'product'] as const;
export type Topic = (typeof topics)[number];

/** Newest first. */
export const posts = [
  { slug: 'rows-and-cost', topic: 'product', publishedOn: '2026-11-19' },
  { slug: 'undo-and-drafts', topic: 'product', publishedOn: '2026-11-10' },
  { slug: 'price-watch', topic: 'how-to', publishedOn: '2026-10-22' },
  { slug: 'clean-rows', topic: 'how-to', publishedOn: '2026-09-30' },
  { slug: 'polite-collecting', topic: 'practice', publishedOn: '2026-09-08' },
  { slug: 'proxies-explained', topic: 'practice', publishedOn: '2026-08-19' },
  { slug: 'public-data', topic: 'practice', publishedOn: '2026-07-28' },
  { slug: 'join-exports', topic: 'how-to', publishedOn: '2026-06-30' },
] as const satisfies readonly { slug: string; topic: Topic; publishedOn: string }[];

export type Post = (typeof posts)[number];

export function postOf(slug: string | undefined): Post | undefined {
  return posts.find((post) => post.slug === slug);
}

export function topicOf(text: string | null): Topic | undefined {
  return topics.find((topic) => topic === text);
}
