import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { defaultView } from '#src/features/tasks/list-view';
import { ListViewPopover } from '#src/features/tasks/list-view-popover';

function Chooser() {
  const [view, setView] = useState(defaultView);
  return <ListViewPopover scope="template" view={view} onChange={setView} />;
}

const meta = preview.meta({ title: 'Tasks/Popovers/List view' });

export const Open = meta.story({
  name: 'ENUM-36 Open',
  render: () => <Chooser />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns and density' }));
    const box = within(await screen.findByRole('dialog', { name: 'Columns and density' }));
    const priority = box.getByRole('checkbox', { name: 'Priority' });
    await expect(priority).not.toBeChecked();
    await inTestOnly(async () => {
      await userEvent.click(priority);
      await userEvent.click(box.getByRole('radio', { name: 'Compact' }));
      await userEvent.click(box.getByRole('button', { name: 'Reset' }));
      await expect(priority).not.toBeChecked();
      await expect(box.getByRole('radio', { name: 'Compact' })).not.toBeChecked();
    });
  },
});
