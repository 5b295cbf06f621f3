import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { refetchActive } from './refetch-active';
import { renderAt } from '#.storybook/app-at';

const at = (taskId: string) => `/console/task/task-info?taskId=${taskId}&taskType=10&parentNav=1`;

const meta = preview.meta({
  title: 'Runs/Pages/Task info',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path: at('task-10002-1') } },
});

const runCard = async (name: RegExp) => within(await screen.findByRole('region', { name }, { timeout: 8_000 }));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

export const Loading = meta.story({
  name: 'TASK-22 Loading',
  parameters: { gleaner: { scenario: 'runPending', persona: 'standard', path: at('task-10002-1') } },
  play: async () => {
    await screen.findByText('Loading', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Start|^Stop/ })).toBeNull();
  },
});

export const NeverRun = meta.story({
  name: 'TASK-22 TASK-30 TASK-32 Never run',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-9') } },
  play: async ({ userEvent }) => {
    await screen.findByText('This task hasn’t run yet', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('link', { name: 'View data' })).toBeNull();
    await inTestOnly(async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Start in the cloud' })[0] as HTMLElement);
      const card = await runCard(/^Run 1$/);
      await expect(card.getByText(/^(Waiting|Running, no data yet)$/)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    });
  },
});

export const Waiting = meta.story({
  name: 'TASK-22 TASK-31 Waiting',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-4') } },
  play: async () => {
    const card = await runCard(/^Run 4$/);
    await expect(card.getByText('Waiting')).toBeVisible();
    await expect(figure('Queue position')).toBe('1');
    await expect(card.queryByText('Rows per minute')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const Running = meta.story({
  name: 'TASK-22 TASK-31 Running',
  play: async () => {
    const card = await runCard(/^Run 6$/);
    await expect(card.getByText('Running')).toBeVisible();
    await expect(Number(figure('Rows').replaceAll(',', ''))).toBeGreaterThan(100);
    await expect(Number(figure('Rows per minute').replaceAll(',', ''))).toBeGreaterThan(0);
    await expect(figure('Time left')).toMatch(/min/);
    await expect(figure('Cost')).toMatch(/^\$/);
    await expect(card.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/of about [\d,]+ rows/),
    );
    await expect(card.getByRole('img', { name: /^Rows over time/ })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Speed over time/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await expect(screen.getByRole('link', { name: 'View data' })).toHaveAttribute(
      'href',
      '/console/task/all-data?taskId=task-10002-1&from=task-list&parentNav=1',
    );
  },
});

export const NothingYet = meta.story({
  name: 'TASK-22 Running, nothing yet',
  parameters: { gleaner: { scenario: 'runNothingYet', persona: 'standard', path: at('task-10002-1') } },
  play: async ({ userEvent }) => {
    const card = await runCard(/^Run 6$/);
    await expect(card.getByText('Running, no data yet')).toBeVisible();
    await expect(figure('Rows')).toBe('0');
    await expect(card.getByText(/No rows yet/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(card.getByRole('button', { name: 'View log' }));
      await expect(screen.getByRole('region', { name: 'Log lines' })).toHaveFocus();
    });
  },
});

export const Stopping = meta.story({
  name: 'TASK-22 Stopping',
  parameters: { gleaner: { scenario: 'runStopping', persona: 'standard', path: at('task-10002-1') } },
  play: async () => {
    const card = await runCard(/^Run 6$/);
    await expect(card.getByText('Stopping')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Stopping/ })).toHaveAttribute('aria-busy', 'true');
    await expect(card.queryByText('Rows per minute')).toBeNull();
  },
});

export const StopIsAsked = meta.story({
  name: 'TASK-26 TASK-31 Stop of a running task',
  play: async ({ userEvent }) => {
    await runCard(/^Run 6$/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop task' }));
    const card = await runCard(/^Run 6$/);
    await card.findByText('Stopping');
    await expect(screen.getByText('Run status: Stopping')).toBeInTheDocument();
  },
});

export const Stopped = meta.story({
  name: 'TASK-22 TASK-30 Stopped',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-8') } },
  play: async () => {
    const card = await runCard(/^Run 2$/);
    await expect(card.getByText('Stopped')).toBeVisible();
    await expect(Number(figure('Rows').replaceAll(',', ''))).toBeGreaterThan(0);
    await expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

export const Completed = meta.story({
  name: 'TASK-22 Completed',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-5') } },
  play: async () => {
    const card = await runCard(/^Run 7$/);
    await expect(card.getAllByText(/^Completed/)).toHaveLength(1);
    const tiles = ['Rows', 'Duration', 'Cost', 'Started'].map((name) => screen.getByText(name, { selector: 'dt' }));
    await expect(new Set(tiles.map((tile) => tile.offsetWidth)).size).toBe(1);
    await expect(Number(figure('Rows').replaceAll(',', ''))).toBeGreaterThan(0);
    await expect(figure('Duration')).toMatch(/min|sec/);
    await expect(figure('Cost')).toMatch(/^\$/);
    await expect(screen.getByText(/^Next run: 2026-11-/)).toBeVisible();
  },
});

export const FoundNothing = meta.story({
  name: 'TASK-22 Finished, found nothing',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-7') } },
  play: async () => {
    const card = await runCard(/^Run 1$/);
    await expect(card.getByText('Completed, no data')).toBeVisible();
    await expect(card.getByText(/without finding any data/)).toBeVisible();
    await expect(await card.findByRole('link', { name: 'Check inputs' })).toHaveAttribute(
      'href',
      expect.stringContaining('taskId=task-10002-7'),
    );
    await expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
});

export const EndedWithErrors = meta.story({
  name: 'TASK-22 Ended with errors',
  parameters: { gleaner: { persona: 'standard', path: at('task-10002-6') } },
  play: async ({ userEvent }) => {
    const card = await runCard(/^Run 5$/);
    await expect(card.getByText('Completed with errors')).toBeVisible();
    const log = within(await screen.findByRole('region', { name: 'Log lines' }));
    await log.findByText(/Completed,/);
    await inTestOnly(async () => {
      await userEvent.click(card.getByRole('button', { name: 'Show errors' }));
      await expect(screen.getByRole('radio', { name: 'Errors' })).toBeChecked();
      await waitFor(() => expect(screen.queryByText(/Start requested/)).toBeNull());
      await expect((await screen.findAllByText(/page not reached after 3 tries/)).length).toBeGreaterThan(0);
    });
  },
});

export const RechargeNeeded = meta.story({
  name: 'ERR-13 Start without money',
  parameters: { gleaner: { scenario: 'runNoBalance', persona: 'standard', path: at('task-10002-5') } },
  play: async ({ userEvent }) => {
    await runCard(/^Run 7$/);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Top up balance' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Balance' })).toBeVisible();
  },
});

export const ErrorState = meta.story({
  name: 'TASK-22 Error',
  parameters: { gleaner: { scenario: 'runFailedOnce', persona: 'standard', path: at('task-10002-1') } },
  play: async ({ userEvent }) => {
    await screen.findByText('Couldn’t load the run', {}, { timeout: 8_000 });
    await expect(screen.getByText(/Your task and its data are safe in the cloud/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await runCard(/^Run 6$/);
    });
  },
});

export const Stale = meta.story({
  name: 'TASK-29 Stale',
  parameters: { gleaner: { scenario: 'runStale', persona: 'standard', path: at('task-10002-1') } },
  play: async () => {
    const card = await runCard(/^Run 6$/);
    const rows = figure('Rows');
    await screen.findByRole('link', { name: 'Run 6: view rows' });
    await screen.findByText(/Start requested/);
    await refetchActive();
    await screen.findByText('Out of date');
    await expect(screen.getByText(/^Last updated (?:just now|.+ ago)\.$/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(card.getByText('Running')).toBeVisible();
    await expect(figure('Rows')).toBe(rows);
    await expect(screen.getByText(/Start requested/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
});

export const Offline = meta.story({
  name: 'TASK-29 Offline',
  parameters: { gleaner: { scenario: 'runOffline', persona: 'standard', path: at('task-10002-1') } },
  play: async () => {
    const card = await runCard(/^Run 6$/);
    await screen.findByText(/Start requested/);
    await refetchActive();
    await screen.findByText('You’re offline');
    await expect(card.getByText('Running')).toBeVisible();
    const stop = screen.getByRole('button', { name: 'Stop' });
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toHaveAccessibleDescription('Not available offline');
    for (const button of screen.getAllByRole('button', { name: /^Stop subtask/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('link', { name: 'View data' })).toBeVisible();
  },
});

export const NotTheOwner = meta.story({
  name: 'ROLE-09 Not the owner',
  parameters: { gleaner: { persona: 'standard', path: at('task-10003-1') } },
  play: async () => {
    await screen.findByText('This task belongs to someone else', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.getByRole('link', { name: 'Go to tasks' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'TASK-22 Not found',
  parameters: { gleaner: { persona: 'standard', path: at('task-none') } },
  play: async () => {
    await screen.findByText('Task not found', {}, { timeout: 8_000 });
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
