import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/About',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/about' } },
});

export const Ready = meta.story({
  name: 'PUB-11 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^We make web data easy/ }, { timeout: 8_000 });
    const figures = within(screen.getByRole('region', { name: 'By the numbers' }));
    await expect(figures.getByText('founded').nextSibling).toHaveTextContent('2019');
    await expect(figures.getByText('interface languages').nextSibling).toHaveTextContent('7');
    await waitFor(() => expect(figures.getByText('templates in the gallery').nextSibling).toHaveTextContent(/^\d\d+$/));
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help/contact');
    await expect(main.getByRole('link', { name: 'Read customer stories' })).toHaveAttribute(
      'href',
      '/customer-stories',
    );
  },
});
