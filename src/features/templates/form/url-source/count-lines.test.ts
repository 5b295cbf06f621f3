import { describe, expect, test } from 'vitest';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { createUsableLineCheck } from '#src/domain/parameter-validation';
import { countLines, hasNoLine } from './count-lines';

const go = new AbortController().signal;
const any = () => true;

describe('line counts', () => {
  test.each([
    ['', { count: 0, duplicates: 0, invalid: 0 }],
    [' \n\r\n\t', { count: 0, duplicates: 0, invalid: 0 }],
    ['a\r\n\r\n b \ra', { count: 3, duplicates: 1, invalid: 0 }],
    ['a\na\na', { count: 3, duplicates: 2, invalid: 0 }],
  ])('FORM-61 %j is split and counted', async (text, facts) => {
    expect(await countLines(text, any, go)).toEqual(facts);
  });

  test('a line split across two pieces counts once', async () => {
    const lines = new ImportedLines(['https://a.exa', 'mple/1\nhttps://a.example/2\nhttps', '://a.example/1'], 3);
    const seen: string[] = [];
    const facts = await countLines(
      lines,
      (line) => {
        seen.push(line);
        return true;
      },
      go,
    );
    expect(seen).toEqual(['https://a.example/1', 'https://a.example/2', 'https://a.example/1']);
    expect(facts).toEqual({ count: 3, duplicates: 1, invalid: 0 });
  });

  test('an aborted count rejects and reports no stale facts', async () => {
    const stop = new AbortController();
    const counted = countLines(
      'a\nb\nc',
      (line) => {
        if (line === 'b') stop.abort();
        return true;
      },
      stop.signal,
    );
    await expect(counted).rejects.toThrow(/./);
  });

  test('100,000 lines are counted in slices that keep the page responsive', async () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `https://shop.example/${String(index % 90_000)}`).join(
      '\n',
    );
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const facts = await countLines(
      text,
      createUsableLineCheck({ DataTypeOptions: { Url: 'https://shop.example/' } }),
      go,
    );
    clearInterval(timer);
    expect(facts).toEqual({ count: 100_000, duplicates: 10_000, invalid: 0 });
    expect(turns).toBeGreaterThan(0);
  });
});

test('only addresses are usable where addresses are required, and length bounds always apply', () => {
  const address = createUsableLineCheck({ DataTypeOptions: { Url: 'https://shop.example/', MaxLen: 30 } });
  expect(['https://shop.example/1', 'shop.example', `https://shop.example/${'x'.repeat(20)}`].map(address)).toEqual([
    true,
    false,
    false,
  ]);
  const text = createUsableLineCheck({ DataTypeOptions: { Url: null, MinLen: 2 } });
  expect(['shop', 's'].map(text)).toEqual([true, false]);
});

test('a text without lines is detected without counting', () => {
  expect([
    hasNoLine(' \n'),
    hasNoLine('a'),
    hasNoLine(new ImportedLines([], 0)),
    hasNoLine(ImportedLines.fromText('a')),
  ]).toEqual([true, false, true, false]);
});
