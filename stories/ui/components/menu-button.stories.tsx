import { expect, fn, screen } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { MenuButton } from '#src/ui/menu-button';

const meta = preview.meta({
  title: 'UI/MenuButton',
  component: MenuButton,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/menu-button.tsx', 'MenuButton', {
    records: ['0061-antd-floating-ui-and-native-widgets'],
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    children: 'More',
    items: [
      { key: 'edit', label: 'Edit', onSelect: fn() },
      { key: 'run', label: 'Run on this computer', disabledReason: 'This template runs in the cloud only.' },
      { key: 'delete', label: 'Delete', danger: true, hasDivider: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /Run on this computer/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
