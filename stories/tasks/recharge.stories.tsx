import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Recharge',
  component: OperationButton,
  args: { operation: 'start' as const, taskNumbers: [9] },
});

export const OneTask = meta.story({
  name: 'ERR-13 START-02 One task',
  parameters: { gleaner: { scenario: 'startResultTemplateBalanceNotEnough' } },
  play: async () => {
    const dialog = await openDialog('The balance does not cover this run');
    await expect(dialog.getByText(/Top up the balance, then start again/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Recharge now' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ERR-13 ROLE-11 As enterprise child',
  args: { userId: '10140' },
  parameters: { gleaner: { scenario: 'memberBalanceShort' } },
  play: async () => {
    const dialog = await openDialog('The balance does not cover this run');
    await expect(dialog.getByText(/Ask your administrator to top up the balance/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Recharge now' })).toBeNull();
  },
});
