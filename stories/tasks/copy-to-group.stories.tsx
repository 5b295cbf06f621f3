import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, within } from 'storybook/test';
import { OperationButton, openDialog, toasts } from './operation-story';

const meta = preview.meta({
  title: 'Tasks/Dialogs/Copy to group',
  component: OperationButton,
  args: { operation: 'copy' as const, taskNumbers: [11] },
  parameters: { gleaner: { persona: 'standard' } },
});

export const Ready = meta.story({
  name: 'TASK-39 API-071 Ready',
  play: async ({ userEvent }) => {
    const dialog = await openDialog(/^Copy “.*” to a group$/);
    await expect(dialog.getByText(/A copy has the same settings/)).toBeVisible();
    const [first] = await dialog.findAllByRole('radio');
    if (!first) throw new Error('no group');
    await inTestOnly(async () => {
      await userEvent.click(first);
      await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
      await expect(await toasts().findByText(/^Task copied to “/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
      await expect((await within(await screen.findByRole('dialog')).findAllByRole('radio')).length).toBeGreaterThan(2);
    });
  },
});

const count = (dialog: Awaited<ReturnType<typeof openDialog>>, term: string) =>
  dialog.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

export const ThreeCounts = meta.story({
  name: 'TASK-39 API-086 Three counts',
  args: { taskNumbers: [1, 11, 22] },
  parameters: { gleaner: { scenario: 'copiesMixed' } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog('Copy 3 tasks to a group');
    const [first] = await dialog.findAllByRole('radio');
    if (!first) throw new Error('no group');
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText('Copy results')).toBeVisible();
    await expect(count(dialog, 'Copied')).toBe('1');
    await expect(count(dialog, 'Template tasks skipped')).toBe('1');
    await expect(count(dialog, 'Failed')).toBe('1');
    await expect(dialog.getByText(/: This task no longer exists\. Refresh the page\.$/)).toBeVisible();
  },
});

export const LimitReached = meta.story({
  name: 'ROLE-08 API-086 Limit reached',
  parameters: { gleaner: { scenario: 'copyResultExceedTaskLimitCounts' } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const [first] = await dialog.findAllByRole('radio');
    if (!first) throw new Error('no group');
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText('You’ve reached your plan’s task limit')).toBeVisible();
    await expect(
      dialog.getByText('You have 42 tasks. Your plan allows 42. Delete some tasks, or upgrade your plan.'),
    ).toBeVisible();
    await expect(count(dialog, 'Failed')).toBe('1');
    await expect(dialog.queryByText(/^.+: You’ve reached/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'See options' })).toBeEnabled();
  },
});
