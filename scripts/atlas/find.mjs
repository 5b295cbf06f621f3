// The finders in `page/` run in the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { codeNames } from '../page-finders/code-names.mjs';
import { plainTexts, textsOf, untranslated } from '../page-finders/untranslated.mjs';

export const KINDS = ['clipped', 'overflow', 'target', 'contrast', 'raw-key', 'untranslated'];

const read = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const FINDER_FILES = ['shown', 'cut', 'targets', 'contrast', 'words'];

function buildFinderScript() {
  const parts = FINDER_FILES.map((name) =>
    read(`page/${name}.mjs`)
      .replaceAll(/^import [^;]*;$/gms, '')
      .replaceAll(/^export /gm, ''),
  );
  return `globalThis.atlasFinders ??= (() => { ${parts.join('\n')}
    return { findCut, findSmallTargets, findLowContrast, findRawKeys, placed }; })();`;
}

function keyPaths(value, before) {
  if (typeof value === 'string') return [before];
  return Object.entries(value).flatMap(([name, inner]) => keyPaths(inner, before ? `${before}.${name}` : name));
}

function translationKeys() {
  const folder = '../../locales/en-US/';
  return readdirSync(fileURLToPath(new URL(folder, import.meta.url))).flatMap((file) => {
    const namespace = file.replace('.json', '');
    const keys = keyPaths(JSON.parse(read(folder + file)), '');
    return keys.flatMap((key) => [`${namespace}:${key}`, `${namespace}.${key}`, ...(key.includes('.') ? [key] : [])]);
  });
}

let script;

function pageScript() {
  script ??= {
    axe: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    finders: buildFinderScript(),
    keys: translationKeys(),
  };
  return script;
}

const isCode = codeNames();

function calendarTexts() {
  const { lang } = createRequire(import.meta.url)('antd/locale/en_US').default.DatePicker;
  const entries = Object.entries(lang).filter(([name]) =>
    /^(?:clear|month|year|decade|(?:previous|next)\w+)(?:Select)?$/.test(name),
  );
  return [...entries.map(([, words]) => words), 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
}
const antdTexts = calendarTexts();

async function findUntranslated(page, data) {
  const answers = await page.evaluate(() => globalThis.gleanerAnswers);
  // Without API responses, data looks like untranslated text.
  if (!answers) return [];
  const texts = [...data, ...antdTexts, ...answers.flatMap((answer) => textsOf(answer, isCode))];
  const untranslatedTexts = untranslated(await page.evaluate(plainTexts), texts);
  const wanted = untranslatedTexts.map(({ text, rest, where }) => ({ text, words: `${rest.join(' | ')} (${where})` }));
  return page.evaluate((these) => globalThis.atlasFinders.placed('untranslated', these), wanted);
}

/**
 * `box` is x, y, width, height in CSS pixels. Finds untranslated text only in `en-XA` after `keepAnswers`; `data` adds texts that count as
 * data.
 */
export async function findInPage(page, { kinds = KINDS, language = 'en-US', data = [] } = {}) {
  const { axe, finders: source, keys } = pageScript();
  if (kinds.includes('contrast') && !(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await page.evaluate(source);
  const found = await page.evaluate(
    async ({ wanted, known }) => {
      const { findCut, findSmallTargets, findLowContrast, findRawKeys } = globalThis.atlasFinders;
      const has = (...names) => names.some((name) => wanted.includes(name));
      return [
        ...(has('clipped', 'overflow') ? findCut() : []),
        ...(has('target') ? findSmallTargets() : []),
        ...(has('contrast') ? await findLowContrast() : []),
        ...(has('raw-key') ? findRawKeys({ keys: known }) : []),
      ];
    },
    { wanted: kinds, known: kinds.includes('raw-key') ? keys : [] },
  );
  const words = language === 'en-XA' && kinds.includes('untranslated') ? await findUntranslated(page, data) : [];
  return [...found.filter(({ kind }) => kinds.includes(kind)), ...words];
}
