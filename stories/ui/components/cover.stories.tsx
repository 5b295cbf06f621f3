import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Cover } from '#src/ui/cover';

const meta = preview.meta({
  title: 'UI/Cover',
  component: Cover,
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
  parameters: componentDocs('src/ui/cover.tsx', 'Cover'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { kind: 'jobs', seed: 'jobs-details', alt: 'Jobs', small: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Jobs' })).toBeVisible();
  },
});
