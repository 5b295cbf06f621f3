import { createStore, type ChangeListener, type Store } from '#mocks/lib/store';
import type { AccountRecord, FileRecord, LoginRecord, MailRecord, SessionRecord, UserConfigRecord } from './account';
import type {
  BillingInformationRecord,
  CouponRecord,
  OrderRecord,
  PaymentMethodRecord,
  SubscriptionRecord,
} from './billing';
import type { ExportJobRecord } from './exports';
import { createRunIndex, createTaskIndex } from './indexes';
import type { ActivityRecord, MissionRecord, PushAnswerRecord } from './promotions';
import type { RunRecord } from './runs';
import type { CheckpointRecord, TaskGroupRecord, TaskRecord, TaskShareRecord } from './tasks';
import type { TemplateOpinionRecord, TemplateStateRecord } from './templates';

export interface Database {
  readonly accounts: Store<AccountRecord>;
  readonly sessions: Store<SessionRecord>;
  readonly loginRecords: Store<LoginRecord>;
  readonly mails: Store<MailRecord>;
  readonly files: Store<FileRecord>;
  readonly userConfigs: Store<UserConfigRecord>;
  readonly tasks: Store<TaskRecord>;
  readonly taskGroups: Store<TaskGroupRecord>;
  readonly taskShares: Store<TaskShareRecord>;
  readonly runs: Store<RunRecord>;
  readonly exports: Store<ExportJobRecord>;
  readonly marks: Store<CheckpointRecord>;
  readonly orders: Store<OrderRecord>;
  readonly coupons: Store<CouponRecord>;
  readonly paymentMethods: Store<PaymentMethodRecord>;
  readonly billingInformation: Store<BillingInformationRecord>;
  readonly subscriptions: Store<SubscriptionRecord>;
  readonly activities: Store<ActivityRecord>;
  readonly missions: Store<MissionRecord>;
  readonly pushAnswers: Store<PushAnswerRecord>;
  readonly templateStates: Store<TemplateStateRecord>;
  readonly templateOpinions: Store<TemplateOpinionRecord>;
  /** Changes with every write. */
  revision(): number;
  /** Indexed, so that the simulation never scans ended runs. */
  activeRuns(): readonly RunRecord[];
  runsOf(taskId: string): readonly RunRecord[];
  /** Undefined while a run is active. */
  endedRowCount(taskId: string): number | undefined;
  /** The first day (midnight in UTC) with runs that still have rows. */
  oldestDayWithRows(): number | undefined;
  runIdsWithRowsUntil(day: number): string[];
  tasksOf(userId: string): readonly TaskRecord[];
  taskCountOf(templateRegistrationId: string): number;
  scheduledTasks(): readonly TaskRecord[];
  clear(): Promise<void>;
  eraseAccount(userId: string): Promise<void>;
  snapshot(): Record<string, readonly object[]>;
  /** Restores a snapshot. Throws TypeError for an invalid one. */
  load(snapshot: unknown): Promise<void>;
}

export function createDatabase(listener: ChangeListener): Database {
  let revision = 0;
  const onChange: ChangeListener = (change) => {
    revision += 1;
    listener(change);
  };
  const runIndex = createRunIndex();
  const taskIndex = createTaskIndex();
  const stores = {
    accounts: createStore<AccountRecord>('accounts', (record) => record.userId, onChange),
    sessions: createStore<SessionRecord>('sessions', (record) => record.token, onChange),
    loginRecords: createStore<LoginRecord>('loginRecords', (record) => record.recordId, onChange),
    mails: createStore<MailRecord>('mails', (record) => record.mailId, onChange),
    files: createStore<FileRecord>('files', (record) => record.fileId, onChange),
    userConfigs: createStore<UserConfigRecord>('userConfigs', (record) => record.id, onChange),
    tasks: createStore<TaskRecord>('tasks', (record) => record.taskId, onChange, taskIndex.update),
    taskGroups: createStore<TaskGroupRecord>('taskGroups', (record) => record.taskGroupId, onChange),
    taskShares: createStore<TaskShareRecord>('taskShares', (record) => record.shareId, onChange),
    runs: createStore<RunRecord>('runs', (record) => record.runId, onChange, runIndex.update),
    exports: createStore<ExportJobRecord>('exports', (record) => record.recordId, onChange),
    marks: createStore<CheckpointRecord>('marks', (record) => record.name, onChange),
    templateStates: createStore<TemplateStateRecord>(
      'templateStates',
      (record) => record.templateRegistrationId,
      onChange,
    ),
    templateOpinions: createStore<TemplateOpinionRecord>('templateOpinions', (record) => record.key, onChange),
    orders: createStore<OrderRecord>('orders', (record) => record.orderId, onChange),
    coupons: createStore<CouponRecord>('coupons', (record) => record.couponId, onChange),
    paymentMethods: createStore<PaymentMethodRecord>('paymentMethods', (record) => record.paymentMethodId, onChange),
    billingInformation: createStore<BillingInformationRecord>(
      'billingInformation',
      (record) => record.userId,
      onChange,
    ),
    subscriptions: createStore<SubscriptionRecord>('subscriptions', (record) => record.userId, onChange),
    activities: createStore<ActivityRecord>('activities', (record) => record.code, onChange),
    missions: createStore<MissionRecord>('missions', (record) => record.key, onChange),
    pushAnswers: createStore<PushAnswerRecord>('pushAnswers', (record) => record.key, onChange),
  };
  // Only for what every store can do, whatever it holds.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  const all: Record<string, Store<object>> = stores as never;
  return {
    ...stores,
    revision: () => revision,
    activeRuns: runIndex.active,
    runsOf: runIndex.ofTask,
    endedRowCount: runIndex.endedRowCount,
    oldestDayWithRows: runIndex.oldestDayWithRows,
    runIdsWithRowsUntil: runIndex.runIdsWithRowsUntil,
    tasksOf: taskIndex.ofUser,
    taskCountOf: taskIndex.countOf,
    scheduledTasks: taskIndex.scheduled,
    clear: async () => {
      for (const store of Object.values(all)) await store.replaceAll([]);
    },
    eraseAccount: async (userId) => {
      const others = (record: object) => !('userId' in record) || record.userId !== userId;
      for (const store of Object.values(all)) {
        const retained = store.all().filter(others);
        if (retained.length < store.all().length) await store.replaceAll(retained);
      }
    },
    snapshot: () => Object.fromEntries(Object.entries(all).map(([name, store]) => [name, store.all()])),
    load: async (snapshot) => {
      if (typeof snapshot !== 'object' || snapshot === null) throw new TypeError('the state is not an object');
      const loaded = snapshot as Record<string, unknown>;
      for (const name of Object.keys(all)) {
        if (!Array.isArray(loaded[name])) throw new TypeError(`the state has no ${name}`);
      }
      for (const [name, store] of Object.entries(all)) await store.replaceAll(loaded[name] as object[]);
    },
  };
}
