import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Toasts/Template not open',
  parameters: {
    gleaner: { scenario: 'templateClosed', persona: 'standard', path: '/console/template/map-places-by-keyword' },
  },
});

export const OnOpening = meta.story({
  name: 'ROLE-05 ERR-15 On opening',
  render: renderAt,
  play: async () => {
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(await toasts.findByText('You don’t have access to this template')).toBeVisible();
    await expect(screen.getByText(/only selected accounts can create tasks with it/)).toBeVisible();
    await expect(screen.queryByRole('form', { name: 'Task parameters' })).toBeNull();
  },
});
