import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './source-files';

const ANCHORED = ['src/ui/menu-button.module.css'];

test('elements fixed to the window leave room for docked elements', () => {
  const files = projectFiles('src/*.css').filter(
    (path) => !path.startsWith('src/devtools/') && !ANCHORED.includes(path),
  );
  const fixed = files.filter((path) => readFileSync(path, 'utf8').includes('position: fixed'));
  expect(fixed.length).toBeGreaterThan(2);
  expect(fixed.filter((path) => !readFileSync(path, 'utf8').includes('--gl-dock-'))).toEqual([]);
});
