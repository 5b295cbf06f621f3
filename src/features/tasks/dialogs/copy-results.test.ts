import { expect, test } from 'vitest';
import { countCopies } from './copy-results';

test('TASK-39 a copy reports successes, ignored templates and failures', () => {
  expect(
    countCopies(5, [{ taskId: 'a', isTemplate: true }, { taskId: 'b', isTemplate: true }, { taskId: 'c' }]),
  ).toEqual({
    succeeded: 2,
    ignoredTemplates: 2,
    failed: 1,
  });
});
