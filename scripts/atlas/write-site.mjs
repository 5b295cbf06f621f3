import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import { cssVariables } from '../../src/ui/theme/tokens.ts';
import { bundleScript } from '../vite/one-script.ts';
import { loadReview } from './review-service.ts';

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const requirementsOf = (root) =>
  Object.fromEntries(
    [...readFileSync(join(root, 'docs/requirements.yaml'), 'utf8').matchAll(/- id: (\S+)\n\s+text: (.*)/g)].map(
      ([, id, text]) => [id, /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text],
    ),
  );

/** Japanese and Korean have one plural form. */
function textOf(file, path) {
  const find = (keys) => keys.reduce((found, key) => found?.[key], file);
  const text = find(path) ?? find([...path.slice(0, -1), path.at(-1).replace(/_\w+$/, '_other')]);
  return typeof text === 'string' ? text : undefined;
}

export function detailsOf(root, pictures) {
  const files = new Map();
  function fileOf(language, name) {
    const path = join(root, 'locales', language, `${name}.json`);
    if (!files.has(path)) files.set(path, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
    return files.get(path);
  }
  const keysByStory = new Map();
  for (const { story, texts = [] } of pictures)
    keysByStory.set(story, new Set([...(keysByStory.get(story) ?? []), ...texts]));
  const keys = [...new Set([...keysByStory.values()].flatMap((some) => [...some]))].filter((key) => key.includes(':'));
  const texts = keys
    .map((key) => {
      const [name, path] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1).split('.')];
      const all = languages.map(({ code }) => [code, textOf(fileOf(code, name), path)]);
      return { key, languages: Object.fromEntries(all.filter(([, text]) => text !== undefined)) };
    })
    .filter((text) => Object.keys(text.languages).length > 0);
  const indexOf = new Map(texts.map(({ key }, index) => [key, index]));
  const textsByStory = [...keysByStory].map(([story, some]) => [
    story,
    [...some].map((key) => indexOf.get(key)).filter((index) => index !== undefined),
  ]);
  return { requirements: requirementsOf(root), texts, textsByStory: Object.fromEntries(textsByStory) };
}

export const REVIEW_FILE = 'docs/review.json';

export const projectReview = (root) => loadReview(join(root, REVIEW_FILE));

const variables = (theme) =>
  [...Object.entries(cssVariables(theme)), ['--scheme', theme]].map(([name, value]) => `${name}:${value}`).join(';');

function themeStyles(root) {
  // Pages opened from disk cannot load fonts.
  const font = readFileSync(join(root, FONT)).toString('base64');
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font})}
:root{--font:'Inter Variable','Noto Sans CJK JP','Noto Sans CJK KR',system-ui,sans-serif;${variables('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables('dark')}}}
:root[data-theme=dark]{${variables('dark')}}
`;
}

export async function writeSite(root, out, storybook) {
  const site = join(root, 'scripts/atlas/site');
  mkdirSync(join(out, 'assets'), { recursive: true });
  const atlas = JSON.parse(readFileSync(join(out, 'atlas.json'), 'utf8'));
  writeFileSync(join(out, 'index.html'), readFileSync(join(site, 'index.html')));
  writeFileSync(join(out, 'assets/atlas.css'), themeStyles(root) + readFileSync(join(site, 'atlas.css'), 'utf8'));
  writeFileSync(
    join(out, 'assets/atlas.js'),
    await bundleScript(root, join(root, 'scripts/atlas/site/main.ts'), 'atlas'),
  );
  writeFileSync(
    join(out, 'assets/pictures.js'),
    `globalThis.gleanerAtlas=${JSON.stringify({
      ...atlas,
      pictures: atlas.pictures.map(({ texts: _texts, ...picture }) => picture),
      details: detailsOf(root, atlas.pictures),
      review: projectReview(root),
      storybook,
    })};\n`,
  );
}
