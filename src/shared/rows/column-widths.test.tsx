import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { textWidth, useColumnWidths, widthFor } from './column-widths';

const date = '2026-11-20 06:00:00';

test.each([
  [RowFieldType.Date, 'Starts', [date], textWidth(date) + 26],
  [RowFieldType.Date, 'Date', [], 104],
  [RowFieldType.Number, 'Price', ['9'], 72],
  [RowFieldType.Number, 'Price', ['9', '1,234,567.89'], textWidth('1,234,567.89') + 26],
  [RowFieldType.Text, 'Category', ['Concert'], 88],
  [RowFieldType.Text, 'Title', ['x'.repeat(500)], 320],
  [RowFieldType.Text, 'Veröffentlichungsdatum', ['–'], textWidth('Veröffentlichungsdatum') + 26],
  [RowFieldType.Image, 'Image', [`https://shop.example/${'p'.repeat(80)}`], 64],
  [RowFieldType.Json, 'Hours', ['{'.repeat(2_000)], 280],
])('ENUM-36 a column of the type %s with the title %s fits its content', (type, title, texts, width) => {
  expect(widthFor(type, title, texts)).toBe(Math.ceil(width));
});

test('ENUM-36 one long text of ten does not widen a column, and one long number does', () => {
  const short = Array.from({ length: 9 }, () => '12345678');
  const long = '1'.repeat(20);
  expect(widthFor(RowFieldType.Text, '', [...short, long])).toBe(widthFor(RowFieldType.Text, '', short));
  expect(widthFor(RowFieldType.Number, '', [...short, long])).toBe(Math.ceil(textWidth(long) + 26));
});

test('a Japanese text takes about twice the width of a Latin one', () => {
  expect(textWidth('開催都市') / textWidth('abcd')).toBeGreaterThan(1.7);
});

test('ENUM-36 widths come from the first rows that have loaded, and later rows leave them', () => {
  const title: Schemas['RowField'] = { name: 'title', displayText: 'Title', type: RowFieldType.Text };
  const price: Schemas['RowField'] = { name: 'price', displayText: 'Price', type: RowFieldType.Number };
  const rowsOf = (text: string) => Array.from({ length: 100 }, () => ({ title: text, price: 12.5 }));
  const { result, rerender } = renderHook(({ fields, rows }) => useColumnWidths(fields, rows), {
    initialProps: { fields: [title], rows: rowsOf('').slice(0, 0) },
  });
  expect(result.current.size).toBe(0);
  rerender({ fields: [title], rows: rowsOf('Regional Rail Forum') });
  const first = result.current;
  expect(first.get('title')).toBe(Math.ceil(textWidth('Regional Rail Forum') + 26));
  rerender({ fields: [title], rows: rowsOf('The Lighthouse Keeper’s Daughter') });
  expect(result.current).toBe(first);
  rerender({ fields: [title, price], rows: rowsOf('The Lighthouse Keeper’s Daughter') });
  expect(result.current.get('title')).toBeGreaterThan(first.get('title') ?? 0);
  expect(result.current.get('price')).toBe(72);
});
