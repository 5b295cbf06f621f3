import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';

const meta = preview.meta({ title: 'Runs/Tables/Subtasks', render: renderAt, parameters: { router: false } });

export const Ready = meta.story({
  name: 'ENUM-35 TASK-28 Ready',
  parameters: {
    gleaner: {
      scenario: 'subtasksEvery',
      persona: 'standard',
      path: '/console/task/task-info?taskId=task-10002-1',
      traffic: true,
    },
  },
  play: async ({ loaded, userEvent }) => {
    const table = within(await screen.findByRole('table', { name: 'Subtasks of this run' }, { timeout: 8_000 }));
    await table.findAllByText('Completed');
    for (const status of ['Not started', 'Waiting', 'Running', 'Stopping', 'Stopped', 'Completed']) {
      await expect(table.getAllByText(status)[0]).toBeInTheDocument();
    }
    await expect(table.getByRole('button', { name: /^Start subtask/ })).not.toHaveStyle({
      borderColor: 'rgba(0, 0, 0, 0)',
    });
    await inTestOnly(async () => {
      const stopping = (isDisabled: boolean) =>
        table
          .getAllByRole('button', { name: /^Stop subtask/ })
          .filter((button) => button.hasAttribute('aria-disabled') === isDisabled);
      const before = stopping(true).length;
      await userEvent.dblClick(table.getByRole('button', { name: /^Start subtask/ }));
      await waitFor(() => expect(table.queryByRole('button', { name: /^Start subtask/ })).toBeNull());
      // A subtask cannot be stopped while its start is on the way.
      await waitFor(() => expect(stopping(true)).toHaveLength(before));
      const [stop] = stopping(false);
      await userEvent.click(stop as HTMLElement);
      await waitFor(() => expect(stopping(true)).toHaveLength(before + 1));
      await expect(stop).toHaveFocus();
      const starts = emulatorOf(loaded)
        .traffic?.entries()
        .filter(({ operation }) => operation === 'startSubtask');
      await expect(starts).toHaveLength(1);
    });
  },
});
