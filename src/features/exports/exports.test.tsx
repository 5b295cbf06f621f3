import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FILE_LIFETIME } from '#mocks/simulation/exports';
import { createQueryClient } from '#src/data/query-client';
import type { ExportJobRecord } from '#mocks/db/exports';
import { personas } from '#mocks/personas';
import { ExportScope, ExportStatus, GoogleSheetResult, RowFieldType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { startLanguages } from '#src/i18n/init';
import { forgetExports, watchExport } from '#src/state/exports';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { ExportButton } from './export-button';
import { ExportRecords } from './export-records';
import type { ExportSource } from './export-source';
import { ExportWatcher } from './export-watcher';
import { SheetCheckButton } from './sheet-check';

type Job = ExportJobRecord;
const { userId } = personas.standard;
const taskId = `task-${userId}-5`;
const source: ExportSource = {
  scope: ExportScope.All,
  totalRows: undefined,
  notExportedRows: undefined,
  lot: undefined,
  fields: [{ name: 'price', displayText: 'Price', type: RowFieldType.Number }],
  visibleFields: ['price'],
};

let emulator: TestEmulator;
const bodies = (operation: OperationId) => emulator.sent(operation).map(({ body }) => body);
const keep = (...jobs: readonly Job[]) => emulator.db.exports.replaceAll(jobs);
const ready = (more: Partial<Job> = {}): Job => ({
  ...seeded,
  recordId: 'x-1',
  taskName: 'Lamps',
  fileName: 'lamps.csv',
  totalRows: 100,
  ...more,
});
const underWay = (): Job =>
  ready({ createdAt: emulator.clock.now() - 400 - 40_000, takes: 400 + 100_000, marked: false });
let seeded: Job;

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  forgetExports();
  emulator = await startEmulator();
  seeded = emulator.db.exports.get(`export-${userId}-1`)!;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(children: ReactNode) {
  const cache = createQueryClient();
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          {children}
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
async function openForm() {
  show(<ExportButton taskId={taskId} source={source} />);
  press('Export');
  return screen.findByRole('button', { name: 'Export to a file' });
}

test('API-105 a double submit starts one export', async () => {
  const submit = await openForm();
  const form = submit.closest('[role="dialog"]')?.querySelector('form');
  if (!form) throw new Error('There is no form');
  emulator.fail('getExportRecord', {
    kind: 'answer',
    merge: true,
    body: { status: ExportStatus.Running, rows: 40, totalRows: 100, progress: 40 },
  });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('40 of 100 rows (40%)');
  expect(emulator.sent('startExport')).toHaveLength(1);
});

test.each([
  ['As shown on the page', 'displayed'],
  ['Internal names, the same in all languages', 'names'],
])('API-105 headings are those of the page unless another choice is made: %s', async (label, headings) => {
  const submit = await openForm();
  expect(screen.getByRole('radio', { name: /^As shown on the page/, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
  fireEvent.click(submit);
  await waitFor(() => expect(bodies('startExport')).toMatchObject([{ taskId, headings }]));
});

test.each([
  ['TooManyRowsForSheet', 422, /There are now more than 200,000 rows/],
  ['ExportQuotaReached', 403, 'Buy a one-time export'],
  ['NothingToExport', 409, 'There are no rows left to export. Choose other rows.'],
] as const)('API-105 a server refusal shows its reason: %s', async (code, status, message) => {
  emulator.fail('startExport', { kind: 'status', status, code });
  fireEvent.click(await openForm());
  expect(await screen.findByText(message)).toBeTruthy();
});

test('an export that finishes before it is canceled keeps its file and shows a message', async () => {
  await keep(underWay());
  show(<ExportRecords />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel lamps.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this export?' }));
  await keep(ready());
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('lamps.csv was already completed, so it wasn’t canceled')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Download lamps.csv' })).toBeTruthy();
});

test('API-104 a file that has expired meanwhile is removed from the zip and named', async () => {
  const [a, b] = ['a', 'b'].map((name) => ready({ recordId: name, fileName: `${name}.csv` })) as [Job, Job];
  await keep(a, b);
  show(<ExportRecords />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select a.csv' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select b.csv' }));
  press('Download as zip');
  const dialog = within(await screen.findByRole('dialog'));
  await keep(a, { ...b, createdAt: b.createdAt - 2 * FILE_LIFETIME });
  fireEvent.click(dialog.getByRole('button', { name: 'Download zip' }));
  expect(await dialog.findByText('One file is no longer available')).toBeTruthy();
  expect(dialog.getByText('b.csv')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the name of a zip has the calendar day of %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    await keep(ready());
    show(<ExportRecords />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select lamps.csv' }));
    press('Download as zip');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Download zip' }));
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(emulator.clock.now());
    await waitFor(() => expect(bodies('zipExports')).toMatchObject([{ fileName: `exports_${day}.zip` }]));
    vi.unstubAllEnvs();
  },
);

test('an export of a deleted task offers neither its rows nor its file', async () => {
  await keep(ready({ taskId: 'deleted' }));
  show(<ExportRecords />);
  expect((await screen.findAllByText('Task deleted')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Lamps' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export lamps.csv again' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('API-102 unchanged polls render nothing, and polling stops after the last export ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await keep(underWay());
  let renders = 0;
  show(
    <Profiler
      id="records"
      onRender={() => {
        renders += 1;
      }}
    >
      <ExportRecords />
    </Profiler>,
  );
  await screen.findByText('lamps.csv');
  await letTimePass(emulator, 1_000);
  const requestCount = () => emulator.sent('listExportRecords').length;
  const [before, calls] = [renders, requestCount()];
  await letTimePass(emulator, 6_500);
  expect(requestCount() - calls).toBeGreaterThanOrEqual(3);
  expect(renders).toBe(before);
  await keep(ready());
  await letTimePass(emulator, 2_500);
  const after = requestCount();
  await letTimePass(emulator, 10_000);
  expect(requestCount()).toBe(after);
});

test('exports keep their place under the pointer, count moved rows and disappear when removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const moment = emulator.clock.now();
  const job = (name: string, more: Partial<Job> = {}) => ready({ recordId: name, fileName: `${name}.csv`, ...more });
  const jobs = [
    underWay(),
    job('beds', { createdAt: moment - 3_000_000 }),
    job('chairs', { createdAt: moment - 4_000_000 }),
  ];
  await keep(...jobs);
  show(<ExportRecords />);
  await screen.findByText('beds.csv');
  const names = () => screen.getAllByText(/^[a-z]+\.csv$/).map(({ textContent }) => textContent);
  expect(names()).toEqual(['lamps.csv', 'beds.csv', 'chairs.csv']);
  fireEvent.pointerEnter(screen.getByRole('table'));
  await keep(...jobs, job('tables', { createdAt: moment }));
  await letTimePass(emulator, 2_500);
  expect(names()).toEqual(['lamps.csv', 'beds.csv', 'chairs.csv']);
  expect(screen.getByRole('button', { name: 'Update order (1 row moved)' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'More actions for beds.csv' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove export', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove export', hidden: true }));
  await waitFor(() => expect(names()).toEqual(['lamps.csv', 'chairs.csv']));
  fireEvent.pointerLeave(screen.getByRole('table'));
  expect(names()).toEqual(['tables.csv', 'lamps.csv', 'chairs.csv']);
});

test('a finished background export is announced once, and a missing one is forgotten', async () => {
  await keep(ready());
  watchExport('x-1');
  watchExport('gone');
  const { unmount } = show(<ExportWatcher />);
  expect(await screen.findByText('Export ready')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  await waitFor(() => expect(sessionStorage.getItem('gleaner.exports')).toBe('[]'));
  unmount();
  const calls = emulator.sent().length;
  show(<ExportWatcher />);
  await act(() => Promise.resolve());
  expect(emulator.sent()).toHaveLength(calls);
  expect(screen.queryByText('Export ready')).toBeNull();
});

const sheet = 'docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0/edit';
async function checkSheet(address: string) {
  show(<SheetCheckButton />);
  press('Check a Google Sheet');
  const field = await screen.findByLabelText('Google Sheet URL');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type(address);
  press('Check');
  return { field, type };
}

test('API-106 an address without https is completed, checked and opened', async () => {
  await checkSheet(` ${sheet} `);
  expect((await screen.findByRole('link', { name: 'Open sheet' })).getAttribute('href')).toBe(`https://${sheet}`);
  expect(bodies('checkGoogleSheet')).toEqual([{ url: `https://${sheet}` }]);
});

test('API-106 an address without a sheet shows an error at the field, which takes the focus', async () => {
  const { field } = await checkSheet('my sheet');
  expect(await screen.findByText(/^This isn’t a Google Sheet URL/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('API-106 without an address to share with, no sentence ends in a colon', async () => {
  const body = { result: GoogleSheetResult.NotShared, title: null, shareWith: null };
  emulator.fail('checkGoogleSheet', { kind: 'answer', body, merge: true });
  await checkSheet(sheet);
  expect(await screen.findByText(/sharing settings, then check again\.$/)).toBeTruthy();
  expect(screen.queryByText(/:$/)).toBeNull();
});

test('API-106 the error of a failed check disappears when the address changes', async () => {
  emulator.fail('checkGoogleSheet', { kind: 'status', status: 503, code: 'GoogleUnavailable' });
  const { type } = await checkSheet(sheet);
  expect(await screen.findByText(/Couldn’t check the sheet/)).toBeTruthy();
  type(`${sheet}#gid=1`);
  await waitFor(() => expect(screen.queryByText(/Couldn’t check the sheet/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
});
