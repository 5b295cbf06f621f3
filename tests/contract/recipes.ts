import {
  ExportFormat,
  ExportScope,
  Feedback,
  GoodsCollectionKey,
  InterfaceLanguage,
  LoginType,
  ProxyType,
  ScheduleType,
} from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { accountRecipes } from './account-recipes';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { personas } from '#mocks/personas';
import { templateSeed } from '#mocks/seeds/template-states';
import { demoAccounts } from '#mocks/seeds/accounts';
import { PLAN_WEEKS } from '#mocks/seeds/activities';
import { billingCustomers } from '#mocks/seeds/billing-customers';
import type { TestCall, TestClient } from '#mocks/test-client';
import { billingRecipes } from './billing-recipes';

export type Recipes = { readonly [Op in OperationId]: TestCall };

/** A successful call for every operation. The calls work in this order or alone. Throws where the seeds lack something. */
export async function recipesFor(client: TestClient): Promise<Recipes> {
  const { call, taskId } = client;
  const seed = templateSeed('1001');
  const account = demoAccounts.find((entry) => entry.persona === 'standard');
  const information = billingCustomers[personas.standard.userId]?.information;
  if (!seed || !account || !information) throw new Error('the seeds lack what this test calls');
  const saved = {
    taskName: 'Cafés',
    taskGroupId: client.task(1).taskGroupId,
    templateId: seed.id,
    templateType: seed.type,
    templateVersion: seed.version,
    templateRegistrationId: seed.id,
    userInputParameters: exampleParameters(seed, exampleInputs(seed, 2, 0)),
  };
  const createdTaskId = (await call('createTemplateTask', { body: saved })).body.taskId ?? '';
  const logIn = { body: { loginType: LoginType.Email, account: account.account, password: account.password } };
  const id = { id: taskId(1) };
  const lot = { ...id, lot: '6' };
  const template = { id: seed.id };
  const subTask = { taskId: taskId(1), subTaskId: `${taskId(1)}:6/2` };
  const session = (await call('logIn', logIn)).body.token;
  const renewed = (await call('logIn', logIn)).body.token;
  const area = (await call('listClusterGroups')).body.items[0]?.clusterGroupId ?? '';
  const startExport = { body: { taskId: taskId(5), format: ExportFormat.CSV, scope: ExportScope.All } };
  const job = (await call('startExport', startExport)).body.recordId;
  client.advanceSeconds(3600);
  const file =
    new URL((await call('getExportDownload', { query: { recordId: job } })).body.url).pathname.split('/').at(-1) ?? '';
  const handMade = `task-${personas.standard.userId}-11`;
  const share = (await call('shareTask', { path: { id: handMade } })).body.shareId ?? '';
  const group = (await call('createTaskGroup', { body: { taskGroupName: 'Bistros' } })).body.taskGroupId;
  const token = await client.emulator.signInAs('enterprise');
  const member = { path: { id: '10141' }, token };
  const password = 'three-lamps-3';
  return {
    logIn,
    createTemplateTask: { body: saved },
    startExport,
    getExportDownload: { query: { recordId: job } },
    listClusterGroups: {},
    getAccount: {},
    getAccountResources: {},
    getTemplateBalance: {},
    listMembers: { token },
    saveMember: { path: { id: 'new' }, body: { userName: 'sofie', password }, token },
    setMemberCloudCount: { ...member, body: { cloudCount: 7 } },
    setMemberPassword: { ...member, body: { password } },
    setMemberPasswords: { body: { memberIds: ['10141', 'nobody'], password }, token },
    setMemberStatus: { ...member, body: { disabled: true } },
    getMemberBalanceDetails: member,
    removeMember: member,
    canTrial: {},
    listActiveActivities: { token: undefined },
    getActivity: { query: { code: PLAN_WEEKS } },
    listGoods: { path: { key: GoodsCollectionKey.Plans }, token: undefined },
    listCountries: { token: undefined },
    bindCoupon: { body: { code: 'TOPUP10' } },
    listCoupons: {},
    listPaymentMethods: {},
    addPaymentMethod: { body: { providerToken: 'tok_visa' } },
    setDefaultPaymentMethod: { path: { id: `pm-${personas.standard.userId}-paypal` } },
    removePaymentMethod: { path: { id: `pm-${personas.standard.userId}-paypal` } },
    getBillingInformation: {},
    saveBillingInformation: { body: information },
    ...(await billingRecipes(client)),
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
    listRecommendedTemplates: {},
    listRelatedTemplates: { path: template },
    listRelatedApps: { path: template },
    subscribeTemplate: { path: template },
    unsubscribeTemplate: { path: template },
    listPrivateTemplates: {},
    countPrivateTemplates: {},
    getTemplateSetup: { path: template },
    getTemplateDataPreview: { path: template },
    listTemplateDataSourceOptions: { path: { id: 'countries' } },
    getTask: { query: { taskId: createdTaskId } },
    listTasks: {},
    getTaskStatuses: { body: { ids: [createdTaskId] } },
    listTaskGroups: {},
    createTaskGroup: { body: { taskGroupName: 'Cafés' } },
    renameTaskGroup: { path: { id: group }, body: { taskGroupName: 'Brasseries' } },
    moveTasks: { path: { group }, body: { taskIds: [createdTaskId] } },
    copyTasks: { path: { group }, body: { taskIds: [handMade] } },
    deleteTaskGroup: { path: { id: group } },
    setTaskPriority: { body: { taskId: createdTaskId, priority: 60 } },
    setTaskCloudCount: { body: { taskId: createdTaskId, cloudCount: 2 } },
    shareTask: { path: { id: handMade } },
    getSharedTask: { path: { id: share } },
    updateTaskBasicInfo: { body: { taskId: createdTaskId, taskName: 'Bars' } },
    startTasks: { body: { taskIds: [createdTaskId] } },
    stopTasks: { body: { taskIds: [taskId(2)] } },
    updateTemplateTask: { query: { revision: 1 }, body: { ...saved, taskId: createdTaskId } },
    setSchedule: {
      path: { taskId: createdTaskId },
      body: { scheduleType: ScheduleType.Interval, timeZone: 'Asia/Tokyo', everyMinutes: 60 },
    },
    removeSchedules: { body: { taskIds: [createdTaskId] } },
    saveFieldDataSource: { body: { taskId: createdTaskId, fieldDataSource: '[]' } },
    getTemplateRelation: { path: { id: createdTaskId } },
    getCloudStartPermission: { path: { id: createdTaskId } },
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
    saveProxySettings: { body: { taskId: createdTaskId, ipProxySettings: { ipProxyFromType: ProxyType.None } } },
    listProxyAreas: { path: { id: 'en-US' } },
    setClusterGroup: { body: { taskId: createdTaskId, clusterGroupId: area } },
    listExportRecords: {},
    getExportRecord: { path: { recordId: job } },
    zipExports: { body: { recordIds: [job] } },
    checkGoogleSheet: { body: { url: 'https://docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNo/edit' } },
    downloadExportFile: { path: { token: file }, token: undefined },
    cancelExport: { path: { recordId: job } },
    refreshSession: { token: session },
    logOut: { token: renewed },
    ...(await accountRecipes(client)),
  };
}
