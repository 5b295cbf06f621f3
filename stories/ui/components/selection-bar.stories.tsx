import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { SelectionBar } from '#src/ui/selection-bar';

const meta = preview.meta({
  title: 'UI/SelectionBar',
  component: SelectionBar,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/selection-bar.tsx', 'SelectionBar', {
    records: ['0055-rows-stay-in-place-under-the-pointer'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    label: 'Selected files',
    summary: '2 files selected',
    children: <Button size="small">Download</Button>,
    onClear: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
