import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { Drawer } from '#src/ui/drawer';

const meta = preview.meta({
  title: 'UI/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  render: withOpener(Drawer),
  parameters: componentDocs('src/ui/drawer.tsx', 'Drawer', { records: ['0061-antd-floating-ui-and-native-widgets'] }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, title: 'Filters', children: 'Status, category and time', onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(drawer).getByText('Status, category and time')).toBeVisible());
    await expect(within(drawer).getByRole('heading', { level: 2, name: 'Filters' })).toBeVisible();
  },
});
