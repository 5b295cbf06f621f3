import { describe, expect, test } from 'vitest';
import { SheetDescriber } from './describe-sheet';

function describeRows(rows: readonly (readonly string[])[], maxColumns = 100) {
  const describer = new SheetDescriber(maxColumns);
  for (const row of rows) describer.add(row.entries());
  return describer.describe('Sheet');
}

test('a column has its header and the first five values below it, without blank ones', () => {
  const values = Array.from({ length: 8 }, (_, i) => [`v${i}`, i === 0 ? '  ' : `w${i}`]);
  expect(describeRows([['Name', 'Other'], ...values])).toEqual({
    name: 'Sheet',
    rowCount: 9,
    hasLikelyHeader: true,
    columns: [
      { index: 0, header: 'Name', sample: ['v0', 'v1', 'v2', 'v3', 'v4'] },
      { index: 1, header: 'Other', sample: ['w1', 'w2', 'w3', 'w4', 'w5'] },
    ],
  });
});

test('blank rows do not count', () => {
  expect(describeRows([['', ' '], ['A'], [''], ['b'], []])).toMatchObject({
    rowCount: 2,
    columns: [{ header: 'A', sample: ['b'] }],
  });
  expect(describeRows([])).toEqual({ name: 'Sheet', rowCount: 0, hasLikelyHeader: false, columns: [] });
});

test('columns are in order, also those that begin below the header', () => {
  const describer = new SheetDescriber(100);
  describer.add([
    [2, 'C'],
    [0, 'A'],
  ]);
  describer.add([[10, 'late']]);
  describer.add([[1, 'b']]);
  expect(describer.describe('Sheet').columns).toEqual([
    { index: 0, header: 'A', sample: [] },
    { index: 1, header: '', sample: ['b'] },
    { index: 2, header: 'C', sample: [] },
    { index: 10, header: '', sample: ['late'] },
  ]);
});

test('after 200 rows, values are no longer read, but new columns are found', () => {
  const rows = Array.from({ length: 199 }, () => ['x']);
  const late = describeRows([['A'], ...rows, ['x', 'first'], ['x', 'second']]);
  expect(late.columns[1]).toEqual({ index: 1, header: '', sample: [] });
  const inTime = describeRows([['A'], ...rows.slice(1), ['x', 'first'], ['x', 'second']]);
  expect(inTime.columns[1]).toEqual({ index: 1, header: '', sample: ['first'] });
});

test('columns above the limit are left out, and the others are still read', () => {
  expect(
    describeRows(
      [
        ['A', 'B', 'C'],
        ['a', 'b', 'c'],
      ],
      2,
    ).columns,
  ).toEqual([
    { index: 0, header: 'A', sample: ['a'] },
    { index: 1, header: 'B', sample: ['b'] },
  ]);
});

test.each([
  ['  a \n\t b  ', 'a b'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
  [`a${' '.repeat(2000)}b`, 'a '],
  [`a${' '.repeat(1900)}b`, 'a b'],
])('a text is one line of at most 200 characters (%#)', (text, expected) => {
  expect(describeRows([[text]]).columns[0]?.header).toBe(expected);
  const describer = new SheetDescriber(1);
  expect(describer.describe(text).name).toBe(expected);
});

describe('a first row is probably a header', () => {
  test.each<[boolean, readonly (readonly string[])[]]>([
    [true, [['Name'], ['Ann']]],
    [
      true,
      [
        ['Name', 'Visits'],
        ['Ann', '12'],
      ],
    ],
    [true, [['2026'], ['https://a.example']]],
    [
      true,
      [
        ['2026', '1'],
        ['a', 'www.a.example'],
      ],
    ],
    [true, [['see http://a.example'], ['x']]],
    [true, [['No. 1'], ['2']]],
    [true, [['1st'], ['2']]],
    [true, [['x1'], ['2']]],
    [false, [['Name']]],
    [false, [['https://a.example'], ['https://b.example']]],
    [
      false,
      [
        ['http://a.example', 'Name'],
        ['https://b.example', 'x'],
      ],
    ],
    [
      false,
      [
        ['Name', 'WWW.a.example'],
        ['x', 'y'],
      ],
    ],
    [
      false,
      [
        ['Name', '12'],
        ['x', '13'],
      ],
    ],
    [false, [['+1,234.5'], ['2']]],
    [false, [['-7'], ['2']]],
    [false, [['7'], ['2']]],
    [false, [['12'], ['see https://a.example']]],
  ])('%s: %j', (expected, rows) => {
    expect(describeRows(rows).hasLikelyHeader).toBe(expected);
  });
});
