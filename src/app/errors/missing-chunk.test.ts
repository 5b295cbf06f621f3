import { expect, test } from 'vitest';
import { resetReload, isMissingChunk, claimReload } from './missing-chunk';
import { setNowSource } from '#src/lib/now';

test('a chunk that a deployment replaced is distinguished from other errors', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isMissingChunk(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true);
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingChunk('dynamically imported module')).toBe(false);
});

test('the page reloads by itself once, and again only after a minute', () => {
  let time = 1_000_000;
  setNowSource(() => time);
  resetReload();
  expect(claimReload()).toBe(true);
  expect(claimReload()).toBe(false);
  time += 61_000;
  expect(claimReload()).toBe(true);
});
