import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { LineDrawing } from '#src/ui/line-drawing';

const meta = preview.meta({
  title: 'UI/LineDrawing',
  component: LineDrawing,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/line-drawing.tsx', 'LineDrawing'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { width: 192, height: 160, viewHeight: 80, children: <circle data-accent cx="48" cy="40" r="25" /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toBeVisible();
  },
});
