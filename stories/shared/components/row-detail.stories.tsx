import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import { useArg } from '#.storybook/controlled';
import preview from '#.storybook/preview';
import { RowDetail } from '#src/shared/rows/row-detail';
import { Button } from '#src/ui/button';
import { exampleRows } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Shared/Components/RowDetail',
  component: RowDetail,
  tags: ['autodocs'],
  argTypes: { index: { control: 'number' } },
  render: function Opener(args, { id }) {
    const [index, setIndex] = useArg(id, 'index', args.index);
    return (
      <>
        <Button onClick={() => setIndex(0)}>Open</Button>
        <RowDetail
          {...args}
          index={index}
          onMove={(to) => {
            args.onMove(to);
            setIndex(to);
          }}
          onClose={() => {
            args.onClose();
            setIndex(undefined);
          }}
        />
      </>
    );
  },
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/shared/rows/row-detail.tsx', 'RowDetail', {
      isShort: true,
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    index: undefined,
    total: 9947,
    row: exampleRows.rows[0],
    fields: exampleRows.fields,
    onMove: fn(),
    onClose: fn(),
  },
  play: async ({ userEvent }) => {
    const drawer = await openExample('Row 1 of 9,947');
    await expect(drawer.getByText('Three Chairs')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Next row' }));
    await expect(await screen.findByRole('dialog', { name: 'Row 2 of 9,947' })).toBeVisible();
  },
});
