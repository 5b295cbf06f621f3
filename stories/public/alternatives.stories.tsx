import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/Alternatives',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/alternatives' } },
});

export const Ready = meta.story({
  name: 'PUB-15 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Four ways to get web data' }, { timeout: 8_000 });
    const box = screen.getByRole('group', { name: 'How the four compare' });
    await expect(
      within(box)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['What matters', 'Gleaner', 'Your own scripts', 'Browser extensions', 'Purchased data']);
    await expect(within(box).getAllByRole('row')).toHaveLength(8);
    await inTestOnly(async () => {
      box.focus();
      await expect(box).toHaveFocus();
    });
    await expect(screen.getByRole('region', { name: 'When another approach is better' })).toHaveTextContent(
      'You need one table from one page, once.',
    );
  },
});
