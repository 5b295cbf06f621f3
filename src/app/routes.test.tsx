import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../domain/paths';
import { menuGroups } from './layout/menu-entries';
import { routes } from './routes';

/** Pattern of the route that answers an address; '*' and '/console/*' are the not-found pages. */
const routeOf = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each([
  ['the public site', paths.home],
  ['pricing', paths.pricing],
  ['the console', paths.overview],
  ['the public gallery', paths.publicTemplates],
  ['a public template', paths.publicTemplate('maps-places')],
  ['the template gallery', paths.templates],
  ['a template', paths.template('maps-places')],
  ['template task setup', paths.editTask('maps-places', 't1')],
  ['a category', paths.templateCategory('travel')],
  ['a collection', paths.templateCollection('starters')],
  ['the template task list', paths.templateTaskList],
  ['a task', paths.taskInfo({ taskId: 't1' })],
  ['data of a run', paths.lotData('t1', 1)],
  ['all data', paths.allData('t1')],
  ['plans', paths.planSubscription],
  ['balance', paths.balance],
  ['the account', paths.account],
])('NAV-01 %s has a page', (_, address) => {
  expect(routeOf(address)).toBeDefined();
  expect(routeOf(address)).not.toMatch(/\*$/);
});

test('NAV-03 NAV-04 NAV-05 every entry of the left menu leads to a page', () => {
  for (const { path } of menuGroups.flatMap(({ entries }) => entries)) expect(routeOf(path)).toBe(path);
});

test('PUB-19 the address /login has a page', () => {
  expect(routeOf('/login')).toBe('/login');
});

test('an address of the console that nobody knows keeps the console around it', () => {
  expect(routeOf('/console/nowhere/at/all')).toBe('/console/*');
  expect(routeOf('/nowhere')).toBe('*');
});

test('no template can hide the pages of its own neighbours', () => {
  expect(routeOf('/console/template/detail?slug=x')).toBe('/console/template/detail');
  expect(routeOf('/template/forbidden')).toBe('/template/forbidden');
  expect(routeOf('/template/nonsupport')).toBe('/template/nonsupport');
});
