import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Toasts/Subscription',
  parameters: { gleaner: { scenario: 'templateMaintained', persona: 'standard', path } },
});

export const Added = meta.story({
  name: 'ERR-18 Added',
  render: renderAt,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notify me' }));
    await expect(await screen.findByText('Notification setting saved')).toBeVisible();
    await expect(screen.getByText('We’ll notify you when maintenance ends')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'ERR-17 Refused',
  parameters: { gleaner: { scenario: 'subscribeRefused' } },
  render: renderAt,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notify me' }));
    await expect(await screen.findByText('This template is not under maintenance.')).toBeVisible();
    await expect(screen.queryByText('Notification setting saved')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Notify me' })).toBeEnabled();
  },
});
