import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StopIcon } from '#src/ui/stop-icon';

const meta = preview.meta({
  title: 'UI/StopIcon',
  component: StopIcon,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/stop-icon.tsx', 'StopIcon'),
});

export const Playground = meta.story({
  name: 'Playground',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});
