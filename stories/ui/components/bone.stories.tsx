import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Bone } from '#src/ui/skeleton';

const meta = preview.meta({
  title: 'UI/Bone',
  component: Bone,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/skeleton.tsx', 'Bone', { pattern: 'loading' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { shape: 'text', width: '240px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('span[aria-hidden]')?.offsetWidth).toBe(240);
  },
});
