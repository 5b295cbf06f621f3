// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CaseResult, Finding } from './findings.ts';
import type { Report } from './groups.ts';
import { renderReport } from './reports.ts';

const violation: Finding = {
  kind: 'violation',
  rule: 'schema',
  cause: 'text-as-number',
  message: 'must be string, is number',
  body: '/userId',
};
const warning: Finding = {
  kind: 'warning',
  rule: 'extra-property',
  cause: 'extra-property',
  message: `the property '<b>&"|\u0001' is not in the contract`,
  body: '/<b>',
};
const resultOf = (operation: string, more: Partial<CaseResult>): CaseResult => ({
  operation,
  noun: 'account',
  method: 'GET',
  path: `/v1/${operation}`,
  pathSource: 'given',
  check: 'usual',
  status: 200,
  milliseconds: 1500,
  findings: [],
  ...more,
});
const report: Report = {
  baseUrl: 'https://api.example',
  checkedAt: '2026-01-31T09:00:00.000Z',
  unsafe: false,
  results: [
    resultOf('getAccount', { findings: [violation, warning] }),
    resultOf('getLimits', { findings: [warning] }),
    resultOf('getPlan', {}),
    resultOf('deleteAccount', { status: 0, milliseconds: 0, skipped: 'a writing call', skipReason: 'writing' }),
  ],
  notes: ['a note -- with dashes'],
};

test('junit is XML with each call as a test case, and its counts', () => {
  const page = new DOMParser().parseFromString(renderReport('junit', report), 'text/xml');
  const suites = page.documentElement;
  const counts = ['tests', 'failures', 'skipped', 'time'].map((name) => suites.getAttribute(name));
  expect([suites.tagName, ...counts]).toEqual(['testsuites', '4', '1', '1', '4.500']);
  expect(page.querySelectorAll('testsuite[name=account] > testcase')).toHaveLength(4);
  const failure = page.querySelector('failure');
  expect(failure?.parentElement?.getAttribute('name')).toBe('getAccount: usual (GET /v1/getAccount)');
  expect(failure?.textContent).toBe('must be string, is number; at /userId');
  expect(page.querySelector('skipped')?.getAttribute('message')).toBe('a writing call');
  expect(page.querySelector('system-out')?.textContent).toContain(`the property '<b>&"|' is not in the contract`);
});

test('html has the groups with their cures, and shows texts of the server as text', () => {
  const page = new DOMParser().parseFromString(renderReport('html', report), 'text/html');
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'violation text sent as numbers: 1 place in 1 call',
    'warning extra properties: 2 places in 2 calls',
    'Calls',
  ]);
  expect(page.body.textContent).toContain('Send the value as a JSON string, in quotation marks');
  expect(page.body.textContent).toContain('skipped: 1 call: 1 that write (--unsafe includes them)');
  expect(page.querySelectorAll('li b')).toHaveLength(0);
});

test('markdown has the groups as tables, and shows texts of the server as text', () => {
  const text = renderReport('markdown', report);
  expect(text).toMatch(/^# Contract check\n/);
  expect(text).toContain('## violation: text sent as numbers: 1 place in 1 call');
  expect(text).toContain('| getAccount `GET /v1/getAccount` | must be string, is number | `/userId` |  |');
  expect(text).toContain(`the property '\\<b\\>&"\\|`);
});

test('text names ten places of a cause and counts the others', () => {
  const results = Array.from({ length: 13 }, (_, index) => resultOf(`call${index}`, { findings: [violation] }));
  const text = renderReport('text', { ...report, results });
  expect(text).toContain('violation  text sent as numbers: 13 places in 13 calls');
  expect(text.match(/at \/userId/g)).toHaveLength(10);
  expect(text).toContain('and 3 more places: --format json lists all');
});
