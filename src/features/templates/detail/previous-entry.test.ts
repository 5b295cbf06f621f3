import { afterEach, expect, test, vi } from 'vitest';
import { isPreviousEntry } from './previous-entry';

afterEach(() => {
  vi.unstubAllGlobals();
});

const visits = (...urls: string[]) => {
  vi.stubGlobal('navigation', {
    currentEntry: { index: urls.length - 1 },
    entries: () => urls.map((url) => ({ url: `https://gleaner.example${url}` })),
  });
};

test('TPL-20 the previous history entry counts as the way back, whatever its query', () => {
  visits('/x', '/console/template?keyword=hotel&page=2', '/console/template/maps');
  expect(isPreviousEntry('/console/template')).toBe(true);
  expect(isPreviousEntry('/x')).toBe(false);
});

test('a first entry, a page in between or no history support means no way back', () => {
  visits('/console/template/maps');
  expect(isPreviousEntry('/console/template')).toBe(false);
  visits('/console/template', '/console/template/maps', '/console/template/shops');
  expect(isPreviousEntry('/console/template')).toBe(false);
  vi.stubGlobal('navigation', undefined);
  expect(isPreviousEntry('/console/template')).toBe(false);
});
