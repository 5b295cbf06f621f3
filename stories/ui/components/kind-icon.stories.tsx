import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { KindIcon } from '#src/ui/motifs';

const meta = preview.meta({
  title: 'UI/KindIcon',
  component: KindIcon,
  tags: ['autodocs'],
  argTypes: {
    kind: {
      control: 'select',
      options: [
        'maps-places',
        'reviews',
        'shopping',
        'jobs',
        'real-estate',
        'social-media',
        'news',
        'travel',
        'finance',
      ],
    },
  },
  parameters: componentDocs('src/ui/motifs.tsx', 'KindIcon'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { kind: 'travel', size: 48 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '48');
  },
});
