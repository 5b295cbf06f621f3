import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ErrorState } from '#src/ui/error-state';

const meta = preview.meta({
  title: 'UI/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/error-state.tsx', 'ErrorState', { pattern: 'error' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { title: 'The tasks could not be loaded', children: 'The server did not answer.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tasks could not be loaded');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
