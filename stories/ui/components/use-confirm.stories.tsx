import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ConfirmButton } from './confirm-button';

const meta = preview.meta({
  title: 'UI/useConfirm',
  component: ConfirmButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/confirm.tsx', 'useConfirm', {
    records: ['0061-antd-floating-ui-and-native-widgets', '0046-messages-as-functions'],
    pattern: 'confirm',
    code: [
      'const confirm = useConfirm();',
      "const isConfirmed = await confirm(() => ({ variant: 'confirm', title, confirmLabel, danger: true }));",
    ].join('\n'),
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    variant: 'confirm',
    title: 'Delete 3 tasks?',
    body: 'Their data goes with them.',
    confirmLabel: 'Delete 3 tasks',
    danger: true,
    onAnswer: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 tasks?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 3 tasks' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
});
