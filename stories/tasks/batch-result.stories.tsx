import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import { switchLanguage } from '#src/i18n/init';
import { expectOnTop } from '../on-top';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Drawers/Batch result',
  component: OperationButton,
  args: { operation: 'start' as const, taskNumbers: Array.from({ length: 13 }, (_, at) => at + 1) },
});

export const MixedStart = meta.story({
  name: 'ERR-10 START-02 ENUM-59 Mixed start',
  parameters: { gleaner: { scenario: 'startsMixed' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog(/balance doesn’t cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Some tasks didn’t start' }));
    await expect(toasts().getByText('Couldn’t start 9 tasks')).toBeVisible();
    for (const count of ['9 failed', '1 not covered by the balance', '1 at the daily limit', '1 already running'])
      await expect(sheet.getByText(count)).toBeVisible();
    const reasons = sheet.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
    await expect(reasons).toEqual([
      'Your plan doesn’t include cloud runs of this template. Upgrade, or ask your admin to.',
      'The cloud service didn’t say why. Try again in a moment.',
      'The cloud service had a problem. Try again in a moment.',
      'Something went wrong. Try again.',
      'This task no longer exists. Refresh the page.',
      'You can only start tasks you own.',
      'This template has reached its daily run limit. Try again tomorrow.',
      'This template only runs on your computer. Start it in the desktop app.',
      'This template isn’t available. Choose another one.',
      'Your balance doesn’t cover this run.',
      'This template has reached its daily row limit. Try again tomorrow.',
    ]);
    await expect(sheet.getByRole('link', { name: 'Top up balance' })).toHaveAttribute('href', '/console/balance');
    await waitFor(() => expectOnTop(sheet.getAllByRole('button')));
    await expect(toasts().getByText('Couldn’t start 9 tasks')).toBeVisible();
    await userEvent.click(toasts().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  },
});

export const MixedStartOnPhone = meta.story({
  name: 'TASK-21 ERR-10 Mixed start on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { scenario: 'startsMixed' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog(/balance doesn’t cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = await screen.findByRole('dialog', { name: 'Some tasks didn’t start' });
    await expect(await toasts().findByText('Couldn’t start 9 tasks')).toBeVisible();
    const notifications = screen.getByRole('region', { name: 'Notifications' });
    const expectToastsBelow = () =>
      waitFor(
        () =>
          expect(notifications.getBoundingClientRect().top).toBeGreaterThanOrEqual(
            sheet.getBoundingClientRect().bottom,
          ),
        { timeout: 2000 },
      );
    await expectToastsBelow();
    await expectOnTop(within(sheet).getAllByRole('button'));
    await inTestOnly(async () => {
      const { height } = notifications.getBoundingClientRect();
      await switchLanguage('de-DE');
      await waitFor(() => expect(notifications.getBoundingClientRect().height).toBeGreaterThan(height));
      await expectToastsBelow();
    });
  },
});

export const MixedStop = meta.story({
  name: 'ERR-11 START-03 ENUM-60 Mixed stop',
  args: { operation: 'stop' as const, taskNumbers: [1, 2, 3, 4] },
  parameters: { gleaner: { scenario: 'stopsMixed' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog('Stop 4 tasks?')).getByRole('button', { name: 'Stop tasks' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Some tasks didn’t stop' }));
    await expect(sheet.getByText('2 no longer running')).toBeVisible();
    await expect(sheet.getByText('1 succeeded')).toBeVisible();
    const refused = within(sheet.getByRole('region', { name: 'You can only stop tasks you own.' }));
    await expect(refused.getAllByRole('link')).toHaveLength(1);
    await waitFor(() => expectOnTop(sheet.getAllByRole('button')));
    await expect(toasts().getByText('Couldn’t stop 1 task')).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: 'TASK-26 Retrying',
  parameters: { gleaner: { scenario: 'startsMixedThenPending' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog(/balance doesn’t cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Some tasks didn’t start' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Retry failed tasks' }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: /^Retrying 11 tasks/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(sheet.getAllByRole('region')).toHaveLength(11);
    for (const close of toasts().getAllByRole('button', { name: 'Close' })) await userEvent.click(close);
    await waitFor(() => expect(toasts().queryByText('Couldn’t start 9 tasks')).toBeNull());
    await expect(sheet.getByRole('button', { name: /^Retrying 11 tasks/ })).toHaveAttribute('aria-busy', 'true');
  },
});
