import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Progress } from '#src/ui/progress';

const meta = preview.meta({
  title: 'UI/Progress',
  component: Progress,
  tags: ['autodocs'],
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
  parameters: componentDocs('src/ui/progress.tsx', 'Progress', { pattern: 'loading' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Rows collected', value: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Rows collected' })).toHaveAttribute('aria-valuenow', '42');
  },
});
