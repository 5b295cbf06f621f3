import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ToastButton } from './toast-button';

const meta = preview.meta({
  title: 'UI/useToasts',
  component: ToastButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/toast.tsx', 'useToasts', {
    records: ['0055-rows-stay-in-place-under-the-pointer', '0046-messages-as-functions'],
    pattern: 'toast',
    code: [
      'const toasts = useToasts();',
      'toasts.success(() => t(($) => $.moved, { count }), { action: { label: () => t(($) => $.undo), onPress: undo } });',
    ].join('\n'),
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { variant: 'success', text: '3 tasks moved', actionLabel: 'Undo', seconds: 0, countdown: false, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await screen.findByText('3 tasks moved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
});
