import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SuggestBox } from '#src/ui/form/suggest-box';

const meta = preview.meta({
  title: 'UI/Form/SuggestBox',
  component: SuggestBox,
  tags: ['autodocs'],
  render: controlled(SuggestBox, 'value', 'onSearch'),
  parameters: componentDocs('src/ui/form/suggest-box.tsx', 'SuggestBox', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Search templates',
    value: '',
    listLabel: 'Suggestions',
    statusMessage: '2 suggestions',
    suggestions: [
      { key: 'a', content: 'Shop prices', onSelect: fn() },
      { key: 'b', content: 'Shop reviews', onSelect: fn() },
    ],
    onInput: fn(),
    onSearch: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search templates' }), 'shop');
    await userEvent.click(await screen.findByRole('option', { name: 'Shop reviews' }));
    await expect(args.suggestions[1]?.onSelect).toHaveBeenCalledOnce();
  },
});
