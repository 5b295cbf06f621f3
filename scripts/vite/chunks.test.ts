import { expect, test } from 'vitest';
import { chunkNames, codeSplitting, type ModuleGraph } from './chunks.ts';

/** `entry: 'a, b; page'` imports a and b, and page dynamically. */
function graphOf(
  modules: Readonly<Record<string, string>>,
  size: number | Readonly<Record<string, number>> = 10,
): ModuleGraph {
  const names = (list = '') =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return {
    getModuleInfo: (id) => {
      const imports = modules[id];
      if (imports === undefined) return null;
      const [fixed, dynamic] = imports.split(';');
      const length = typeof size === 'number' ? size : (size[id] ?? 10);
      return { importedIds: names(fixed), dynamicallyImportedIds: names(dynamic), code: 'x'.repeat(length) };
    },
  };
}

const pages = { requestCost: 100, weight: () => 1 };
const chunkOfEach = (modules: Readonly<Record<string, string>>, size?: Parameters<typeof graphOf>[1]) =>
  Object.fromEntries(chunkNames(graphOf(modules, size), 'entry', pages));

test('everything that the entry imports is one chunk, and what one page alone uses stays in the chunk of that page', () => {
  const names = chunkOfEach({
    entry: 'react; list, form',
    react: '',
    list: 'react, table',
    table: '',
    form: 'react, field',
    field: '',
  });
  expect(names).toEqual({ entry: 'main', react: 'main' });
});

test('a module of two pages is a chunk, and a module of the same two pages joins it', () => {
  const names = chunkOfEach({
    entry: '; list, form',
    list: 'select, menu',
    form: 'select, menu',
    select: '',
    menu: '',
  });
  expect(names['select']).toBe(names['menu']);
  expect(names['select']).toMatch(/^shared-/);
});

test('a large module is not loaded by a page that does not use it', () => {
  const modules = {
    entry: '; list, form, chart',
    list: 'select',
    form: 'select, plot',
    chart: 'plot',
    select: '',
    plot: '',
  };
  const small = chunkOfEach(modules, 10);
  expect(small['select']).toBe(small['plot']);
  const large = chunkOfEach(modules, 10_000);
  expect(large['select']).not.toBe(large['plot']);
});

test('a page does not load what another part of a joined chunk imports', () => {
  const modules = {
    entry: '; list, form, login, chart, map, plot',
    list: 'button',
    form: 'button, field',
    login: 'field',
    chart: 'forms',
    map: 'forms',
    plot: 'forms',
    button: '',
    field: 'forms',
    forms: '',
  };
  const names = chunkOfEach(modules, { field: 60, forms: 10_000 });
  expect(names['button']).not.toBe(names['field']);
});

test('a dialog does not count for what its page has loaded', () => {
  const names = chunkOfEach({ entry: '; list', list: 'button; dialog', dialog: 'button', button: '' });
  expect(names).toEqual({ entry: 'main' });
});

test('groups whose joining would make two chunks import each other stay apart', () => {
  const modules = {
    entry: '; a, b, c, d',
    a: 'top, base',
    b: 'top, base',
    c: 'middle',
    d: 'middle, top',
    top: 'middle',
    middle: 'base',
    base: '',
  };
  const names = chunkOfEach(modules, 10_000);
  const edges = Object.entries(modules).flatMap(([id, list]) =>
    (list.split(';')[0] ?? '').split(',').map((target) => [names[id], names[target.trim()]] as const),
  );
  const between = edges.filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
  expect(between.filter(([from, to]) => between.some(([other, back]) => other === to && back === from))).toEqual([]);
});

test('the module of index.html belongs to the entry', () => {
  const [group] = codeSplitting('entry').groups;
  expect(group?.name('/project/index.html', graphOf({ entry: '' }))).toBe('main');
});
