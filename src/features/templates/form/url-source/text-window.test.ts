import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import {
  isWholeText,
  linesIn,
  nextWindow,
  openText,
  previousWindow,
  fullText,
  windowAtLine,
  withBody,
  type TextWindow,
} from './text-window';

function partsOf(text: string): TextWindow[] {
  const parts = [openText(text)];
  for (;;) {
    const last = parts.at(-1);
    if (last === undefined || last.tail === '') return parts;
    parts.push(nextWindow(last));
  }
}

const texts = fc
  .array(
    fc.oneof(
      fc.constant(''),
      fc.constantFrom('a', 'bc'),
      fc.integer({ min: 1, max: 70_000 }).map((n) => 'x'.repeat(n)),
    ),
    {
      maxLength: 12,
    },
  )
  .chain((lines) =>
    fc
      .constantFrom(1, 1, 300)
      .map((times) =>
        Array.from({ length: times }, () =>
          lines.map((line) => (times > 1 ? line.slice(0, 300) : line)).join('\n'),
        ).join('\n'),
      ),
  );

test('the parts join to the whole text, and the way back covers the same lines', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = partsOf(text);
      expect(parts.map(({ body }) => body).join('\n')).toBe(text);
      for (const part of parts) {
        expect(fullText(part)).toBe(text);
        expect(part.firstLine).toBe(part.head === '' ? 1 : linesIn(part.head));
        expect(part.body.length <= 60_000 || !part.body.includes('\n')).toBe(true);
        expect(linesIn(part.body)).toBeLessThanOrEqual(1_000);
        const back = previousWindow(part);
        expect(fullText(back)).toBe(text);
        expect(back.head === '' ? 1 : linesIn(back.head)).toBe(back.firstLine);
        if (part.head !== '') expect(back.firstLine).toBeLessThan(part.firstLine);
      }
    }),
    { numRuns: 60 },
  );
});

test('a short text is one part, whatever its line breaks', () => {
  expect(openText('a\r\nb\rc')).toEqual({ head: '', body: 'a\nb\nc', tail: '', firstLine: 1 });
  expect(isWholeText(openText(''))).toBe(true);
  expect(isWholeText(openText(Array.from({ length: 1_001 }, () => 'a').join('\n')))).toBe(false);
});

test('100,000 lines are edited in parts: go to a line, change it, paste many', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `line ${index + 1}`);
  const there = windowAtLine(openText(lines.join('\n')), 54_321);
  expect([there.firstLine, there.body.split('\n')[0]]).toEqual([54_321, 'line 54321']);
  const changed = withBody(there, there.body.replace('line 54321', 'x'));
  expect(fullText(changed)).toBe(lines.with(54_320, 'x').join('\n'));
  expect(changed.head).toBe(there.head);
  const pasted = withBody(openText('a'), lines.join('\n'));
  expect([linesIn(pasted.body), pasted.firstLine, fullText(pasted) === lines.join('\n')]).toEqual([1_000, 1, true]);
  expect(windowAtLine(pasted, 1_000_000).firstLine).toBe(100_000);
});
