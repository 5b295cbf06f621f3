import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { RowFieldType } from '#src/contract/enums.gen';
import type { ColumnChoice } from '#src/features/runs/column-choice';
import { ColumnsPopover } from '#src/features/runs/columns-popover';

const fields = ['Name', 'Price', 'Rating', 'Page'].map((displayText) => ({
  name: displayText.toLowerCase(),
  displayText,
  type: RowFieldType.Text,
}));

function Chooser() {
  const [choice, setChoice] = useState<ColumnChoice>({ order: [], hidden: [] });
  return <ColumnsPopover fields={fields} choice={choice} onChange={setChoice} />;
}

const meta = preview.meta({ title: 'Runs/Popovers/Columns' });

export const Open = meta.story({
  name: 'Open',
  render: () => <Chooser />,
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Columns (4 of 4)' });
    await userEvent.click(button);
    const box = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await inTestOnly(async () => {
      await userEvent.click(box.getByRole('checkbox', { name: 'Price' }));
      await expect(button).toHaveTextContent('Columns (3 of 4)');
      await userEvent.click(box.getByRole('button', { name: 'Move Rating up' }));
      await expect(box.getAllByRole('checkbox').map((entry) => entry.closest('label')?.textContent)).toEqual([
        'Name',
        'Rating',
        'Price',
        'Page',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
      await expect(button).toHaveTextContent('Columns (4 of 4)');
    });
  },
});
