import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#src/domain/paths';
import { menuGroups } from './menu-entries';
import { routes } from './routes';

/** '*' and '/console/*' are the not-found pages. */
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

test('every entry of the left menu leads to a page', () => {
  for (const { path } of menuGroups.flatMap(({ entries }) => entries)) expect(routeOf(path)).toBe(path);
});

test('PUB-19 the address /login has a page', () => {
  expect(routeOf('/login')).toBe('/login');
});

test.each([
  ['PUB-05', paths.terms, '/terms-and-conditions'],
  ['PUB-06', paths.privacy, '/privacy-policy'],
  ['PUB-07', paths.dataProcessing, '/data-processing-agreement'],
  ['PUB-08', paths.customerStories, '/customer-stories'],
  ['PUB-09', paths.affiliates, '/affiliates'],
  ['PUB-10', paths.referral, '/referral'],
  ['PUB-11', paths.about, '/about'],
  ['PUB-12', paths.pricing, '/pricing'],
  ['PUB-13', paths.download, '/download'],
  ['PUB-14', paths.blog, '/blog'],
  ['PUB-15', paths.alternatives, '/alternatives'],
  ['PUB-16', paths.help, '/help'],
  ['PUB-16', paths.faq, '/help/faq'],
  ['PUB-16', paths.guide, '/guide'],
  ['PUB-16', paths.apiDocs, '/api-docs'],
  ['PUB-16', paths.whitePaper, '/white-paper'],
  ['PUB-18', paths.handbook, '/handbook'],
  ['PUB-04', paths.signUp(), '/sign-up'],
])('%s the link to %s in the footer or a promotion has a page', (_, path, address) => {
  expect(path).toBe(address);
  expect(routeOf(path)).toBe(address);
});

test('an unknown address in the console keeps the console layout', () => {
  expect(routeOf('/console/nowhere/at/all')).toBe('/console/*');
  expect(routeOf('/nowhere')).toBe('*');
});

test('a template slug cannot hide the fixed pages beside it', () => {
  expect(routeOf('/console/template/detail?slug=x')).toBe('/console/template/detail');
  expect(routeOf('/template/forbidden')).toBe('/template/forbidden');
  expect(routeOf('/template/nonsupport')).toBe('/template/nonsupport');
});
