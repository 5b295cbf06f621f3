import { expect, test } from 'vitest';
import { safeHtml } from './sanitize';

test.each([
  ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
  ['<p onclick="x()" style="color:red" class="a">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  ['<img src=x onerror=alert(1)><h2 id="input">Input</h2>', '<h2 id="input">Input</h2>'],
  ['<iframe src="https://a.example"></iframe><svg><a xlink:href="javascript:x">y</a></svg>', ''],
])('TPL-23 %s is made harmless', (dirty, clean) => {
  expect(safeHtml(dirty)).toBe(clean);
});

test('TPL-23 links out open beside the page and cannot reach it', () => {
  expect(safeHtml('<a href="https://a.example/x">a</a>')).toBe(
    '<a href="https://a.example/x" rel="noopener noreferrer" target="_blank">a</a>',
  );
  expect(safeHtml('<a href="#input">a</a>')).toBe('<a href="#input" rel="noopener noreferrer">a</a>');
});
