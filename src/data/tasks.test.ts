import { expect, test } from 'vitest';
import { TaskMode } from '#src/contract/enums.gen';
import { taskQueries } from './tasks';

test('TASK-05 CONST-06 the embedded list requests page 1 with 10,000 tasks', () => {
  expect(taskQueries.ofTemplate('1001').queryKey[2]).toEqual({
    params: { query: { templateId: '1001', TaskType: TaskMode.TemplateMode, page: 1, pageSize: 10_000 } },
  });
});
