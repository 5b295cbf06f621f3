import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { FilterChips } from '#src/ui/filter-chips';

const meta = preview.meta({
  title: 'UI/FilterChips',
  component: FilterChips,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/filter-chips.tsx', 'FilterChips', { records: ['0067-filters-as-menus'] }),
});

const removeColor = fn();
const removeFree = fn();

export const Playground = meta.story({
  name: 'Playground',
  args: {
    chips: [
      { key: 'color', label: 'Color', value: 'red', onRemove: removeColor },
      { key: 'free', label: 'Free only', onRemove: removeFree },
    ],
    focusWithoutChips: fn(),
    children: <Button variant="link">Clear filters</Button>,
  },
  play: async ({ args, canvas, userEvent }) => {
    const color = canvas.getByRole('button', { name: 'Remove filter: Color: red' });
    const free = canvas.getByRole('button', { name: 'Remove filter: Free only' });
    const { width, height } = free.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(color);
    await expect(removeColor).toHaveBeenCalledOnce();
    await expect(free).toHaveFocus();
    await userEvent.click(free);
    await expect(removeFree).toHaveBeenCalledOnce();
    await expect(color).toHaveFocus();
    await expect(args.focusWithoutChips).not.toHaveBeenCalled();
  },
});
