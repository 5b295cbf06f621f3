import { expect, screen, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { ExportScope } from '#src/contract/enums.gen';
import { ExportButton } from '#src/features/exports/export-button';
import { exampleRows, exampleTask } from '#stories/examples';

const meta = preview.meta({
  title: 'Exports/Components/ExportButton',
  component: ExportButton,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/exports/export-button.tsx', 'ExportButton', {
      isShort: true,
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    taskId: exampleTask.taskId,
    source: {
      scope: ExportScope.All,
      totalRows: 9947,
      notExportedRows: 4345,
      lot: undefined,
      fields: exampleRows.fields,
      visibleFields: ['title', 'city', 'url'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export rows' }));
    await expect(await dialog.findByRole('radio', { name: /^All rows/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Venue' })).not.toBeChecked();
  },
});
