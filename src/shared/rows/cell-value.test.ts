import { expect, test } from 'vitest';
import { RowFieldType } from '#src/contract/enums.gen';
import { formatsFor } from '#src/i18n/format';
import { rawText, rowText, safeHttpUrl, formatCellValue } from './cell-value';

test.each([
  ['https://shop.example/p/1', 'https://shop.example/p/1'],
  [' http://shop.example ', 'http://shop.example'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['//shop.example/p', undefined],
  ['https://', undefined],
  [42, undefined],
  [null, undefined],
])('a cell with %j links to %j', (value, address) => {
  expect(safeHttpUrl(value)).toBe(address);
});

test('numbers and dates follow the language, and other values stay as collected', () => {
  const german = formatsFor('de-DE');
  expect(formatCellValue(RowFieldType.Number, 1234.5, german)).toBe('1.234,5');
  expect(formatCellValue(RowFieldType.Number, '19.90', german)).toBe('19.90');
  expect(formatCellValue(RowFieldType.Date, '2026-11-20', german)).toBe('2026-11-20');
  expect(formatCellValue(RowFieldType.Date, '2026-11-20T06:00:00', german)).toMatch(/^2026-11-20 \d\d:00:00$/);
  expect(formatCellValue(RowFieldType.Date, 'yesterday', german)).toBe('yesterday');
  expect(formatCellValue(RowFieldType.Text, 7, german)).toBe('7');
});

test('a copied cell holds the value as collected', () => {
  expect(rawText({ colour: 'red', sizes: [1, 2] })).toBe('{"colour":"red","sizes":[1,2]}');
  expect(rawText(0)).toBe('0');
  expect(rawText(null)).toBe('');
});

test('a generated picture is copied as an address that opens', () => {
  const address = rawText('gleaner-picture:lamp-1a2b3c');
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg%20[^<>\s#]+%3C\/svg%3E$/);
  expect(decodeURIComponent(address)).toContain("<rect width='48' height='48' fill='hsl(");
  expect(rowText([{ name: 'photo' }], { photo: 'gleaner-picture:lamp-1a2b3c' })).toBe(address);
});

test('a copied row is one spreadsheet row and contains no formula', () => {
  const fields = ['name', 'price', 'note', 'sizes', 'gone'].map((name) => ({ name }));
  const row = {
    name: '=HYPERLINK("https://bad.example")',
    price: -5,
    note: 'two\nlines\there',
    sizes: [1, 2],
    more: 'x',
  };
  expect(rowText(fields, row)).toBe(`"'=HYPERLINK(""https://bad.example"")"\t-5\t"two\nlines\there"\t[1,2]\t`);
});
