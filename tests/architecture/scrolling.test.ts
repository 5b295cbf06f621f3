import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './source-files';

const RULE = /([^{}]+)\{([^{}]*)\}/g;

// Visually hidden texts are positioned boxes, which would make the whole page scroll sideways.
test('every scrolling element is positioned, so that it contains its absolute children', () => {
  const rules = projectFiles('src/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(RULE)].map(([, name = '', body = '']) => ({
      name: `${path} ${name.trim()}`,
      body,
    })),
  );
  const scrolling = rules.filter(({ body }) => /overflow(?:-[xy])?:\s*(?:auto|scroll)/.test(body));
  expect(scrolling.length).toBeGreaterThan(20);
  expect(scrolling.filter(({ body }) => !/position:\s*\w/.test(body)).map(({ name }) => name)).toEqual([]);
});
