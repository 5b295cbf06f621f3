import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Guide',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/guide' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-16 I18N-08 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Beginner guide' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '1. Create an account',
      '2. Find a template',
      '3. Fill in the form',
      '4. Start the task',
      '5. Watch the data come in',
      '6. Export your data',
    ]);
    await expect(main.getByText('Completed, no data:')).toBeVisible();
    await expect(main.getByRole('link', { name: 'A run found nothing' })).toHaveAttribute('href', '/help/no-rows');
    const pictures = [...screen.getByRole('main').querySelectorAll('img')];
    await expect(pictures.map((picture) => new URL(picture.src).pathname.split('/images/')[1])).toEqual([
      'en/choose.svg',
      'en/fill-in.svg',
      'en/watch.svg',
      'en/take-home.svg',
    ]);
    await expect(main.getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/template');
  },
});

export const SignedIn = meta.story({
  name: 'PUB-16 For an account',
  parameters: { gleaner: { persona: 'standard' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Beginner guide' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/console/template');
    await expect(main.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
});
