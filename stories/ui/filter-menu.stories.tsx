import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { FilterMenu, MultiFilterMenu } from '#src/ui/filter-menu';
import { Filters } from '#src/ui/filters';
import { Stack } from '#src/ui/stack';

const meta = preview.meta({ title: 'UI/Parts/Filter menu' });

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

function Example({ expanded = false }: { readonly expanded?: boolean }) {
  const [size, setSize] = useState<string>();
  const [colors, setColors] = useState<readonly string[]>(['red']);
  const [order, setOrder] = useState('name');
  const filters = (
    <>
      <FilterMenu
        label="Size"
        expanded={expanded}
        anyLabel="Any size"
        value={size}
        options={sizes}
        onChange={setSize}
      />
      <MultiFilterMenu
        label="Color"
        expanded={expanded}
        values={colors}
        options={['red', 'green', 'blue'].map((value) => ({ value, label: value }))}
        onChange={setColors}
      />
      <FilterMenu
        label="Sort by"
        expanded={expanded}
        value={order}
        options={[
          { value: 'name', label: 'Name' },
          { value: 'price', label: 'Price' },
        ]}
        onChange={(next = 'name') => {
          setOrder(next);
        }}
      />
    </>
  );
  return expanded ? <Stack gap={4}>{filters}</Stack> : <Filters>{filters}</Filters>;
}

export const OneValue = meta.story({
  name: 'One value',
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await inTestOnly(async () => {
      canvas.getByRole('button', { name: 'Size' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findByRole('menuitemradio', { name: 'Any size', checked: true })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(canvas.getByRole('button', { name: 'Size: Medium' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Size: Medium' }));
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Any size' }));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

export const SeveralValues = meta.story({
  name: 'Several values',
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color: red' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Color' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'blue' }));
    const button = canvas.getByRole('button', { name: 'Color: red +1' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await inTestOnly(async () => {
      await userEvent.click(popover.getByRole('button', { name: 'Clear' }));
      await expect(button).toHaveTextContent('Color');
      await expect(button).toHaveFocus();
      await userEvent.click(button);
      for (const name of ['green', 'blue']) await userEvent.click(screen.getByRole('checkbox', { name }));
      await expect(canvas.getByRole('button', { name: 'Color: green +1' })).toHaveAttribute('aria-expanded', 'true');
    });
  },
});

export const Expanded = meta.story({
  name: 'On a sheet',
  render: () => <Example expanded />,
  play: async ({ canvas, userEvent }) => {
    const size = within(canvas.getByRole('radiogroup', { name: 'Size' }));
    await expect(size.getByRole('radio', { name: 'Any size' })).toBeChecked();
    const colors = within(canvas.getByRole('group', { name: 'Color' }));
    await expect(colors.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await inTestOnly(async () => {
      await userEvent.click(size.getByRole('radio', { name: 'Large' }));
      await waitFor(() => expect(size.getByRole('radio', { name: 'Large' })).toBeChecked());
      await userEvent.click(colors.getByRole('checkbox', { name: 'green' }));
      await expect(colors.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    });
  },
});
