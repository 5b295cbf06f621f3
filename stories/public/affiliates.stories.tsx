import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/Affiliates',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/affiliates' } },
});

export const Ready = meta.story({
  name: 'PUB-09 Ready',
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Earn from the customers you bring in' }, { timeout: 8_000 });
    const table = within(screen.getByRole('region', { name: 'What you earn per sale' }));
    const row = await table.findByRole('row', { name: /^Standard/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$948', '20%', '$189.60']);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: 'Apply to join' }))
      await expect(link).toHaveAttribute('href', '/help/contact');
    await inTestOnly(async () => {
      await userEvent.click(main.getByText('Can I leave the program?'));
      await expect(main.getByText(/^Yes, at any time\./)).toBeVisible();
    });
  },
});
