/** A task that was made from a free template: the address of its form, and its group. */
export const openedTask = {
  path: '/console/template/ev-charging-stations?taskId=task-10002-6&parentNav=1&from=task-list',
  group: 'Archive',
};

/** The title of the question. */
export const newerVersion = 'The template has a newer version';
