import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { FileDrop } from '#src/ui/file-drop';

const meta = preview.meta({
  title: 'UI/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/file-drop.tsx', 'FileDrop'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { accept: '.csv,.xlsx', help: 'CSV or XLSX, at most 10 MB', onFile: fn(), onRejected: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new TypeError('The file input is missing');
    await userEvent.upload(input, new File(['a'], 'list.csv'));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
});
