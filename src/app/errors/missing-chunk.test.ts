import { expect, test } from 'vitest';
import { resetReload, isMissingChunk, claimReload } from './missing-chunk';
import { setNowSource } from '#src/lib/now';

test('a part that a deployment replaced is told from an error of the page', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isMissingChunk(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true);
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingChunk('dynamically imported module')).toBe(false);
});

test('the page is loaded anew by itself once, and again only after a while', () => {
  let time = 1_000_000;
  setNowSource(() => time);
  resetReload();
  expect(claimReload()).toBe(true);
  expect(claimReload()).toBe(false);
  time += 61_000;
  expect(claimReload()).toBe(true);
});
