import { expect, test } from 'vitest';
import { isHeavy } from './heavy-calls';

const EXPORTS = 'https://demo.test/below/v1/asynchronousExport';

test.each([
  ['the file of an export', new Request(`${EXPORTS}/files/abc-1?x=1`), true],
  ['several files as one', new Request(`${EXPORTS}/ExportData/zip`, { method: 'POST', body: '{}' }), true],
  ['the list of exports', new Request(`${EXPORTS}/ExportData`), false],
  ['one export', new Request(`${EXPORTS}/ExportData/zip`), false],
  ['a file of the page', new Request('https://demo.test/assets/files/abc'), false],
])('%s is answered by the page instead of the worker only if it is heavy', (_, request, expected) => {
  expect(isHeavy(request)).toBe(expected);
});
