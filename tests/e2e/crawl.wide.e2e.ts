import { personaNames } from '#mocks/personas';
import { crawl } from './crawler';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });

for (const persona of personaNames)
  test(`every page that ${persona} can reach passes all axe rules in light and dark`, async ({ page }) => {
    test.setTimeout(900_000);
    const starts = persona === 'visitor' ? (['/'] as const) : (['/console/overview', '/'] as const);
    const { pageCount, problems } = await crawl(page, { persona, starts, perKindFactor: 3, axe: 'all' });
    expect(problems).toEqual([]);
    expect(pageCount).toBeGreaterThan(25);
  });
