export const helpTopics = {
  collecting: ['choose-template', 'proxies', 'cookies', 'no-rows', 'schedules'],
  rows: ['export'],
  money: ['costs', 'change-plan'],
  account: ['members', 'delete-account'],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpSlug = (typeof helpTopics)[HelpTopic][number];

export const helpEntries = Object.entries(helpTopics) as readonly [HelpTopic, readonly HelpSlug[]][];

export function helpArticleOf(text: string | undefined): { slug: HelpSlug; topic: HelpTopic } | undefined {
  for (const [topic, slugs] of helpEntries) {
    const slug = slugs.find((each) => each === text);
    if (slug) return { slug, topic };
  }
  return undefined;
}
