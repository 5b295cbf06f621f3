import { expect, test } from 'vitest';
import {
  ExportFormat,
  ExportScope,
  Feedback,
  InterfaceLanguage,
  LoginType,
  ProxyType,
} from '../../src/contract/enums.gen';
import { operations, type OperationId } from '../../src/contract/operations.gen';
import { exampleInputs, exampleParameters } from '../../mocks/seeds/task-parameters';
import { templateSeed } from '../../mocks/seeds/template-states';
import { demoAccounts } from '../../mocks/seeds/accounts';
import { openClient, type TestCall } from '../../mocks/test-client';

test('ENUM-36 API-085 every call of the contract succeeds, and its answer fits the strict contract', async () => {
  const client = await openClient();
  const { ask, taskId } = client;
  const seed = templateSeed('1001');
  const account = demoAccounts.find((entry) => entry.persona === 'standard');
  if (!seed || !account) throw new Error('the seeds lack what this test calls');
  const saved = {
    taskName: 'Cafés',
    taskGroupId: client.task(1).taskGroupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId: seed.id,
    userInputParameters: exampleParameters(seed, exampleInputs(seed, 2, 0)),
  };
  const made = (await ask('createTemplateTask', { body: saved })).body.taskId ?? '';
  expect(made).not.toBe('');
  const id = { id: taskId(1) };
  const lot = { ...id, lot: '6' };
  const template = { id: seed.id };
  const subTask = { taskId: taskId(1), subTaskId: `${taskId(1)}:6/2` };
  const session = (
    await ask('logIn', { body: { loginType: LoginType.Email, account: account.account, password: account.password } })
  ).body.token;
  const area = (await ask('listClusterGroups')).body.items[0]?.clusterGroupId ?? '';
  const job = (
    await ask('startExport', { body: { taskId: taskId(5), format: ExportFormat.CSV, scope: ExportScope.All } })
  ).body.recordId;
  client.wait(3600);
  const file =
    new URL((await ask('getExportDownload', { query: { recordId: job } })).body.url).pathname.split('/').at(-1) ?? '';
  const calls: { readonly [Op in OperationId]: TestCall | null } = {
    logIn: null,
    createTemplateTask: null,
    startExport: null,
    getExportDownload: null,
    listClusterGroups: null,
    getAccount: {},
    getAccountResources: {},
    getTemplateBalance: {},
    canTrial: {},
    updateLanguage: { body: { language: InterfaceLanguage.DeDE } },
    listTemplateKinds: {},
    listTemplates: {},
    listFavoriteTemplates: {},
    addFavoriteTemplate: { path: template },
    removeFavoriteTemplate: { path: template },
    setTemplateFeedback: { path: template, body: { feedback: Feedback.Like } },
    getTemplateBySlug: { path: { slug: seed.slug } },
    getTemplate: { path: template },
    getCollection: { path: { slug: 'price-and-stock-watch' } },
    listCollectionTemplates: { path: { slug: 'price-and-stock-watch' } },
    canStartTemplateTask: { path: template },
    getTodayExtractedCount: { path: template },
    getTodayRunCount: { path: template },
    getTemplateSetup: { path: template },
    getTemplateDataPreview: { path: template },
    listTemplateDataSourceOptions: { path: { id: 'countries' } },
    getTask: { query: { taskId: made } },
    listTasks: {},
    getTaskStatuses: { body: { ids: [made] } },
    listTaskGroups: {},
    createTaskGroup: { body: { taskGroupName: 'Cafés' } },
    updateTaskBasicInfo: { body: { taskId: made, taskName: 'Bars' } },
    startTasks: { body: { taskIds: [made] } },
    stopTasks: { body: { taskIds: [taskId(2)] } },
    updateTemplateTask: { body: { ...saved, taskId: made } },
    saveFieldDataSource: { body: { taskId: made, fieldDataSource: '[]' } },
    getTemplateRelation: { path: { id: made } },
    getCloudStartPermission: { path: { id: made } },
    deleteTasks: { body: { taskIds: [taskId(8)] } },
    listTaskRows: { path: id },
    listNotExportedRows: { path: id },
    listLotRows: { path: lot },
    getRunSummary: { path: id },
    listLots: { path: id },
    listSubtasks: { path: lot },
    stopSubtask: { body: subTask },
    startSubtask: { body: subTask },
    listLotLog: { path: lot },
    saveProxySettings: { body: { taskId: made, ipProxySettings: { ipProxyFromType: ProxyType.None } } },
    listProxyAreas: { path: { id: 'en-US' } },
    setClusterGroup: { body: { taskId: made, clusterGroupId: area } },
    listExportRecords: {},
    getExportRecord: { path: { recordId: job } },
    downloadExportFile: { path: { token: file }, token: undefined },
    cancelExport: { path: { recordId: job } },
    refreshSession: { token: session },
    logOut: null,
  };
  // The client throws when a success leaves the strict profile.
  for (const operation of Object.keys(calls) as OperationId[]) {
    const call = calls[operation];
    if (call === null) continue;
    const { status, raw } = await ask(operation, call);
    expect([operation, status, raw.ok]).toEqual([operation, operations[operation].status, true]);
  }
  const renewed = (
    await ask('logIn', { body: { loginType: LoginType.Email, account: account.account, password: account.password } })
  ).body.token;
  expect((await ask('logOut', { token: renewed })).status).toBe(204);
  expect(
    Object.keys(operations).filter((operation) => ![...client.succeeded].some((name) => name === operation)),
  ).toEqual([]);
});
