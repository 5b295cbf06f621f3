import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Section } from '#src/ui/section';

const meta = preview.meta({
  title: 'UI/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/section.tsx', 'Section'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { title: 'Status', description: 'Of the last run', card: true, children: 'Finished' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Status' })).toHaveTextContent('Finished');
  },
});
