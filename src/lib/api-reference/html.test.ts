import { describe, expect, test } from 'vitest';
import { html, prose, type Content } from './html';

const markupOf = (content: Content): string => html`${content}`.text.replace(/\s*\n\s*/g, '');

describe('html', () => {
  test('inserted text is escaped, markup is not', () => {
    expect(html`<p title="${`&<>"'`}">${html`<b>${'a&b'}</b>`}</p>`.text).toBe(
      '<p title="&amp;&lt;&gt;&quot;&#39;"><b>a&amp;b</b></p>',
    );
  });

  test('a list is joined, a number is text, and a missing part is nothing', () => {
    expect(html`[${['a', 0, ['<'], undefined, false, html`<br />`]}]${undefined}${false}`.text).toBe('[a0&lt;<br />]');
  });
});

describe('prose', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['One.', '<p>One.</p>'],
    ['One\nand more.', '<p>One and more.</p>'],
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One.\n   \nTwo.\n \t ', '<p>One.</p><p>Two.</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['Intro:\n- a\nEnd.', '<p>Intro:</p><ul><li>a</li></ul><p>End.</p>'],
    ['-a', '<p>-a</p>'],
    ['a - b', '<p>a - b</p>'],
    ['Use `a<b` or `c`.', '<p>Use <code>a&lt;b</code> or <code>c</code>.</p>'],
    ['- `x`', '<ul><li><code>x</code></li></ul>'],
    ['`` and <i>', '<p>`` and &lt;i&gt;</p>'],
  ])('%j', (text, expected) => {
    expect(markupOf(prose(text))).toBe(expected);
  });
});
