import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/Customer stories',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/customer-stories' } },
});

export const List = meta.story({
  name: 'PUB-08 List',
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Customer stories' }, { timeout: 8_000 });
    await expect(screen.getByRole('heading', { level: 2, name: '6 stories' })).toBeVisible();
    const trades = within(screen.getByRole('navigation', { name: 'Stories by industry' }));
    await inTestOnly(async () => {
      await userEvent.click(trades.getByRole('link', { name: 'Travel' }));
      await expect(await screen.findByRole('heading', { level: 2, name: '1 story' })).toBeVisible();
      await expect(trades.getByRole('link', { name: 'Travel' })).toHaveAttribute('aria-current', 'true');
      await userEvent.click(screen.getByRole('link', { name: 'A hotel group that sees busy weekends coming' }));
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'A hotel group that sees busy weekends coming' }),
      ).toBeVisible();
      await waitFor(() => expect(currentAddress()).toBe('/customer-stories?industry=travel&story=coast'));
      await expect(screen.getByText('5,200')).toBeVisible();
      const setUp = within(screen.getByRole('region', { name: 'How they set it up' }));
      await expect(setUp.getAllByRole('listitem')).toHaveLength(4);
      await expect(screen.getByRole('region', { name: 'What you can copy' })).toHaveTextContent(/five competitors/);
      await expect(screen.getByRole('link', { name: 'Browse related templates' })).toHaveAttribute(
        'href',
        '/template/categories/travel',
      );
      await userEvent.click(screen.getByRole('link', { name: 'See all stories' }));
      await expect(await screen.findByRole('heading', { level: 2, name: '1 story' })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'All industries' }));
      await expect(await screen.findByRole('heading', { level: 2, name: '6 stories' })).toBeVisible();
    });
  },
});
