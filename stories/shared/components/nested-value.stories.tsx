import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { NestedValue } from '#src/shared/rows/nested-value';

const meta = preview.meta({
  title: 'Shared/Components/NestedValue',
  component: NestedValue,
  tags: ['autodocs'],
  argTypes: { value: { control: 'object' } },
  parameters: componentDocs('src/shared/rows/nested-value.tsx', 'NestedValue', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { value: { Monday: ['9:00', '17:00'], Sunday: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Monday', 'Sunday']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Empty')).toBeVisible();
  },
});
