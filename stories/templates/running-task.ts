export const runningTask = {
  path: '/console/template/keyword-suggestions?taskId=task-10002-3&parentNav=1&from=task-list',
  group: 'Lead lists',
};
