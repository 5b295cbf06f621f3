import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { DescriptionList } from '#src/ui/section';

const meta = preview.meta({
  title: 'UI/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/section.tsx', 'DescriptionList'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    columns: 2,
    items: [
      { key: 'started', term: 'Started', value: '10:00' },
      { key: 'rows', term: 'Rows', value: '1,200' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200')).toBeVisible();
  },
});
