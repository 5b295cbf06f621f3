import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages';
import { drawnPictures, FOLDERS } from './draw-pictures.mjs';

test('I18N-08 static pictures have a folder for each language: en, jp, es, de, fr, it, kr', () => {
  expect(Object.fromEntries(languages.map(({ code, pictureFolder }) => [code, pictureFolder]))).toEqual(FOLDERS);
  expect(readdirSync('public/images').toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'jp', 'kr']);
});

test('every picture matches the current texts of the product', () => {
  const stale = drawnPictures().filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  expect(stale.map(({ path }) => path)).toEqual([]);
});
