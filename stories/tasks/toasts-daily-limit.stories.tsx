import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';

const path = '/console/task/task-info?taskId=task-10002-9&taskType=10&parentNav=1';
const meta = preview.meta({ title: 'Tasks/Toasts/Daily limit', render: renderAt });

export const ExtractLimit = meta.story({
  name: 'ERR-14 START-02 Extract limit',
  parameters: { gleaner: { scenario: 'startResultReachTemplateDailyExtractLimit', persona: 'standard', path } },
  play: async () => {
    const [button] = await screen.findAllByRole(
      'button',
      { name: /^Start again|^Start in the cloud/ },
      { timeout: 10_000 },
    );
    await userEvent.click(button as HTMLElement);
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    await expect(
      await toasts.findByText('This template has reached its daily row limit. Try again tomorrow.'),
    ).toBeVisible();
    await expect(toasts.queryByText(/Couldn’t start/)).toBeNull();
    await expect(currentAddress()).toBe(path);
  },
});
