import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import type { Task } from '#src/domain/task';
import { ResourceList } from '#src/shared/list/resource-list';
import { exampleTask } from '#stories/examples';
import { exampleList } from './example-list';

const meta = preview.meta({
  title: 'Shared/Components/ResourceList',
  component: ResourceList<Task>,
  tags: ['autodocs'],
  argTypes: { list: { control: false }, columns: { control: false } },
  parameters: componentDocs('src/shared/list/resource-list.tsx', 'ResourceList', {
    isShort: true,
    records: ['0057-one-list-page'],
    pattern: 'list-page',
  }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    list: exampleList([exampleTask]),
    label: 'Tasks',
    columns: [{ key: 'name', title: 'Task', cell: ({ taskName }) => taskName }],
    rowLabel: ({ taskName }) => taskName,
    failed: { title: 'Couldn’t load tasks', detail: 'Your tasks are safe.' },
    empty: 'No tasks yet',
    noMatch: { title: 'No tasks match', clearLabel: 'Clear filters' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tasks' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: exampleTask.taskName })).toBeVisible();
  },
});
