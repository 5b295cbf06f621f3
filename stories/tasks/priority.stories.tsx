import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Priority',
  component: OperationButton,
  // Stored priorities: the seventh task 50, the fourth 99, the sixth 1.
  args: { operation: 'priority' as const, taskNumbers: [7] },
  parameters: { gleaner: { persona: 'standard' } },
});

const button = (name: string) => screen.getByRole('button', { name });

export const Middle = meta.story({
  name: 'TASK-37 API-067 Middle',
  args: { taskNumbers: [3] },
  play: async ({ userEvent }) => {
    const dialog = await openDialog(/^Set priority for “/);
    // Stored 70.
    const field = dialog.getByRole('textbox', { name: /^Priority/ });
    await expect(field).toHaveValue('30');
    await inTestOnly(async () => {
      await userEvent.click(button('Move up'));
      await expect(field).toHaveValue('29');
      await userEvent.clear(field);
      await userEvent.type(field, '100');
      await userEvent.click(button('Set priority'));
      await expect(await dialog.findByText('Enter a whole number from 1 to 99.')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      await userEvent.click(button('Set priority'));
      await expect(await toasts().findByText('Priority set to 7')).toBeVisible();
      await expect(screen.getByRole('list', { name: 'Shown' })).toHaveTextContent(/93$/);
      await userEvent.click(button('Do it'));
      await expect(await screen.findByRole('textbox', { name: /^Priority/ })).toHaveValue('7');
    });
  },
});

export const TopDisabled = meta.story({
  name: 'TASK-38 Top disabled',
  args: { taskNumbers: [4] },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('textbox', { name: /^Priority/ })).toHaveValue('1');
    await expect(button('Move to top')).toHaveAccessibleDescription('Already at the top');
    await expect(button('Move up')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Move to bottom')).not.toHaveAttribute('aria-disabled');
  },
});

export const BottomDisabled = meta.story({
  name: 'TASK-38 Bottom disabled',
  args: { taskNumbers: [6] },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('textbox', { name: /^Priority/ })).toHaveValue('99');
    await expect(button('Move to bottom')).toHaveAccessibleDescription('Already at the bottom');
    await expect(button('Move to top')).not.toHaveAttribute('aria-disabled');
  },
});
