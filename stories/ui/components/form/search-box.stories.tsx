import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SearchBox } from '#src/ui/form/search-box';

const meta = preview.meta({
  title: 'UI/Form/SearchBox',
  component: SearchBox,
  tags: ['autodocs'],
  render: controlled(SearchBox, 'value', 'onSearch'),
  parameters: componentDocs('src/ui/form/search-box.tsx', 'SearchBox', { pattern: 'form' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { label: 'Search templates', value: '', placeholder: 'Search', focusOnSlash: true, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search templates' }), 'shop{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
});
