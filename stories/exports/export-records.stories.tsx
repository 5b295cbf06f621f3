import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { chooseFilter } from '#stories/choose-option';

const path = '/console/task/export-record';
const meta = preview.meta({
  title: 'Exports/Pages/Export records',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', scenario: 'exportRecords', path } },
});

async function rowsOf() {
  const table = await screen.findByRole('table', { name: 'Export records' }, { timeout: 8_000 });
  await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(5));
  const rowOf = (file: string) => within(within(table).getByTitle(file).closest('tr') ?? table);
  return { table, rowOf };
}

export const Loading = meta.story({
  name: 'Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'exportRecordsPending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Export records' }, { timeout: 8_000 });
    const table = await screen.findByRole('table', { name: 'Export records' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
});

export const Ready = meta.story({
  name: 'EXP-01 API-102 API-103 Ready',
  play: async () => {
    const { table, rowOf } = await rowsOf();
    const states = {
      'standing desks 2026-11-16.csv': /^In progress, 50\s?%$/,
      'desks in Bologna.csv': 'Ready',
      'rows 2026-11-16.csv': 'Failed',
      'stopped on the way.csv': 'Canceled',
      'last week.xml': 'Expired',
    } as const;
    for (const [file, state] of Object.entries(states)) await expect(rowOf(file).getByText(state)).toBeVisible();
    await expect(rowOf('weekend flights.csv').getByText('Task deleted')).toBeVisible();
    await expect(rowOf('weekend flights.csv').getByText('File deleted')).toBeVisible();
    await expect(rowOf('desks in Bologna.json').getByText('JSON · Not exported yet')).toBeVisible();
    await expect(rowOf('names only.csv').getByText('CSV · Run 3 only · 1 column')).toBeVisible();
    await expect(rowOf('desks in Bologna.csv').getByText(/[kM]B$/)).toBeVisible();
    await expect(within(table).getByRole('checkbox', { name: /last week\.xml/ })).toBeDisabled();
    await inTestOnly(async () => {
      await userEvent.click(rowOf('desks in Bologna.csv').getByRole('button', { name: /^Download/ }));
      await screen.findByText('Downloaded desks in Bologna.csv');
      await userEvent.click(screen.getByRole('button', { name: 'Export last week.xml again' }));
      await screen.findByText('Export started');
    });
  },
});

export const Filtered = meta.story({
  name: 'EXP-01 API-102 Filter and page stand in the address',
  parameters: {
    gleaner: { persona: 'standard', scenario: 'exportRecords', path: `${path}?status=Failed&pageSize=20` },
  },
  play: async () => {
    await screen.findByTitle('rows 2026-11-16.csv', {}, { timeout: 8_000 });
    await expect(screen.queryByText('last week.xml')).toBeNull();
    await chooseFilter(/^Status/, 'Waiting');
    await screen.findByText('No exports match these filters');
    await expect(currentAddress()).toBe(`${path}?status=Waiting&pageSize=20`);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('last week.xml');
    await expect(currentAddress()).toBe(`${path}?pageSize=20`);
  },
});

export const Empty = meta.story({
  name: 'EXP-01 Empty',
  parameters: { gleaner: { persona: 'professional', path } },
  play: async () => {
    await screen.findByText('No exports yet', {}, { timeout: 8_000 });
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to tasks' })).toHaveAttribute(
      'href',
      '/console/task/task-list',
    );
  },
});

export const Failed = meta.story({
  name: 'EXP-01 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'exportRecordsFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load export records', {}, { timeout: 8_000 });
    await expect(screen.getByText('Exports in progress keep running.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'EXP-01 Offline',
  parameters: { gleaner: { persona: 'standard', scenario: 'exportRecordsOffline', path } },
  play: async () => {
    const { rowOf } = await rowsOf();
    await screen.findByText('You’re offline', {}, { timeout: 8_000 });
    await expect(rowOf('desks in Bologna.csv').getByRole('button', { name: /^Download/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const OnAPhone = meta.story({
  name: 'EXP-01 On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { table, rowOf } = await rowsOf();
    const reason = rowOf('rows 2026-11-16.csv').getByText(/^We ran out of storage/);
    await expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth);
    await expect(reason.clientWidth).toBeGreaterThan(table.clientWidth - 30);
  },
});
