import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariables } from '../../src/ui/theme/tokens.ts';
import { bundleScript } from '../vite/one-script.ts';
import { readReview } from './review.ts';

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
export const REVIEW_FILE = 'docs/review.json';

export function projectReview(root) {
  const file = join(root, REVIEW_FILE);
  return existsSync(file) ? readReview(readFileSync(file, 'utf8')) : { version: 1, marks: [] };
}

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
    `globalThis.gleanerAtlas=${JSON.stringify({ ...atlas, review: projectReview(root), storybook })};\n`,
  );
}
