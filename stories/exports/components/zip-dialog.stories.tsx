import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { ZipDialog } from '#src/features/exports/zip-dialog';
import { exampleExport } from '#stories/examples';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Exports/Components/ZipDialog',
  component: ZipDialog,
  tags: ['autodocs'],
  render: withOpener(ZipDialog, 'onSaved'),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/exports/zip-dialog.tsx', 'ZipDialog', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, records: [exampleExport], onClose: fn(), onSaved: fn(), onDeselect: fn() },
  play: async () => {
    const dialog = await openExample('Download exports as one zip');
    await expect(dialog.getByText(exampleExport.fileName)).toBeVisible();
    await expect(dialog.getByText('1 file')).toBeVisible();
  },
});
