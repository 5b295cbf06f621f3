import { expect, test } from 'vitest';
import { activeMenuEntry } from './menu-active';

const entries = [
  '/console/overview',
  '/console/task/task-list',
  '/console/task/export-record',
  '/console/template',
  '/console/task/template-list',
  '/console/payment-plan/orders-invoices',
  '/console/account-center/account',
];

test.each([
  ['NAV-12 parentNav 1', '/console/task/task-info', '1', '/console/task/template-list'],
  ['NAV-12 parentNav 2', '/console/task/task-info', '2', '/console/task/task-list'],
  ['NAV-12 parentNav 3', '/console/template/maps', '3', '/console/template'],
  ['NAV-12 parentNav wins over the last segment', '/console/task/task-list', '1', '/console/task/template-list'],
  ['NAV-12 another parentNav is ignored', '/console/task/task-list', '4', '/console/task/task-list'],
  ['NAV-12 a name of the prototype is ignored', '/console/overview', 'constructor', '/console/overview'],
  ['NAV-11 last segment', '/console/payment-plan/orders-invoices', null, '/console/payment-plan/orders-invoices'],
  ['NAV-11 last segment, trailing slash', '/console/account-center/account/', null, '/console/account-center/account'],
  ['NAV-11 longest prefix', '/console/template/categories/maps', null, '/console/template'],
  ['NAV-11 prefix at a segment only', '/console/templates/maps', null, null],
  ['NAV-11 nothing active', '/console/balance', null, null],
] as const)('%s', (_title, path, parentNav, active) => {
  expect(activeMenuEntry(entries, path, parentNav)).toBe(active);
});

test('NAV-11 of two entries with the same last segment, the entry with the longer common path is active', () => {
  expect(activeMenuEntry(['/a/list', '/b/list'], '/b/x/list')).toBe('/b/list');
});

test('NAV-12 a parentNav without an entry in this menu is ignored', () => {
  expect(activeMenuEntry(['/console/overview'], '/console/overview', '2')).toBe('/console/overview');
});
