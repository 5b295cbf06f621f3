import { expect, test } from 'vitest';
import { optionalColumns, defaultView, shownColumns, withColumn } from './list-view';

test('TASK-06 TASK-12 lists always show name and actions, and the embedded list hides the name', () => {
  const none = { hidden: optionalColumns('all') };
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

test('a column is hidden and shown again, whatever the order of the choices', () => {
  const without = withColumn(withColumn(defaultView, 'status', false), 'rows', false);
  expect(without.hidden).toEqual(['rows', 'status', 'created', 'priority']);
  expect(withColumn(withColumn(without, 'rows', true), 'status', true)).toEqual(defaultView);
});

test('TASK-17 on a phone the status is beside the first column unless it is hidden', () => {
  expect(shownColumns('all', defaultView, true).slice(0, 3)).toEqual(['name', 'status', 'template']);
  expect(shownColumns('embedded', defaultView, true).slice(0, 2)).toEqual(['template', 'status']);
  expect(shownColumns('all', withColumn(defaultView, 'status', false), true).slice(0, 2)).toEqual(['name', 'template']);
});
