import { crawl, type CrawlOptions } from './crawler';
import { expect, test } from './test';

const tours: readonly (CrawlOptions & { readonly minPages: number })[] = [
  { persona: 'visitor', starts: ['/'], axe: 'frame', minPages: 25 },
  { persona: 'standard', starts: ['/console/overview'], within: /^\/console\//u, axe: 'frame', minPages: 20 },
  { persona: 'enterpriseChild', starts: ['/console/overview'], within: /^\/console\//u, axe: 'frame', minPages: 10 },
];

test.describe.configure({ mode: 'parallel' });

for (const { minPages, ...tour } of tours)
  test(`every link leads to a page, and every text is translated: ${tour.persona}`, async ({ page }) => {
    const { pageCount, problems } = await crawl(page, tour);
    expect(problems).toEqual([]);
    expect(pageCount).toBeGreaterThan(minPages);
  });
