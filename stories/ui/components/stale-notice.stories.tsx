import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StaleNotice } from '#src/ui/stale-notice';

const meta = preview.meta({
  title: 'UI/StaleNotice',
  component: StaleNotice,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/stale-notice.tsx', 'StaleNotice', { pattern: 'error' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { since: '2026-11-20T09:00:00Z', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
