import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { VirtualList } from '#src/ui/virtual-list';

const meta = preview.meta({
  title: 'UI/VirtualList',
  component: VirtualList<string>,
  tags: ['autodocs'],
  argTypes: { items: { control: false } },
  parameters: componentDocs('src/ui/virtual-list.tsx', 'VirtualList', {
    records: ['0032-fixed-row-heights-in-long-lists'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Log',
    items: Array.from({ length: 5000 }, (_, index) => `Line ${String(index + 1)}`),
    itemKey: String,
    renderItem: (item: string) => <div>{item}</div>,
    height: 200,
    itemHeight: 22,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Line 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});
