import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RollingFigure } from '#src/ui/rolling-figure';

const meta = preview.meta({
  title: 'UI/RollingFigure',
  component: RollingFigure,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/rolling-figure.tsx', 'RollingFigure'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { text: '1,248' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,248')).toBeVisible();
  },
});
