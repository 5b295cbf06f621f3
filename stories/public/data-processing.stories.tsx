import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Data processing agreement',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/data-processing-agreement' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-07 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Data processing agreement' }, { timeout: 8_000 });
    await expect(screen.getByText('Updated on September 14, 2026')).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'rules for collecting data' })).toHaveAttribute(
      'href',
      '/terms-and-conditions#conduct',
    );
    await waitFor(() => expect(document.title).toBe('Data processing agreement · Gleaner'));
  },
});
