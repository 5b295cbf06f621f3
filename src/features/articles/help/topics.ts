export const helpTopics = {
  collecting: [
    'choose-template',
    'import-inputs',
    'proxies',
    'cookies',
    'captchas',
    'no-rows',
    'run-errors',
    'maintenance',
  ],
  tasks: ['schedules', 'waiting', 'stop-run', 'cloud-nodes', 'organize-tasks', 'task-limit'],
  rows: ['export', 'large-exports', 'duplicates', 'retention'],
  money: ['costs', 'change-plan', 'trial', 'failed-payment', 'invoices', 'coupons'],
  account: ['members', 'sign-in', 'security', 'languages', 'api', 'delete-account'],
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
