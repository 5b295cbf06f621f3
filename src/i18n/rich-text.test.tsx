import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text';

test('tags become elements where the text has them, and values that look like tags stay text', () => {
  const { container } = render(
    <RichText
      text="Bis <time/>: <price><$0.01</price> für „<b>x</b>“, <link>mehr</link>"
      tags={{
        link: (words) => <a href="#more">{words}</a>,
        price: (words) => <strong>{words}</strong>,
        time: <time>morgen</time>,
      }}
    />,
  );
  expect(container.innerHTML).toBe(
    'Bis <time>morgen</time>: <strong>&lt;$0.01</strong> für „&lt;b&gt;x&lt;/b&gt;“, <a href="#more">mehr</a>',
  );
});
