import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ApiError } from '#src/api/errors';
import { RetryButton } from '#src/shared/errors/retry-button';

const meta = preview.meta({
  title: 'Shared/Components/RetryButton',
  component: RetryButton,
  tags: ['autodocs'],
  argTypes: { error: { control: false } },
  parameters: componentDocs('src/shared/errors/retry-button.tsx', 'RetryButton', { isShort: true, pattern: 'error' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    children: 'Try again',
    error: new ApiError('http', 429, 'TooManyRequests', 'Wait a minute.', [], 60),
    onClick: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
