import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { OperationButton, openDialog } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Cloud start prompt',
  component: OperationButton,
  args: { operation: 'start' as const, taskNumbers: [5], userId: '10001' },
});

export const FreeWithTrial = meta.story({
  name: 'START-17 Free with trial',
  parameters: { gleaner: { scenario: 'startCheckCloudTrial' } },
  play: async () => {
    const dialog = await openDialog('You need the Standard plan for this');
    await expect(dialog.getByText('Cloud runs require the Standard plan or higher.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
  },
});

export const BasicWithoutTrial = meta.story({
  name: 'START-17 Basic without trial',
  args: { taskNumbers: [9], userId: '10009' },
  parameters: { gleaner: { scenario: 'startCheckCloudUpgrade' } },
  play: async () => {
    const dialog = await openDialog('You need the Standard plan for this');
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  },
});

export const AsExpired = meta.story({
  name: 'START-18 ERR-15 As expired',
  args: { taskNumbers: [9], userId: '10099' },
  parameters: { gleaner: { scenario: 'startCheckExpired' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(/Cloud runs require an active plan/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  },
});
