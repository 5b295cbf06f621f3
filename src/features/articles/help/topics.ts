/** The articles of the help center by topic, in the order in which they are listed. */
export const helpTopics = {
  collecting: ['choose-template', 'proxies', 'cookies', 'no-rows', 'schedules'],
  rows: ['export'],
  money: ['costs'],
  account: ['delete-account'],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpSlug = (typeof helpTopics)[HelpTopic][number];

/** Every topic with its articles. */
export const helpEntries = Object.entries(helpTopics) as readonly [HelpTopic, readonly HelpSlug[]][];

/** The article of an address and its topic, undefined when there is none. */
export function helpArticleOf(text: string | undefined): { slug: HelpSlug; topic: HelpTopic } | undefined {
  for (const [topic, slugs] of helpEntries) {
    const slug = slugs.find((each) => each === text);
    if (slug) return { slug, topic };
  }
  return undefined;
}
