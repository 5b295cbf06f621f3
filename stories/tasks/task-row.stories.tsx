import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { ScheduleType, TaskStatus, TemplateStatus } from '#src/contract/enums.gen';
import { OneTask } from './one-task';

const meta = preview.meta({
  title: 'Tasks/Tables/Task row',
  component: OneTask,
  parameters: { gleaner: { persona: 'standard' } },
});

const offersStart = async () => {
  await expect(await screen.findByRole('button', { name: /^Start / })).toBeEnabled();
};
const offersStop = async () => {
  await expect(await screen.findByRole('button', { name: /^Stop / })).toBeEnabled();
};

export const Ready = meta.story({
  name: 'TASK-30 ENUM-31 Ready',
  args: { fits: (task) => task.taskExecuteStatus === TaskStatus.Ready },
  play: async () => {
    await offersStart();
    await expect(screen.getAllByText('Never run')[0]).toBeVisible();
  },
});

export const Running = meta.story({
  name: 'TASK-31 TASK-32 Running',
  args: { fits: (task) => task.taskExecuteStatus === TaskStatus.Running && task.currentTotalExtractCount > 0 },
  play: async () => {
    await offersStop();
    await expect(screen.getByText('Running')).toBeVisible();
    await expect(screen.getByRole('cell', { name: /^[1-9][\d,]*$/ })).toBeVisible();
  },
});

export const Waiting = meta.story({
  name: 'TASK-31 TASK-16 Waiting',
  args: { fits: (task) => task.taskExecuteStatus === TaskStatus.Waiting },
  play: async () => {
    await offersStop();
    await expect(screen.getByText(/^.+, #1 in queue$/)).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: 'I18N-07 Stopped',
  args: { fits: (task) => task.taskExecuteStatus === TaskStatus.Stoped },
  play: async () => {
    await offersStart();
    await expect(screen.getByText('Stopped')).toBeVisible();
    await expect(screen.getByText(/ago$/)).toBeVisible();
  },
});

export const Completed = meta.story({
  name: 'TASK-14 TASK-16 Completed',
  args: {
    fits: (task) =>
      task.taskExecuteStatus === TaskStatus.Completed &&
      task.currentTotalExtractCount > 0 &&
      !task.errorCount &&
      task.scheduleType === null,
  },
  play: async () => {
    await offersStart();
    await expect(screen.getByText('Completed')).toBeVisible();
    await expect(screen.getByText(/ago$/)).toBeVisible();
    await expect(screen.getByText(/^\d+ (sec|min|hr|days?)\b(?!.*ago)/)).toBeVisible();
  },
});

export const EndedWithErrors = meta.story({
  name: 'Ended with errors',
  args: { fits: (task) => (task.errorCount ?? 0) > 0 },
  play: async () => {
    await offersStart();
    await expect(screen.getByText('Completed')).toBeVisible();
    await expect(screen.getByText(/^\d+ errors?$/)).toBeVisible();
  },
});

export const FoundNothing = meta.story({
  name: 'Found nothing',
  args: { fits: (task) => task.taskExecuteStatus === TaskStatus.Completed && task.currentTotalExtractCount === 0 },
  play: async () => {
    await offersStart();
    await expect(screen.getByText('No data found')).toBeVisible();
  },
});

export const Scheduled = meta.story({
  name: 'TASK-15 ENUM-33 Scheduled',
  args: { fits: (task) => task.scheduleType === ScheduleType.Weekly },
  play: async () => {
    await expect(await screen.findByText('Weekly')).toBeVisible();
    await expect(screen.getByText(/^in /)).toBeVisible();
  },
});

export const TemplateWithdrawn = meta.story({
  name: 'TPL-46 Template withdrawn',
  args: { fits: (task) => task.templateInfo?.status === TemplateStatus.Obsoleting },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Withdrawn')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: /^More actions for / }));
      const edit = await screen.findByRole('menuitem', { name: /Edit parameters/ });
      await waitFor(() => expect(edit).toHaveAttribute('aria-disabled', 'true'));
      await expect(edit).toHaveTextContent('This template is no longer available');
    });
  },
});
