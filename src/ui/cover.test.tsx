import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover } from './cover';
import styles from './cover.module.css';

afterEach(cleanup);

const drawn = (kind: string, seed: string): HTMLElement => render(<Cover kind={kind} seed={seed} />).container;
const count = (box: HTMLElement, selector: string): number => box.querySelectorAll(selector).length;
const pins = `.${styles.pin}, .${styles.pinBest}`;

test.each(['map-places-by-keyword', 'ev-charging-stations', 'store-network-audit'])(
  'the cover of %s shows a map, whatever its category',
  (slug) => {
    expect(count(drawn('contacts', slug), pins)).toBeGreaterThan(2);
  },
);

test('a cover shows what its template collects, not the input after "by"', () => {
  expect(count(drawn('maps-places', 'map-reviews-by-place'), pins)).toBe(0);
  expect(count(drawn('shopping', 'product-price-watch'), `.${styles.stroke}, .${styles.ink}`)).toBeGreaterThan(0);
});

test('the same slug has the same cover, and slugs of a category differ', () => {
  const first = drawn('shopping', 'product-listings-by-keyword').innerHTML;
  expect(drawn('shopping', 'product-listings-by-keyword').innerHTML).toBe(first);
  expect(drawn('shopping', 'product-listings-by-search-url').innerHTML).not.toBe(first);
});
