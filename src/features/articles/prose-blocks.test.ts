import { expect, test } from 'vitest';
import { parseBlocks, parseInlines, plainText, linkTargetsOf } from './prose-blocks';

test('a text becomes paragraphs and lists with code, bold words and links', () => {
  expect(parseBlocks('One\nline.\n\n- **a:** first\n- second `x`\n\n1. [go](help:proxies)')).toEqual([
    { kind: 'paragraph', line: [{ kind: 'text', text: 'One line.' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'a:' },
          { kind: 'text', text: ' first' },
        ],
        [
          { kind: 'text', text: 'second ' },
          { kind: 'code', text: 'x' },
        ],
      ],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'link', text: 'go', target: 'help:proxies' }]] },
  ]);
  expect(plainText('- **a:** b\n- [c](terms#conduct)')).toBe('a: b c');
  expect(linkTargetsOf('x [c](terms#conduct)\n\n- [d](help)')).toEqual(['terms#conduct', 'help']);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '[a](https://evil.example)',
  '<img src=x onerror=alert(1)>',
  '** not closed',
  '`',
  '[](help)',
])('%s stays plain text without links or markup', (text) => {
  expect(parseInlines(text)).toEqual([{ kind: 'text', text }]);
});

test('a long text of unclosed brackets and bold marks stays plain text', () => {
  const text = '['.repeat(50_000) + '**'.repeat(50_000);
  expect(plainText(text)).toHaveLength(text.length);
});
