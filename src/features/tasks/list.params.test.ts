import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { TaskMode } from '#src/contract/enums.gen';
import { formatOrderBy, parseOrderBy } from '#src/domain/order-by';
import { withoutFilters } from '#src/shared/list/list-params';
import { filterCount, filterModes, filterStatuses, listQuery, taskListParams } from './list.params';

const read = (address: string) => taskListParams.read(new URLSearchParams(address));

test('CONST-03 an empty query is page 1 of 10 tasks, last activity first', () => {
  expect(read('')).toEqual({
    page: 1,
    pageSize: 10,
    keyword: '',
    status: [],
    mode: undefined,
    group: undefined,
    order: { field: 'lastActivity', direction: 'descending' },
  });
});

test('ENUM-25 the template task list requests template tasks, last activity first', () => {
  expect(listQuery('template', read('status=0,3&keyword=lamp&group=g-1&mode=2'))).toEqual({
    page: 1,
    pageSize: 10,
    orderBy: '4&2',
    TaskType: 10,
    Keyword: 'lamp',
    statusList: [0, 3],
  });
});

test('the list of all tasks requests every mode, or the mode and group in the query', () => {
  expect(listQuery('all', read(''))).toEqual({ page: 1, pageSize: 10, orderBy: '4&2' });
  expect(listQuery('all', read('group=g-7&mode=2&sort=-rows&page=3&pageSize=50'))).toEqual({
    page: 3,
    pageSize: 50,
    orderBy: '5&2',
    TaskType: TaskMode.AdvanceMode,
    TaskGroup: 'g-7',
  });
});

test('invalid values fall back to the defaults', () => {
  expect(read('page=-4&pageSize=7&status=9,x,0,0&mode=3&sort=colour&group=')).toMatchObject({
    page: 1,
    pageSize: 10,
    status: [0],
    mode: undefined,
    group: undefined,
    order: { field: 'lastActivity', direction: 'descending' },
  });
});

test('clearing the filters keeps group, order and page size', () => {
  const params = read('group=g-1&keyword=lamp&status=0&mode=10&sort=name&pageSize=20&page=4');
  expect(filterCount(params)).toBe(3);
  expect(withoutFilters(taskListParams, params)).toEqual(read('group=g-1&sort=name&pageSize=20'));
});

test('parameters survive a round trip through the address', () => {
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 5000 }),
        pageSize: fc.constantFrom(10, 20, 50, 100),
        keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
        status: fc.subarray([...filterStatuses]),
        mode: fc.constantFrom(undefined, ...filterModes),
        group: fc.constantFrom(undefined, 'g-1', 'g 2'),
        order: fc
          .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(1, 2))
          .map(([field, direction]) => parseOrderBy(`${field}&${direction}`)),
      }),
      (params) => {
        const again = taskListParams.read(taskListParams.write(params));
        expect(again).toEqual(params);
        expect(formatOrderBy(again.order)).toBe(formatOrderBy(params.order));
      },
    ),
  );
});
