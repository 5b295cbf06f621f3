import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ItemList } from '#src/ui/item-list';

const meta = preview.meta({
  title: 'UI/ItemList',
  component: ItemList,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/item-list.tsx', 'ItemList'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Files',
    items: [
      { key: 'a', title: 'prices.xlsx', detail: 'Excel, all rows', aside: '2 MB' },
      { key: 'b', title: 'prices.csv', detail: 'CSV, 500 rows', aside: '40 kB' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Files' }).children).toHaveLength(2);
  },
});
