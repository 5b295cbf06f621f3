import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './source-files';

/** Pixels. Container queries may use other widths. */
const BREAKPOINTS = [480, 640, 768, 900, 1200];

const refused = (pattern: RegExp, isAllowed: (value: string) => boolean): readonly string[] =>
  projectFiles('src/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)]
      .map(([, value = '']) => value.trim())
      .filter((value) => !isAllowed(value))
      .map((value) => `${path}: ${value}`),
  );

test('font sizes come from the scale or follow the surrounding text', () => {
  expect(
    refused(/font-size:([^;]+);/g, (size) => /^(var\(--gl-size-[a-z]+\)|inherit|[\d.]+em|clamp\(.*\))$/.test(size)),
  ).toEqual([]);
});

test('media queries use five widths, written as ranges', () => {
  const isBreakpoint = (width: string) => BREAKPOINTS.includes(Number(width));
  expect(
    refused(/@media([^{]*width[^{]*)/g, (query) =>
      [...query.matchAll(/\(([^)]*width[^)]*)\)/g)].every(([, range = '']) =>
        isBreakpoint(/^width (?:<|>=) (\d+)px$/.exec(range)?.[1] ?? ''),
      ),
    ),
  ).toEqual([]);
  expect(refused(/@container([^{]*width[^{]*)/g, (query) => !/(min|max)-width/.test(query))).toEqual([]);
});

test('z-index is a single digit or a named layer', () => {
  expect(refused(/z-index:([^;]+);/g, (layer) => /^-?\d$/.test(layer) || layer.includes('--gl-layer-'))).toEqual([]);
});

// Other properties repaint in each frame.
test('endless animations change only opacity and transform', () => {
  const changed = projectFiles('src/*.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8');
    const names = [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*);/g)].flatMap(([, value = '']) =>
      [...css.matchAll(/@keyframes (\S+) \{([\s\S]*?\n {2,6}\}\n {0,4})\}/g)].filter(([, name = '']) =>
        value.split(/\s+/).includes(name),
      ),
    );
    return names.flatMap(([, name = '', body = '']) =>
      [...body.matchAll(/([a-z-]+):/g)].map(([, property = '']) => `${path} ${name}: ${property}`),
    );
  });
  expect(changed.length).toBeGreaterThan(4);
  expect(changed.filter((entry) => !/: (opacity|transform)$/.test(entry))).toEqual([]);
});
