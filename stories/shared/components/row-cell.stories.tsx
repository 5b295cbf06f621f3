import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RowFieldType } from '#src/contract/enums.gen';
import { RowCell } from '#src/shared/rows/row-cell';

const meta = preview.meta({
  title: 'Shared/Components/RowCell',
  component: RowCell,
  tags: ['autodocs'],
  argTypes: { value: { control: 'text' } },
  parameters: componentDocs('src/shared/rows/row-cell.tsx', 'RowCell', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    field: { name: 'website', displayText: 'Website', type: RowFieldType.Link },
    value: 'https://shop.example/lamps',
    isLarge: true,
  },
  play: async ({ args: { value }, canvas }) => {
    await expect(canvas.getByRole('link', { name: `${String(value)}, opens in a new tab` })).toHaveAttribute(
      'href',
      value,
    );
  },
});
