import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { controlled } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { SearchSelect } from '#src/ui/form/search-select';

const countries = [
  { value: 'FR', label: 'France', aside: 'FR' },
  { value: 'JP', label: 'Japan', aside: 'JP' },
  { value: 'PT', label: 'Portugal', aside: 'PT' },
];

const meta = preview.meta({
  title: 'UI/Form/SearchSelect',
  component: SearchSelect,
  tags: ['autodocs'],
  render: controlled(SearchSelect, 'value', 'onChange'),
  parameters: componentDocs('src/ui/form/search-select.tsx', 'SearchSelect', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
    pattern: 'form',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Country',
    value: '',
    options: countries,
    find: (text) => countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    listLabel: 'Countries',
    placeholder: 'Type a country',
    emptyText: 'No country has this name',
    statusMessage: (count) => `${String(count)} found`,
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'por');
    await userEvent.click(await screen.findByRole('option', { name: /Portugal/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Portugal');
    await expect(args.onChange).toHaveBeenCalledWith('PT');
  },
});
