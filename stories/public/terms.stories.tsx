import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Terms and conditions',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/terms-and-conditions' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-05 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' }, { timeout: 8_000 });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      screen
        .getAllByRole('heading', { level: 2 })
        .filter((heading) => heading.closest('article'))
        .map(({ textContent }) => textContent),
    );
    await inTestOnly(async () => {
      const link = contents.getByRole('link', { name: 'Plans, balance, and charges' });
      await userEvent.click(link);
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
      const heading = screen.getByRole('heading', { name: 'Plans, balance, and charges' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await expect(screen.getByRole('button', { name: 'Copy link to “Your data”' })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'pricing page' })).toHaveAttribute('href', '/pricing');
  },
});
