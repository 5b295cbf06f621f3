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
      await toasts.findByText('The daily collection limit of this template is reached. It opens again tomorrow.'),
    ).toBeVisible();
    await expect(toasts.queryByText(/could not start/)).toBeNull();
    await expect(currentAddress()).toBe(path);
  },
});
