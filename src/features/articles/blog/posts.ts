/** What posts are about, in the order of the list's choice. */
export const topics = ['practice', 'how-to', 'product'] as const;
export type Topic = (typeof topics)[number];

/** Every post, the newest first: the last part of its address, what it is about, the day it appeared. */
export const posts = [
  { slug: 'undo-and-drafts', topic: 'product', day: '2026-11-10' },
  { slug: 'price-watch', topic: 'how-to', day: '2026-10-22' },
  { slug: 'clean-rows', topic: 'how-to', day: '2026-09-30' },
  { slug: 'polite-collecting', topic: 'practice', day: '2026-09-08' },
] as const satisfies readonly { slug: string; topic: Topic; day: string }[];

export type Post = (typeof posts)[number];

/** The post of an address, undefined when there is none. */
export function postOf(slug: string | undefined): Post | undefined {
  return posts.find((post) => post.slug === slug);
}

/** The topic that an address asks for, undefined for all of them and for one that does not exist. */
export function topicOf(text: string | null): Topic | undefined {
  return topics.find((topic) => topic === text);
}
