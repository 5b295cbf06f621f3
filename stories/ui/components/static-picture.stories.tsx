import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { StaticPicture } from '#src/ui/static-picture';

const meta = preview.meta({
  title: 'UI/StaticPicture',
  component: StaticPicture,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/static-picture.tsx', 'StaticPicture'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { name: 'choose', alt: 'The gallery of templates' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The gallery of templates' })).toHaveAttribute(
      'src',
      expect.stringContaining('choose.svg'),
    );
  },
});
