export const openedTask = {
  path: '/console/template/ev-charging-stations?taskId=task-10002-6&parentNav=1&from=task-list',
  group: 'Archive',
};

export const dialogTitle = 'A newer version of this template is available';
