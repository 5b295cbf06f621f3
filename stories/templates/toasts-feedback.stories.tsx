import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { OneHeader } from './one-header';

const meta = preview.meta({
  title: 'Templates/Toasts/Feedback',
  parameters: { gleaner: { scenario: 'feedbackRefused', persona: 'standard' } },
});

export const NotStored = meta.story({
  name: 'TPL-49 TPL-51 Not stored',
  render: () => <OneHeader slug="map-places-by-keyword" />,
  play: async () => {
    const like = await screen.findByRole('button', { name: /likes$/ });
    await userEvent.click(like);
    await expect(await screen.findByText('Couldn’t save your like')).toBeVisible();
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    const favorite = screen.getByRole('button', { name: 'Favorite' });
    await userEvent.click(favorite);
    await expect(await screen.findByText('Couldn’t update your favorites')).toBeVisible();
    await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'true'));
  },
});
