import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { expectOnTop } from '../on-top';

const meta = preview.meta({
  title: 'Tasks/Toasts/Started',
  render: renderAt,
  parameters: { gleaner: { persona: 'professional', path: '/console/task/template-list?status=1,2,5' } },
});

const startSelected = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const table = await screen.findByRole('table', { name: 'Template tasks' });
  await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(3));
  for (const box of within(table).getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: 'Start selected' }));
};

export const Success = meta.story({
  name: 'ERR-12 TASK-26 TASK-27 Success',
  play: async ({ userEvent }) => {
    await startSelected(userEvent);
    await expect(await screen.findByText('2 tasks started')).toBeVisible();
    // TASK-33: a batch start stays on the list.
    await expect(screen.getByRole('heading', { level: 1, name: 'Template tasks' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'ERR-10 Failed',
  parameters: { gleaner: { scenario: 'startsRefused' } },
  play: async ({ userEvent }) => {
    await startSelected(userEvent);
    await expect(await screen.findByText('Couldn’t start 2 tasks')).toBeVisible();
    await expect(screen.getByText('This template isn’t available. Choose another one.')).toBeVisible();
    const sheet = await screen.findByRole('dialog', { name: 'Some tasks didn’t start' });
    await waitFor(() => expectOnTop(within(sheet).getAllByRole('button')));
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, box] = within(screen.getByRole('table', { name: 'Template tasks' })).getAllByRole('checkbox');
    await userEvent.click(box as HTMLElement);
    const bar = within(await screen.findByRole('region', { name: 'Selected tasks' }));
    await waitFor(() => expectOnTop(bar.getAllByRole('button')));
    await expect(screen.getByText('Couldn’t start 2 tasks')).toBeVisible();
  },
});
