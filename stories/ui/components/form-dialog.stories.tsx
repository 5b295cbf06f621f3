import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { FormDialog } from '#src/ui/dialog';

const meta = preview.meta({
  title: 'UI/FormDialog',
  component: FormDialog,
  tags: ['autodocs'],
  render: withOpener(FormDialog),
  parameters: componentDocs('src/ui/dialog.tsx', 'FormDialog', {
    records: ['0058-one-form-hook-for-dialogs'],
    pattern: 'dialog',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    title: 'Rename task',
    submitLabel: 'Rename',
    submitError: 'Another task has this name.',
    children: <input aria-label="Name" defaultValue="Shop prices" />,
    onSubmit: fn(),
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename task' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Another task has this name.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
