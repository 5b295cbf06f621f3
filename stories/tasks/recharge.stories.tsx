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
    const dialog = await openDialog('Your balance doesn’t cover this run');
    await expect(dialog.getByText(/Top up your balance, then start again/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Top up balance' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ERR-13 ROLE-11 As enterprise child',
  args: { userId: '10140' },
  parameters: { gleaner: { scenario: 'memberBalanceShort' } },
  play: async () => {
    const dialog = await openDialog('Your balance doesn’t cover this run');
    await expect(dialog.getByText(/Ask your admin to top up the balance/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Top up balance' })).toBeNull();
  },
});
