import { expect, test } from 'vitest';
import { DEFAULT_IMPORT_LIMITS, type ImportResponse } from './protocol';
import { serveImport } from './serve-import';

test('lines that are requested before a file is open fail with their number', async () => {
  const responses: ImportResponse[] = [];
  const answer = serveImport((response) => responses.push(response));
  await answer({ type: 'lines', id: 3, choice: {} });
  expect(responses).toEqual([
    { type: 'failed', id: 3, code: 'corrupt', message: 'Lines were requested before the file was open' },
  ]);
});

test('the bytes of the lines are moved to the page, not copied', async () => {
  const pieces: { left: Uint8Array; arrived: ImportResponse }[] = [];
  const answer = serveImport((response, transfer) => {
    const arrived = structuredClone(response, { transfer });
    if (response.type === 'chunk') pieces.push({ left: response.bytes, arrived });
  });
  await answer({ type: 'open', file: new File(['a\nb'], 'a.txt'), limits: DEFAULT_IMPORT_LIMITS });
  await answer({ type: 'lines', id: 1, choice: {} });
  expect(pieces).toEqual([
    { left: new Uint8Array(), arrived: { type: 'chunk', id: 1, bytes: new TextEncoder().encode('a\nb') } },
  ]);
});
