import { expect, test } from 'vitest';
import { textsOfStory } from './story-texts.mjs';

test('the texts of a story include those of the helpers it imports by alias', () => {
  expect([...textsOfStory('stories/tasks/components/rename-task-dialog.stories.tsx')]).toContain('Open');
});
