// `npm run atlas:find`: looks in every story of the built Storybook for text that is cut or leaves its box, targets under 24 px,
// contrast under 4.5:1, raw keys and untranslated words; lists each with its picture and ends with counts. Exit code 1 when any is left.
//   npm run atlas:find -- [--filter Billing/Dialogs] [--languages de-DE,en-XA] [--widths 375] [--themes dark] [--kinds clipped,target]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { findInPage, KINDS } from './atlas/find.mjs';
import { keepAnswers, openStory, serveStorybook, settle, storiesIn, turnStory } from './atlas/story-looks.mjs';
import { browserLaunch } from './browser.ts';
import { flags } from './flags.mjs';

/** The seven, and the made-up one. */
const LANGUAGES = ['en-US', 'es-ES', 'ja-JP', 'de-DE', 'fr-FR', 'it-IT', 'ko-KR', 'en-XA'];

const chosen = flags(process.argv.slice(2));
const list = (value, all) => (typeof value === 'string' ? value.split(',') : all);
const languages = list(chosen.languages, LANGUAGES);
const widths = list(chosen.widths, ['375', '1440']).map(Number);
const themes = list(chosen.themes, ['light']);
const kinds = list(chosen.kinds, KINDS);
const folder = typeof chosen.storybook === 'string' ? chosen.storybook : 'storybook-static';
const out = typeof chosen.out === 'string' ? chosen.out : 'reports/findings';
const until = Date.now() + Number(chosen.minutes ?? 600) * 60_000;

const stories = storiesIn(folder, typeof chosen.filter === 'string' ? chosen.filter : '').slice(
  Number(chosen.from ?? 0),
);
const { url, close } = await serveStorybook(folder);
const browser = await chromium.launch(browserLaunch());
rmSync(out, { recursive: true, force: true });

/** Draws what was found into the page, then photographs it. */
async function photograph(page, findings, file) {
  mkdirSync(dirname(file), { recursive: true });
  await page.evaluate(
    (boxes) => {
      const layer = document.body.appendChild(document.createElement('div'));
      layer.id = 'findings';
      layer.style.cssText = 'position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none';
      for (const [x, y, width, height] of boxes) {
        const mark = layer.appendChild(document.createElement('div'));
        mark.style.cssText = `position:absolute;left:${x - 2}px;top:${y - 2}px;width:${width + 4}px;height:${height + 4}px;outline:2px solid #e11d48`;
      }
    },
    findings.map(({ box }) => box),
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.evaluate(() => document.querySelector('#findings')?.remove());
}

/** Stories of the generic controls and of the kit bring texts of their own. */
const isWithoutApi = ({ title }) => /^(UI|Kit)\//.test(title);

const found = [];
const troubles = [];

async function look(page, story, language, theme, width) {
  await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
  await settle(page);
  const findings = await findInPage(page, {
    kinds: language === 'en-XA' && isWithoutApi(story) ? kinds.filter((kind) => kind !== 'untranslated') : kinds,
    language,
  });
  if (findings.length === 0) return;
  const file = `${out}/${language}/${theme}/${width}/${story.id}.png`;
  await photograph(page, findings, file);
  for (const one of findings)
    found.push({ story: story.id, title: story.title, name: story.name, language, theme, width, file, ...one });
}

let next = 0;
async function worker() {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin' });
  await keepAnswers(context);
  const page = await context.newPage();
  while (next < stories.length && Date.now() < until) {
    const story = stories[next++];
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      const trouble = await openStory(page, url, story.id);
      if (trouble) troubles.push(`${story.title} -- ${story.name}: ${trouble}`);
      for (const language of languages)
        for (const theme of themes) {
          await turnStory(page, { language, theme });
          for (const width of widths) await look(page, story, language, theme, width);
        }
    } catch (error) {
      troubles.push(`${story.title} -- ${story.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (next % 50 === 0) console.log(`${next} of ${stories.length} stories, ${found.length} findings`);
  }
  await context.close();
}
await Promise.all([worker(), worker()]);
await browser.close();
await close();

mkdirSync(out, { recursive: true });
writeFileSync(`${out}/findings.json`, JSON.stringify(found, undefined, 1));
for (const { kind, title, name, language, theme, width, text, selector, file } of found)
  console.log(`${kind}: ${title} -- ${name} (${language}, ${theme}, ${width})\n  "${text}" ${selector}\n  ${file}`);
for (const trouble of troubles) console.log(`not seen: ${trouble}`);
console.log(`\n${next} of ${stories.length} stories in ${languages.length} languages, ${widths.join(' and ')} px`);
console.log(kinds.map((kind) => `${kind}: ${found.filter((one) => one.kind === kind).length}`).join(', '));
process.exitCode = found.length + troubles.length > 0 ? 1 : 0;
