import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules for whole pages; stories cover the others. */
const PAGE_RULES = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

async function run(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (only): Promise<readonly Finding[]> => {
    const axe = Reflect.get(globalThis, 'axe') as {
      run(where: unknown, how: unknown): Promise<{ violations: Finding[] }>;
    };
    const how = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
    return (await axe.run({ exclude: [['#demo-panel']] }, how)).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe ${id}: ${String(target)} ${(failureSummary ?? '').replace(/\s+/gu, ' ')}`,
    ),
  );
}

/** `frame` runs the rules for whole pages, `all` every rule, and contrast in the dark theme. */
export async function axeFindings(page: Page, which: 'frame' | 'all'): Promise<string[]> {
  if (which === 'frame') return run(page, PAGE_RULES);
  const inLight = await run(page, undefined);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await run(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((finding) => `in dark: ${finding}`)];
}
