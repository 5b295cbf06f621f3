import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/personas';
import { codeNames } from '../../scripts/page-finders/code-names.mjs';
import {
  keepAnswers,
  plainTexts,
  textsOf,
  untranslated,
  type PlainText,
} from '../../scripts/page-finders/untranslated.mjs';
import { demoAccounts } from '#mocks/seeds/accounts';
import { pseudo } from '#src/i18n/pseudo';
import { axeFindings } from './axe';
import { createFrontier } from './frontier';
import { inspectPage, type PageState } from './page-state';
import { expect } from './test';
import { transportModeOf, watchPage } from './watch-page';

export interface CrawlOptions {
  readonly persona: PersonaName;
  /** Only the first address loads a document; the router opens the others. */
  readonly starts: readonly [string, ...string[]];
  readonly within?: RegExp;
  readonly perKindFactor?: number;
  readonly axe: 'frame' | 'all';
}

export interface CrawlResult {
  readonly pageCount: number;
  readonly problems: readonly string[];
}

const shellTexts = JSON.parse(readFileSync('locales/en-US/shell.json', 'utf8')) as {
  readonly errors: Readonly<Record<string, { readonly title?: string }>>;
};
const forbidden = pseudo(shellTexts.errors['forbidden']?.title ?? '');
const failures = new Set(
  Object.values(shellTexts.errors).flatMap(({ title }) => (title === undefined ? [] : pseudo(title))),
);
const TITLE = new RegExp(`^⟦[^·]*\\p{L}.* · ${pseudo('Gleaner').replace(/[⟦⟧]/gu, '')}⟧$`, 'u');
const isCodeName = codeNames();

async function inspectMenus(page: Page): Promise<Pick<PageState, 'links' | 'answers'>> {
  const links: string[] = [];
  const answers: string[] = [];
  for (const opener of await page.locator('header [aria-haspopup]:visible').all()) {
    await opener.click();
    const state = await page.evaluate(inspectPage, undefined);
    links.push(...state.links);
    answers.push(...state.answers);
    await page.keyboard.press('Escape');
  }
  return { links, answers };
}

function problemsOf({ title, headings, alerts, loadingParts }: PageState, from: string): string[] {
  // Public articles may link to pages that explain a missing permission (ROLE-09, ROLE-10).
  const mayBeForbidden = /^\/(?!console\b)/.test(from);
  return [
    ...(headings.length === 1 ? [] : [`${String(headings.length)} headings of level 1: ${headings.join(', ')}`]),
    ...headings.filter((heading) => failures.has(heading) && !(mayBeForbidden && heading === forbidden)),
    ...(TITLE.test(title) ? [] : [`the title is '${title}'`]),
    ...alerts.map((alert) => `it says that something went wrong: ${alert}`),
    ...loadingParts.map((what) => `still loading: ${what}`),
  ];
}

/**
 * Follows every link as a persona in the pseudo-language. Returns dead links, missing titles, untranslated texts, console errors and
 * axe findings.
 */
export async function crawl(
  page: Page,
  { persona, starts, within, perKindFactor, axe }: CrawlOptions,
): Promise<CrawlResult> {
  const problems: string[] = [];
  const { errors, violations } = await watchPage(page);
  let address = starts[0];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${address}: in the console: ${message.text()}`);
  });
  await page.addInitScript(keepAnswers);
  const [path = '', query = ''] = starts[0].split('?');
  await page.goto(`${path}?persona=${persona}&locale=en-XA${query && `&${query}`}`);
  await expect.poll(() => transportModeOf(page)).toBe('worker');

  const frontier = createFrontier({ ...(within && { within }), ...(perKindFactor && { perKindFactor }) });
  for (const start of starts) frontier.add(start, 'the start');
  const texts = new Set(demoAccounts.map(({ name }) => name));
  const plain = new Map<string, PlainText & { readonly address: string }>();
  const files = new Map<string, string>();
  const places = new Map<string, ReadonlySet<string>>();
  let pageCount = 0;
  for (let href = frontier.next(); href !== undefined; href = frontier.next()) {
    address = href;
    const sight = await page.evaluate(inspectPage, pageCount === 0 ? undefined : href);
    pageCount += 1;
    places.set(new URL(href, 'http://host').pathname, new Set(sight.places));
    for (const fault of problemsOf(sight, frontier.from(href)))
      problems.push(`${href} (from ${frontier.from(href)}): ${fault}`);
    const menus = pageCount === 1 ? await inspectMenus(page) : undefined;
    for (const link of menus?.links ?? []) frontier.add(link, `a menu of ${href}`);
    for (const answer of [...sight.answers, ...(menus?.answers ?? [])])
      for (const text of textsOf(answer, isCodeName)) texts.add(text);
    for (const entry of await page.evaluate(plainTexts))
      if (!plain.has(entry.text + entry.where)) plain.set(entry.text + entry.where, { ...entry, address: href });
    for (const link of sight.links) frontier.add(link, href);
    for (const file of sight.files) if (!files.has(file)) files.set(file, href);
    for (const finding of await axeFindings(page, axe)) problems.push(`${href}: ${finding}`);
  }
  for (const [file, from] of files) {
    const answer = await page.request.head(file);
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    if (!answer.ok() || isPage) problems.push(`${from}: there is no file ${file}`);
  }
  for (const [path, hashes] of frontier.hashes)
    for (const hash of hashes)
      if (places.get(path)?.has(hash) === false) problems.push(`${path}: links lead to #${hash}, which is not there`);
  for (const { address: at, text, where, rest } of untranslated([...plain.values()], texts))
    problems.push(`${at}: not translated: “${rest.join('”, “')}” in “${text.slice(0, 100)}” (${where})`);
  problems.push(...errors, ...violations);
  return { pageCount, problems: [...new Set(problems)] };
}
