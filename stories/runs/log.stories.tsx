import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { FreshCache } from '#.storybook/app-at';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { emulatorOf } from '#.storybook/emulator';
import { LogPanel } from '#src/features/runs/log-panel';
import { refetchActive } from './refetch-active';

const meta = preview.meta({ title: 'Runs/Panels/Log', parameters: { gleaner: { persona: 'standard' } } });

const MINUTE = 60_000;
const lines = () => screen.findByRole('region', { name: 'Log lines' });
const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

const renderLog = () => (
  <FreshCache>
    <div style={{ maxWidth: 320 }}>
      <LogPanel taskId="task-10002-1" lotNo="6" active />
    </div>
  </FreshCache>
);

export const Following = meta.story({
  name: 'Following',
  render: renderLog,
  play: async ({ userEvent, loaded }) => {
    const emulator = emulatorOf(loaded);
    const box = await lines();
    await screen.findByText(/Start requested/);
    await emulator.advance(28 * MINUTE);
    await refetchActive();
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(box.clientHeight + 50));
    const before = box.querySelectorAll('li').length;
    await expect(fromEnd(box)).toBeLessThan(24);
    const levels = [...box.querySelectorAll<HTMLElement>('time + span')];
    await expect(new Set(levels.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
    await expect(levels[0]?.offsetWidth).toBeLessThan(72);
    await expect(screen.getByRole('switch', { name: 'Auto-scroll' })).toBeChecked();

    await emulator.advance(8 * MINUTE);
    await refetchActive();
    await waitFor(() => expect(box.querySelectorAll('li').length).toBeGreaterThan(before));
    await waitFor(() => expect(fromEnd(box)).toBeLessThan(24));
    await inTestOnly(async () => {
      box.scrollTop = 0;
      // The browser sends the event with the next frame, which may be late.
      await fireEvent.scroll(box);
      await waitFor(() => expect(screen.getByRole('switch', { name: 'Auto-scroll' })).not.toBeChecked());
      await emulator.advance(8 * MINUTE);
      await refetchActive();
      const fresh = await screen.findByRole('button', { name: /^\d+ new lines?$/ });
      await expect(box.scrollTop).toBe(0);
      await userEvent.click(fresh);
      await waitFor(() => expect(fromEnd(box)).toBeLessThan(24));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^\d+ new lines?$/ })).toBeNull());
    });
  },
});

export const NotOffered = meta.story({
  name: 'Not offered by the server',
  beforeEach: ({ loaded }) => {
    emulatorOf(loaded).faults.set([{ kind: 'status', operation: 'listLotLog', status: 404, code: 'NotOffered' }]);
  },
  render: renderLog,
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Couldn’t load the log');
    await expect(alert).toHaveTextContent('This feature isn’t available on this server.');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
