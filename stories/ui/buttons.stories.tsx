import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button, IconButton } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { LinkButton } from '#src/ui/link-button';
import { MenuButton } from '#src/ui/menu-button';

const pressed = fn();
const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;
const meta = preview.meta({ title: 'UI/Parts/Buttons' });

export const Kinds = meta.story({
  name: 'Kinds',
  render: () => (
    <div style={row}>
      <Button variant="primary" icon={<PlusOutlined />} onClick={pressed}>
        Add task
      </Button>
      <Button>Export</Button>
      <Button variant="danger">Delete 3 tasks</Button>
      <Button variant="text">Cancel</Button>
      <Button variant="link">Show more</Button>
      <Button disabled>Save</Button>
      <LinkButton to="/pricing">Compare plans</LinkButton>
      <IconButton label="Delete" icon={<DeleteOutlined />} />
      <CopyButton text="abc" label="Copy address" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add task' }));
      await expect(pressed).toHaveBeenCalledOnce();
      await userEvent.hover(canvas.getByRole('button', { name: 'Delete' }));
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
    });
  },
});

export const Loading = meta.story({
  name: 'Loading',
  render: () => (
    <Button variant="primary" loading onClick={pressed}>
      Start in the cloud
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: /Start in the cloud/, busy: true });
    await inTestOnly(async () => {
      await userEvent.click(button);
      await expect(pressed).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
});

export const WithReason = meta.story({
  name: 'With reason',
  render: () => (
    <Button disabledReason="Your trial has ended. Choose a plan to export." onClick={pressed}>
      Export
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Your trial has ended. Choose a plan to export.');
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).not.toHaveBeenCalled();
    await inTestOnly(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
});

export const Menu = meta.story({
  name: 'Menu',
  render: () => (
    <MenuButton
      label="Actions of Shop prices"
      items={[
        { key: 'edit', label: 'Edit', onSelect: pressed },
        { key: 'run', label: 'Run on this computer', disabledReason: 'This template runs in the cloud only.' },
        { key: 'data', label: 'View data', to: '/data' },
        { key: 'delete', label: 'Delete', danger: true, hasDivider: true },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions of Shop prices' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await inTestOnly(async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const disabledItem = screen.getByRole('menuitem', { name: /Run on this computer/ });
      await expect(disabledItem).toHaveFocus();
      await expect(disabledItem).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Home}{Enter}');
      await expect(pressed).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

export const MenuOnAPhone = meta.story({
  name: 'TASK-21 Menu above a bar on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineStart: 150 }}>
      <MenuButton
        items={[
          {
            key: 'copy',
            label: 'Copy to group',
            disabledReason: 'Tasks made from a template are not copied to groups.',
          },
          { key: 'schedule', label: 'Set schedule', onSelect: pressed },
        ]}
      >
        More
      </MenuButton>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(menu.left).toBeGreaterThanOrEqual(0);
    await expect(menu.right).toBeLessThanOrEqual(window.innerWidth);
  },
});
