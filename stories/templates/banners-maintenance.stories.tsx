import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Banners/Maintenance',
  parameters: { gleaner: { scenario: 'templateMaintained', persona: 'standard', path } },
});

const message = 'This template is under maintenance';

export const Notify = meta.story({
  name: 'TPL-47 TPL-48 Notify',
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(screen.getByText(/^in \d+ (hours?|days?)$/)).toBeVisible();
    const instead = (await screen.findByText('In the meantime, try one of these:')).parentElement;
    if (instead === null) throw new Error('no alternatives');
    await expect(within(instead).getAllByRole('link')).toHaveLength(3);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
      await expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    });
  },
});

export const Unsubscribe = meta.story({
  name: 'TPL-47 TPL-48 Unsubscribe',
  parameters: { gleaner: { scenario: 'templateSubscribed' } },
  render: renderAt,
  play: async () => {
    const leave = await screen.findByRole('button', { name: 'Unsubscribe' });
    await expect(leave).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(leave);
      await expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
    });
  },
});

export const AsVisitor = meta.story({
  name: 'ROLE-04 TPL-48 As visitor',
  parameters: { gleaner: { persona: 'visitor', path: '/template/map-places-by-keyword' } },
  render: renderAt,
  play: async () => {
    const notify = await screen.findByRole('button', { name: 'Notify me' });
    await inTestOnly(async () => {
      await userEvent.click(notify);
      await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await waitFor(() => expect(currentAddress()).toBe('/login?returnTo=%2Ftemplate%2Fmap-places-by-keyword'));
    });
  },
});
