import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Dialogs/Command palette',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/task/export-record' } },
});

async function openPalette(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: /^Account menu for/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search or run a command' }));
}

export const Results = meta.story({
  name: 'NAV-02 Results',
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    const field = palette.getByRole('textbox', { name: 'Page, template, task, or action' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'ordinv');
    const first = () => palette.getByRole('option', { selected: true });
    await waitFor(() => expect(first()).toHaveTextContent('Orders and invoices'));
    await userEvent.clear(field);
    await userEvent.type(field, 'dark');
    await waitFor(() => expect(first()).toHaveTextContent('Appearance: Dark'));
    await userEvent.clear(field);
    await userEvent.type(field, 'maps');
    await waitFor(() => expect(first()).toHaveTextContent(/map/i));
    await waitFor(() => expect(palette.getAllByText('Template').length).toBeGreaterThan(0));
    await waitFor(() => expect(palette.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(first()).toHaveAttribute('aria-posinset', '2');
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 NAV-10 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild' } },
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    const field = palette.getByRole('textbox');
    await userEvent.type(field, 'pric');
    await waitFor(() => expect(palette.getByRole('option', { selected: true })).toHaveTextContent(/pric/i));
    await expect(palette.queryByText('Pricing')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'acc');
    await waitFor(() => expect(palette.getByRole('option', { selected: true })).toHaveTextContent('Account'));
    await expect(palette.queryByText('Members')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'ordinv');
    await expect(await palette.findByText('No results for “ordinv”.')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'NAV-02 On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    const dialog = screen.getByRole('dialog', { name: 'Search or run a command' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    const key = palette.getByText('Esc');
    const { left, top, height } = key.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(key);
    await userEvent.keyboard('ordinv');
    await expect(await palette.findByText('Orders and invoices')).toBeVisible();
    await waitFor(() => expect(dialog.offsetHeight).toBeLessThan(320));
  },
});
