import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { setOpener } from '#src/lib/open-client';

const opened = fn();
const path = '/client-run-download?workFlowType=10&taskId=task-10002-6';
const link = 'gleaner://run?workFlowType=10&taskId=task-10002-6';

const meta = preview.meta({
  title: 'Runs/Pages/Client run',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path } },
  beforeEach: () => {
    opened.mockClear();
    setOpener(opened);
    return () => setOpener(undefined);
  },
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

export const Opening = meta.story({
  name: 'TASK-25 PUB-02 Opening',
  play: async () => {
    await expect(await title('Opening the desktop app')).toBeVisible();
    await waitFor(() => expect(opened.mock.calls).toEqual([[link]]));
    await inTestOnly(async () => {
      // An opening client takes the focus from the page.
      globalThis.dispatchEvent(new Event('blur'));
      await expect(await title('Continue in the desktop app')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
      await expect(opened).toHaveBeenCalledTimes(2);
      await expect(screen.getByRole('link', { name: 'Run it in the cloud' })).toHaveAttribute(
        'href',
        '/console/task/task-info?taskId=task-10002-6&taskType=10&parentNav=1',
      );
    });
  },
});

export const NoAnswer = meta.story({
  name: 'TASK-25 PUB-02 No answer',
  play: async () => {
    await title('Opening the desktop app');
    await expect(await title('The desktop app didn’t open')).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const [name, system] of [
      ['Download for Windows', 'windows'],
      ['Download for macOS', 'macos'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', `/download?system=${system}`);
    await inTestOnly(async () => {
      await userEvent.click(main.getByRole('button', { name: 'Try again' }));
      await expect(await title('Opening the desktop app')).toBeVisible();
      await waitFor(() => expect(opened.mock.calls).toEqual([[link], [link]]));
    });
  },
});

export const NoTask = meta.story({
  name: 'TASK-25 An address that names no task',
  parameters: {
    gleaner: {
      persona: 'visitor',
      path: '/client-run-download?workFlowType=https%3A%2F%2Fx.example&taskId=%22%20--run',
    },
  },
  play: async () => {
    await expect(await title('Opening the desktop app')).toBeVisible();
    await waitFor(() => expect(opened.mock.calls).toEqual([['gleaner://open']]));
    await expect(screen.queryByRole('link', { name: 'Run it in the cloud' })).toBeNull();
  },
});
