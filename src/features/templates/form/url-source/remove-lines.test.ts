import { expect, test } from 'vitest';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { removeLines } from './remove-lines';

const go = new AbortController().signal;
const isDigits = (line: string) => /^\d+$/.test(line);

test('FORM-61 typed lines lose duplicates or invalid lines and keep their order', async () => {
  const text = ' 1\r\n2\n\n1 \nx\n2\n3';
  expect(await removeLines(text, 'duplicates', isDigits, go)).toEqual({ lines: '1\n2\nx\n3', removed: 2 });
  expect(await removeLines(text, 'invalid', isDigits, go)).toEqual({ lines: '1\n2\n1\n2\n3', removed: 1 });
  expect(await removeLines('x\ny', 'invalid', isDigits, go)).toEqual({ lines: '', removed: 2 });
});

test('100,000 imported lines stay imported after a cleanup', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => (index % 100 === 99 ? 'x' : String(index % 90_000)));
  const imported = new ImportedLines([lines.slice(0, 5).join('\n'), `\n${lines.slice(5).join('\n')}`], lines.length);
  const unique = await removeLines(imported, 'duplicates', isDigits, go);
  expect(unique.removed).toBe(lines.length - new Set(lines).size);
  if (typeof unique.lines === 'string') throw new Error('not imported any more');
  expect(unique.lines.count).toBe(new Set(lines).size);
  expect(unique.lines.text()).toBe([...new Set(lines)].join('\n'));
  const valid = await removeLines(imported, 'invalid', isDigits, go);
  expect(valid.removed).toBe(1_000);
});

test('an aborted cleanup rejects and overwrites no newer lines', async () => {
  const stop = new AbortController();
  stop.abort();
  const work = removeLines('1\n1', 'duplicates', isDigits, stop.signal);
  await expect(work).rejects.toBe(stop.signal.reason);
});
