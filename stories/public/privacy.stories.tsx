import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Privacy policy',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/privacy-policy#retention' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-06 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' }, { timeout: 8_000 });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How long we keep it' })).toHaveFocus());
    const inContents = screen.getByRole('link', { name: 'How long we keep it' });
    await waitFor(() => expect(inContents).toHaveAttribute('aria-current', 'location'));
    await expect(screen.getByText('Rows: 365 days after the run ends.')).toBeVisible();
    await expect(screen.getByText(/It never reaches Gleaner/)).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'data processing agreement' })).toHaveAttribute(
      'href',
      '/data-processing-agreement',
    );
    await waitFor(() => expect(document.title).toBe('Privacy policy · Gleaner'));
  },
});
