import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StatusIcon } from '#src/ui/status';

const meta = preview.meta({
  title: 'UI/StatusIcon',
  component: StatusIcon,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/status.tsx', 'StatusIcon'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { variant: 'success' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});
