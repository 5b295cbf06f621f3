import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { Dialog } from '#src/ui/dialog';

const meta = preview.meta({
  title: 'UI/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  render: withOpener(Dialog),
  parameters: componentDocs('src/ui/dialog.tsx', 'Dialog', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'dialog',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, title: 'Rename task', children: 'The name is shown to your team.', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename task' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
