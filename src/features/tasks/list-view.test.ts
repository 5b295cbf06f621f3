import { expect, test } from 'vitest';
import { optionalColumns, defaultView, shownColumns, withColumn } from './list-view';

test('TASK-06 TASK-12 every list has its name and its actions, the one in a template page no name', () => {
  const none = { density: 'compact', hidden: optionalColumns('all') } as const;
  expect(shownColumns('all', none)).toEqual(['name', 'actions']);
  expect(shownColumns('embedded', { ...none, hidden: [...none.hidden, 'template'] })).toEqual(['template', 'actions']);
  expect(shownColumns('template', defaultView)).toEqual([
    'name',
    'template',
    'rows',
    'trend',
    'next',
    'time',
    'status',
    'actions',
  ]);
});

test('ENUM-36 a column is left out and shown again, whatever the order of the choices', () => {
  const without = withColumn(withColumn(defaultView, 'status', false), 'rows', false);
  expect(without.hidden).toEqual(['rows', 'status', 'created', 'priority']);
  expect(withColumn(withColumn(without, 'rows', true), 'status', true)).toEqual(defaultView);
});

test('TASK-17 on a phone the status stands beside the first column, unless it is left out', () => {
  expect(shownColumns('all', defaultView, true).slice(0, 3)).toEqual(['name', 'status', 'template']);
  expect(shownColumns('embedded', defaultView, true).slice(0, 2)).toEqual(['template', 'status']);
  expect(shownColumns('all', withColumn(defaultView, 'status', false), true).slice(0, 2)).toEqual(['name', 'template']);
});
