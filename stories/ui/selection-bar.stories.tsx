import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { SelectionBar } from '#src/ui/selection-bar';
import { ResourceTable } from '#src/ui/table/resource-table';

const files = Array.from({ length: 30 }, (_, index) => `prices-${String(index + 1)}.xlsx`);

function Files() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(files.slice(0, 2)));
  return (
    <>
      <ResourceTable
        label="Files"
        columns={[{ key: 'name', title: 'File', cell: (file: string) => file }]}
        rows={files}
        rowKey={(file) => file}
        rowLabel={(file) => file}
        selection={{ selected, onChange: setSelected }}
      />
      {selected.size > 0 && (
        <SelectionBar
          label="Selected files"
          summary={`${String(selected.size)} files selected`}
          onClear={() => {
            setSelected(new Set());
          }}
        >
          <Button size="small" variant="primary">
            Download
          </Button>
          <Button size="small">Move to a folder</Button>
        </SelectionBar>
      )}
    </>
  );
}

const meta = preview.meta({ title: 'UI/Parts/Selection bar', component: Files });

export const Shown = meta.story({
  name: 'In view below a long list',
  play: async () => {
    const bar = await screen.findByRole('region', { name: 'Selected files' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('2 files selected');
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /prices-3\.xlsx/ }));
      await expect(within(bar).getByRole('status')).toHaveTextContent('3 files selected');
      await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
      await expect(screen.queryByRole('region', { name: 'Selected files' })).toBeNull();
      await userEvent.click(screen.getByRole('checkbox', { name: /prices-3\.xlsx/ }));
      await expect(await screen.findByRole('region', { name: 'Selected files' })).toBeVisible();
    });
  },
});
