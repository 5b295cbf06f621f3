import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { expectOnTop } from '../on-top';
import { SelectionBar } from '#src/ui/selection-bar';
import { useToasts, type ToastVariant, type ToastOptions } from '#src/ui/toast';

function Showing({ kind, text, options }: { kind: ToastVariant; text: string; options?: ToastOptions }) {
  const toasts = useToasts();
  return (
    <Button
      onClick={() => {
        toasts[kind](() => text, options);
      }}
    >
      Show
    </Button>
  );
}

const undo = fn();
const meta = preview.meta({ title: 'UI/Toasts/Toast' });

export const Success = meta.story({
  name: 'SHR-05 Success',
  render: () => (
    <Showing
      kind="success"
      text="3 tasks moved"
      options={{ seconds: 0, action: { label: () => 'Undo', onPress: undo } }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('3 tasks moved');
    await expect(toast).toBeVisible();
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(undo).toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByText('3 tasks moved')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await userEvent.keyboard('{F8}{Escape}');
      await waitFor(() => expect(screen.queryByText('3 tasks moved')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    });
  },
});

export const Info = meta.story({
  name: 'SHR-05 START-01 Information',
  render: () => <Showing kind="info" text="This task is already running" options={{ seconds: 0 }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('This task is already running');
    await expect(toast).toBeVisible();
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Warning = meta.story({
  name: 'SHR-05 Warning',
  render: () => (
    <Showing
      kind="warning"
      text="The export left out 12 rows"
      options={{ detail: () => 'They were longer than a cell may be.' }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const region = screen.getByRole('region', { name: 'Notifications' });
    const toast = await within(region).findByText('The export left out 12 rows');
    await expect(toast).toBeVisible();
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const ErrorKind = meta.story({
  name: 'SHR-05 Error',
  render: () => (
    <Showing
      kind="error"
      text="The task could not be started"
      options={{ seconds: 0, detail: () => 'Your plan has no free node. Stop a run and try again.' }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('The task could not be started');
    await expect(toast).toBeVisible();
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  },
});

function WithBar() {
  const toasts = useToasts();
  const show = () => {
    toasts.success(() => '3 tasks moved', { seconds: 0 });
  };
  return (
    <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, display: 'flex', gap: 8, padding: 16 }}>
      <span style={{ flex: 1 }}>3 selected</span>
      <Button onClick={show}>Move</Button>
      <Button onClick={fn()}>Stop</Button>
    </div>
  );
}

export const OffTheButtons = meta.story({
  name: 'TASK-21 SHR-05 Beside what can be pressed',
  render: () => <WithBar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByText('3 tasks moved')).toBeVisible();
    await expectOnTop(canvas.getAllByRole('button'));
  },
});

function FullOfLinks() {
  const toasts = useToasts();
  const show = () => {
    toasts.success(() => '3 tasks moved', { seconds: 0 });
  };
  return (
    <>
      <div
        style={{
          position: 'fixed',
          inset: '0 0 var(--gl-dock-below)',
          overflow: 'hidden',
          display: 'grid',
          gridTemplateColumns: 'repeat(12, 1fr)',
        }}
      >
        {Array.from({ length: 600 }, (_, at) => (
          <a key={at} href={`#${String(at)}`} style={{ blockSize: 24 }}>
            Task {at}
          </a>
        ))}
      </div>
      <div style={{ position: 'fixed', inset: 'auto 0 var(--gl-dock-below)' }}>
        <SelectionBar label="Selected tasks" summary="3 selected" onClear={fn()}>
          <div style={{ flex: 20, display: 'flex', justifyContent: 'space-between' }}>
            <Button onClick={show}>Move</Button>
            <Button onClick={fn()}>Copy</Button>
            <Button onClick={fn()}>Start</Button>
            <Button onClick={fn()}>Stop</Button>
            <Button onClick={fn()}>Delete</Button>
          </div>
        </SelectionBar>
      </div>
    </>
  );
}

export const InItsOwnRoom = meta.story({
  name: 'TASK-21 SHR-05 In room that the page makes',
  render: () => <FullOfLinks />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByText('3 tasks moved')).toBeVisible();
    const toast = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
    await expect(canvas.getByRole('region', { name: 'Selected tasks' }).getBoundingClientRect().bottom).toBeLessThan(
      toast.top,
    );
    await expectOnTop(canvas.getAllByRole('button'));
    await inTestOnly(async () => {
      await userEvent.keyboard('{F8}{Escape}');
      await waitFor(() => expect(screen.queryByText('3 tasks moved')).toBeNull());
      await expect(getComputedStyle(document.documentElement).getPropertyValue('--gl-toasts-below')).toBe('0px');
      await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    });
  },
});

function CardsWithBar() {
  const toasts = useToasts();
  const show = () => {
    toasts.success(() => '3 tasks moved', { seconds: 0, action: { label: () => 'Undo', onPress: undo } });
  };
  return (
    <>
      <div style={{ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column', gap: 4, padding: 8 }}>
        {Array.from({ length: 20 }, (_, at) =>
          at === 8 ? (
            <p key={at} style={{ flex: 'none', blockSize: 160 }}>
              The tasks of this week
            </p>
          ) : (
            <Button key={at} onClick={fn()}>
              Task {at}
            </Button>
          ),
        )}
      </div>
      <div style={{ position: 'fixed', inset: 'auto 0 0' }}>
        <SelectionBar label="Selected tasks" summary="3 selected" onClear={fn()}>
          <Button onClick={show}>Move</Button>
          <Button onClick={fn()}>Stop</Button>
        </SelectionBar>
      </div>
    </>
  );
}

export const BetweenButtons = meta.story({
  name: 'TASK-21 SHR-05 Between the buttons of a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <CardsWithBar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByText('3 tasks moved')).toBeVisible();
    await expectOnTop(
      canvas.getAllByRole('button').filter((button) => button.getBoundingClientRect().top < window.innerHeight - 200),
    );
    await expectOnTop([canvas.getByRole('button', { name: 'Move' }), canvas.getByRole('button', { name: 'Stop' })]);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.queryByText('3 tasks moved')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    });
  },
});

export const FiveOnAPhone = meta.story({
  name: 'TASK-21 SHR-05 Five on a full phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <FullOfLinks />,
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button', { name: 'Move' });
    for (let at = 0; at < 5; at++) await userEvent.click(move);
    await waitFor(() => expect(screen.getAllByText('3 tasks moved')).toHaveLength(5));
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight / 2 - 8);
    await expectOnTop(canvas.getAllByRole('button'));
    await inTestOnly(async () => {
      await userEvent.keyboard('{F8}');
      await expect(toasts).toContainElement(document.activeElement as HTMLElement);
    });
  },
});
