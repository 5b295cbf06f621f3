import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { PendingOverlay } from '#src/ui/pending-overlay';

const meta = preview.meta({
  title: 'UI/PendingOverlay',
  component: PendingOverlay,
  tags: ['autodocs'],
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && (
          <PendingOverlay
            {...args}
            onClose={() => {
              args.onClose?.();
              setOpen(false);
            }}
          />
        )}
      </>
    );
  },
  parameters: componentDocs('src/ui/pending-overlay.tsx', 'PendingOverlay', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { failed: true, onRetry: fn(), onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
