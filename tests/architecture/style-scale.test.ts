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

test('a size of type is one of the scale, or follows the text around it', () => {
  expect(
    refused(/font-size:([^;]+);/g, (size) => /^(var\(--gl-size-[a-z]+\)|inherit|[\d.]+em|clamp\(.*\))$/.test(size)),
  ).toEqual([]);
});

test('a page changes at five widths, written as ranges', () => {
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

test('what lies over other parts of the page is on a named layer', () => {
  expect(refused(/z-index:([^;]+);/g, (layer) => /^-?\d$/.test(layer) || layer.includes('--gl-layer-'))).toEqual([]);
});
