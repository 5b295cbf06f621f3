import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { Button } from '#src/ui/button';
import { useConfirm, type ConfirmOptions } from '#src/ui/confirm';
import { useToasts } from '#src/ui/toast';

function Asking({ question }: { question: ConfirmOptions }) {
  const confirm = useConfirm();
  const { success } = useToasts();
  return (
    <Button
      onClick={async () => {
        const message = (await confirm(() => question)) ? 'Answered yes' : 'Answered no';
        success(() => message);
      }}
    >
      Ask
    </Button>
  );
}

async function open(name: string) {
  const trigger = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return { trigger, dialog };
}

const meta = preview.meta({ title: 'UI/Dialogs/Generic dialog' });

export const Info = meta.story({
  name: 'SHR-03 Info',
  render: () => (
    <Asking
      question={{
        variant: 'info',
        title: 'The run has been queued',
        body: 'It starts as soon as one of your nodes is free.',
      }}
    />
  ),
  play: async () => {
    const { dialog, trigger } = await open('The run has been queued');
    await expect(within(dialog).getByRole('heading', { level: 2, name: 'The run has been queued' })).toBeVisible();
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toContain('Got it');
    await expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await inTestOnly(async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await open('The run has been queued');
    });
  },
});

export const Success = meta.story({
  name: 'SHR-03 Success',
  render: () => (
    <Asking
      question={{
        variant: 'success',
        title: 'Your plan is active',
        body: '250 tasks and 6 concurrent nodes are yours now.',
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('Your plan is active');
    await expect(within(dialog).getByText(/250 tasks/)).toBeVisible();
  },
});

export const Warning = meta.story({
  name: 'SHR-03 Warning',
  render: () => (
    <Asking
      question={{
        variant: 'warning',
        title: 'The task is running',
        body: 'Stop the run before you change its fields.',
        confirmLabel: 'Back to task',
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('The task is running');
    await expect(within(dialog).getByText(/Stop the run/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Back to task' })).toBeVisible();
  },
});

export const ErrorKind = meta.story({
  name: 'SHR-03 Error',
  render: () => (
    <Asking
      question={{
        variant: 'error',
        title: 'The file could not be read',
        body: 'Save it as CSV or XLSX and choose it again.',
        confirmLabel: 'Choose another file',
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('The file could not be read');
    await expect(within(dialog).getByText(/choose it again/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Choose another file' })).toBeVisible();
  },
});

export const Confirm = meta.story({
  name: 'SHR-03 Confirm',
  render: () => (
    <Asking
      question={{
        variant: 'confirm',
        title: 'Delete 3 tasks?',
        body: 'Their data goes with them.',
        confirmLabel: 'Delete 3 tasks',
        danger: true,
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('Delete 3 tasks?');
    await expect(within(dialog).getByRole('button', { name: 'Delete 3 tasks' })).toBeEnabled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await screen.findByText('Answered no')).toBeVisible();
      await expect(dialog).not.toBeVisible();
      await open('Delete 3 tasks?');
    });
  },
});

const never = () => new Promise<never>(() => undefined);

export const ConfirmPending = meta.story({
  name: 'SHR-03 Confirm pending',
  render: () => (
    <Asking question={{ variant: 'confirm', title: 'Stop the run?', confirmLabel: 'Stop the run', onConfirm: never }} />
  ),
  play: async () => {
    const { dialog } = await open('Stop the run?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop the run' }));
    await expect(await within(dialog).findByRole('button', { name: /Stop the run/, busy: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByRole('dialog', { name: 'Stop the run?' })).toBeVisible();
  },
});

export const ConfirmRefused = meta.story({
  name: 'Confirm refused',
  render: () => (
    <Asking
      question={{
        variant: 'confirm',
        title: 'Start in the cloud?',
        confirmLabel: 'Start',
        onConfirm: () => Promise.reject(new globalThis.Error('All six nodes of your plan are busy.')),
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('Start in the cloud?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('All six nodes of your plan are busy.');
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeEnabled();
  },
});

export const LongOnAPhone = meta.story({
  name: 'SHR-03 Long on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Asking
      question={{
        variant: 'info',
        title: 'All runs have been queued',
        body: (
          <>
            {'It starts once a node is free. '.repeat(90)}
            <a href="#more">More</a>
          </>
        ),
      }}
    />
  ),
  play: async () => {
    const { dialog } = await open('All runs have been queued');
    const margin = () => {
      const { top, bottom } = dialog.getBoundingClientRect();
      return [top, window.innerHeight - bottom].map(Math.round);
    };
    await waitFor(() => expect(margin()).toEqual([16, 16]));
    const button = within(dialog).getByRole('button', { name: 'Got it' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
  },
});
