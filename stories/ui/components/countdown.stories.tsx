import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { now } from '#src/lib/now';
import { Countdown } from '#src/ui/countdown';

const meta = preview.meta({
  title: 'UI/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  argTypes: { until: { control: 'date' } },
  parameters: componentDocs('src/ui/countdown.tsx', 'Countdown'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { until: now() + 5_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^01:(?:30:00|29:\d\d)$/);
  },
});
