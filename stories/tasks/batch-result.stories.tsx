import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
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
    await userEvent.click((await openDialog(/balance does not cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Not every task has started' }));
    await expect(toasts().getByText('9 tasks could not start')).toBeVisible();
    for (const count of ['9 failed', '1 without enough balance', '1 at the daily limit', '1 was running already'])
      await expect(sheet.getByText(count)).toBeVisible();
    const reasons = sheet.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
    await expect(reasons).toEqual([
      'Your plan does not include cloud runs of this template.',
      'The cloud did not say why. Try again in a moment.',
      'The cloud service failed. Try again in a moment.',
      'Something went wrong. Try again.',
      'The task does not exist any more.',
      'It belongs to someone else.',
      'The template has reached its runs for today.',
      'The template runs on your computer only.',
      'The template is not available.',
      'The balance does not cover this run.',
      'The daily collection limit of this template is reached. It opens again tomorrow.',
    ]);
    await expect(sheet.getByRole('link', { name: 'Recharge now' })).toHaveAttribute('href', '/console/balance');
    await waitFor(() => expectOnTop(sheet.getAllByRole('button')));
    await expect(toasts().getByText('9 tasks could not start')).toBeVisible();
    await userEvent.click(toasts().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  },
});

/** On a phone the batch result fills the screen. */
export const MixedStartOnPhone = meta.story({
  name: 'TASK-21 ERR-10 Mixed start on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { scenario: 'startsMixed' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog(/balance does not cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = await screen.findByRole('dialog', { name: 'Not every task has started' });
    await expect(await toasts().findByText('9 tasks could not start')).toBeVisible();
    const notifications = screen.getByRole('region', { name: 'Notifications' });
    await waitFor(() =>
      expect(notifications.getBoundingClientRect().top).toBeGreaterThanOrEqual(sheet.getBoundingClientRect().bottom),
    );
    await expectOnTop(within(sheet).getAllByRole('button'));
  },
});

export const MixedStop = meta.story({
  name: 'ERR-11 START-03 ENUM-60 Mixed stop',
  args: { operation: 'stop' as const, taskNumbers: [1, 2, 3, 4] },
  parameters: { gleaner: { scenario: 'stopsMixed' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog('Stop 4 tasks?')).getByRole('button', { name: 'Stop tasks' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Not every task is stopping' }));
    await expect(sheet.getByText('2 were not running any more')).toBeVisible();
    await expect(sheet.getByText('1 worked')).toBeVisible();
    const refused = within(sheet.getByRole('region', { name: 'It belongs to someone else.' }));
    await expect(refused.getAllByRole('link')).toHaveLength(1);
    await waitFor(() => expectOnTop(sheet.getAllByRole('button')));
    await expect(toasts().getByText('1 task could not stop')).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: 'TASK-26 Retrying',
  parameters: { gleaner: { scenario: 'startsMixedThenPending' } },
  play: async ({ userEvent }) => {
    await userEvent.click((await openDialog(/balance does not cover/)).getByRole('button', { name: 'Cancel' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Not every task has started' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Retry the failed ones' }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: /^Retrying 11 tasks/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(sheet.getAllByRole('region')).toHaveLength(11);
    for (const close of toasts().getAllByRole('button', { name: 'Close' })) await userEvent.click(close);
    await waitFor(() => expect(toasts().queryByText('9 tasks could not start')).toBeNull());
    await expect(sheet.getByRole('button', { name: /^Retrying 11 tasks/ })).toHaveAttribute('aria-busy', 'true');
  },
});
