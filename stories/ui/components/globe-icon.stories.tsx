import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { GlobeIcon } from '#src/ui/globe-icon';

const meta = preview.meta({
  title: 'UI/GlobeIcon',
  component: GlobeIcon,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/globe-icon.tsx', 'GlobeIcon'),
});

export const Playground = meta.story({
  name: 'Playground',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});
