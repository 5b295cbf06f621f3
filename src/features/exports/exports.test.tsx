import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { ExportFormat, ExportScope, ExportStatus, GoogleSheetResult, RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { startLanguages } from '#src/i18n/init';
import { forgetExports, watchExport } from '#src/state/exports';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { ExportButton } from './export-button';
import { ExportRecords } from './export-records';
import type { ExportSource } from './export-source';
import { ExportWatcher } from './export-watcher';
import { SheetCheckButton } from './sheet-check';

const record: Schemas['ExportRecord'] = {
  recordId: 'x-1',
  taskId: 'task-1',
  taskName: 'Lamps',
  format: ExportFormat.CSV,
  scope: ExportScope.All,
  lotNo: null,
  columns: null,
  fileName: 'lamps.csv',
  status: ExportStatus.Running,
  progress: 40,
  rows: 40,
  totalRows: 100,
  size: null,
  createdAt: '2026-11-20T07:00:00Z',
  completedAt: null,
  expiresAt: null,
  error: null,
};
const ready = { status: ExportStatus.Completed, progress: 100, rows: 100, expiresAt: '2999-01-01T00:00:00Z' } as const;
const source: ExportSource = {
  scope: ExportScope.All,
  totalRows: undefined,
  notExportedRows: undefined,
  lot: undefined,
  fields: [{ name: 'price', displayText: 'Price', type: RowFieldType.Number }],
  shown: ['price'],
};

let asked: string[] = [];
let sent: unknown[] = [];
let records: Schemas['ExportRecord'][] = [];
let onStart: () => Response;
let onEnd: () => Response;
let onCheck: () => Response;
const refusal = (status: number, code: string, details: object[] = []) =>
  Response.json({ error: { code, message: code, details } }, { status });

function answerTo(method: string, path: string): Response {
  if (method === 'POST' && path.endsWith('/ExportData')) return onStart();
  if (method === 'DELETE') return onEnd();
  if (path.endsWith('/ExportGoogleSheet/check')) return onCheck();
  if (path.endsWith('/zip')) return refusal(409, 'RecordsNotReady', [{ field: 'recordIds.1', message: 'x' }]);
  if (path.endsWith('/ExportData/list'))
    return Response.json({ total: records.length, page: 1, pageSize: 10, items: records });
  if (path.includes('/ExportData/')) {
    const found = records.find((entry) => path.endsWith(entry.recordId));
    return found ? Response.json(found) : refusal(404, 'NotFound');
  }
  if (path.endsWith('/tasksearchs')) return Response.json({ total: 0, page: 1, pageSize: 50, items: [] });
  return refusal(404, 'NotFound');
}

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  forgetExports();
  setSessionToken('token');
  [asked, sent, records] = [[], [], []];
  onStart = () => Response.json(record);
  onEnd = () => new Response(null, { status: 204 });
  setTransport(async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname.split('/').at(-1) ?? ''}`);
    if (request.method === 'POST') sent.push(await request.clone().json());
    return answerTo(request.method, pathname);
  });
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
        <UiProvider theme="light" language="en-US" motion={false}>
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
  show(<ExportButton taskId="task-1" source={source} />);
  press('Export');
  return screen.findByRole('button', { name: 'Export to a file' });
}

test('API-105 two presses in one moment start one export', async () => {
  const submit = await openForm();
  const form = submit.closest('[role="dialog"]')?.querySelector('form');
  if (!form) throw new Error('There is no form');
  records = [record];
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('40 of 100 rows (40%)');
  expect(asked.filter((call) => call === 'POST ExportData')).toHaveLength(1);
});

test.each([
  ['As on the page', 'displayed'],
  ['Internal names, the same in every language', 'names'],
])('API-105 EXP-01 headings are those of the page unless something else is chosen: %s', async (label, headings) => {
  const submit = await openForm();
  expect(screen.getByRole('radio', { name: /^As on the page/, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
  fireEvent.click(submit);
  await waitFor(() => expect(sent).toMatchObject([{ taskId: 'task-1', headings }]));
});

test.each([
  ['TooManyRowsForSheet', 422, /By now there are more than 200,000 rows/],
  ['ExportQuotaReached', 403, 'Buy a one-time export'],
  ['NothingToExport', 409, 'There is no row to export any more.'],
])('API-105 the server refuses an export that looked possible: %s', async (code, status, words) => {
  onStart = () => refusal(status, code);
  fireEvent.click(await openForm());
  expect(await screen.findByText(words)).toBeTruthy();
});

test('EXP-01 what finishes before it is canceled keeps its file, and that is said', async () => {
  records = [record];
  onEnd = () => refusal(409, 'AlreadyOver');
  show(<ExportRecords />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel lamps.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this export?' }));
  records = [{ ...record, ...ready }];
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('lamps.csv was over before it could be canceled')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Download lamps.csv' })).toBeTruthy();
});

test('API-104 one that has expired meanwhile is taken out of the zip and named', async () => {
  records = ['a', 'b'].map((name) => ({ ...record, ...ready, recordId: name, fileName: `${name}.csv` }));
  show(<ExportRecords />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select a.csv' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select b.csv' }));
  press('Download as zip');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Download zip' }));
  expect(await dialog.findByText('One file is no longer available')).toBeTruthy();
  expect(dialog.getByText('b.csv')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('EXP-01 a task that was deleted is said so: neither its rows nor its file are offered', async () => {
  records = [{ ...record, ...ready, taskDeleted: true }];
  show(<ExportRecords />);
  expect((await screen.findAllByText('Task deleted')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Lamps' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export lamps.csv again' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('API-102 an unchanged look at the list renders nothing, and one that is over is not looked at again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  records = [record];
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
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const looks = () => asked.filter((call) => call === 'GET list').length;
  const [before, calls] = [renders, looks()];
  await act(() => vi.advanceTimersByTimeAsync(6_500));
  expect(looks() - calls).toBeGreaterThanOrEqual(3);
  expect(renders).toBe(before);
  records = [{ ...record, ...ready }];
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  const after = looks();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(looks()).toBe(after);
});

test('EXP-01 an export in the background is told of once, also after a reload; one that is gone is forgotten', async () => {
  records = [{ ...record, ...ready }];
  watchExport('x-1');
  watchExport('gone');
  const { unmount } = show(<ExportWatcher />);
  expect(await screen.findByText('Export ready')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  await waitFor(() => expect(sessionStorage.getItem('gleaner.exports')).toBe('[]'));
  unmount();
  const calls = asked.length;
  show(<ExportWatcher />);
  await act(() => Promise.resolve());
  expect(asked.length).toBe(calls);
  expect(screen.queryByText('Export ready')).toBeNull();
});

const sheet = 'docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0/edit';
async function checkSheet(address: string) {
  show(<SheetCheckButton />);
  press('Check a Google Sheet');
  const field = await screen.findByLabelText('Address of the sheet');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type(address);
  press('Check');
  return { field, type };
}

test('API-106 an address that was copied without its beginning is asked about, and opens', async () => {
  onCheck = () => Response.json({ result: GoogleSheetResult.Writable, sheetId: 'x', title: 'Prices', shareWith: null });
  await checkSheet(` ${sheet} `);
  expect((await screen.findByRole('link', { name: 'Open the sheet' })).getAttribute('href')).toBe(`https://${sheet}`);
  expect(sent).toEqual([{ url: `https://${sheet}` }]);
});

test('API-106 what holds no sheet is said at the field, which takes the focus', async () => {
  onCheck = () =>
    Response.json({ result: GoogleSheetResult.NotAnAddress, sheetId: null, title: null, shareWith: null });
  const { field } = await checkSheet('my sheet');
  expect(await screen.findByText(/^There is no Google Sheet in this address/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('API-106 where the server names nobody to share with, no sentence ends in a colon', async () => {
  onCheck = () => Response.json({ result: GoogleSheetResult.NotShared, sheetId: 'x', title: null, shareWith: null });
  await checkSheet(sheet);
  expect(await screen.findByText(/sharing settings, then check again\.$/)).toBeTruthy();
  expect(screen.queryByText(/:$/)).toBeNull();
});

test('API-106 a check that failed is not said of another address', async () => {
  onCheck = () => refusal(503, 'GoogleUnavailable');
  const { type } = await checkSheet(sheet);
  expect(await screen.findByText(/The sheet was not checked/)).toBeTruthy();
  type(`${sheet}#gid=1`);
  await waitFor(() => expect(screen.queryByText(/The sheet was not checked/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
});
