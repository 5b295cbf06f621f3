import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { Schedule } from '#src/domain/schedule';

/** No start before `since` (epoch milliseconds) counts. */
export interface ScheduleRecord {
  readonly set: Schedule;
  readonly since: number;
}

/** The time up to which something without a record is up to date. */
export interface CheckpointRecord {
  readonly name: 'schedules';
  at: number;
}

/** Times are epoch milliseconds. */
export interface TaskRecord {
  readonly taskId: string;
  userId: string;
  taskName: string;
  taskGroupId: string;
  workFlowType: TaskMode;
  /** Undefined for AdvanceMode. */
  templateRegistrationId: string | undefined;
  templateId: string | undefined;
  templateVersion: number | undefined;
  userInputParameters: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Saving an older revision is refused. */
  revision: number;
  urlSourceTaskId: string | undefined;
  urlSourceTaskField: string | undefined;
  fieldDataSource: string | undefined;
  ipProxySettings: Schemas['IpProxySettings'] | undefined;
  clusterGroupId: string | undefined;
  schedule: ScheduleRecord | undefined;
  status: TaskStatus;
  /** 1 to 99; higher runs first. */
  priority: number;
  cloudCount: number;
  createdAt: number;
  lastActivityAt: number;
  lastLot: number;
  plannedRows: number;
  inputs: readonly string[];
  rowsPerMinute: number;
  /** Share of inputs that fail, 0 to 1. */
  errorShare: number;
}

type NewTask = Pick<TaskRecord, 'taskId' | 'userId' | 'taskName' | 'taskGroupId' | 'createdAt'>;

/** A task without a template, a schedule or a run, unless `fields` says otherwise. */
export const newTask = (fields: NewTask & Partial<TaskRecord>): TaskRecord => ({
  workFlowType: TaskMode.TemplateMode,
  templateRegistrationId: undefined,
  templateId: undefined,
  templateVersion: undefined,
  userInputParameters: undefined,
  revision: 1,
  urlSourceTaskId: undefined,
  urlSourceTaskField: undefined,
  fieldDataSource: undefined,
  ipProxySettings: undefined,
  clusterGroupId: undefined,
  schedule: undefined,
  status: TaskStatus.Ready,
  priority: 50,
  cloudCount: 1,
  lastActivityAt: fields.createdAt,
  lastLot: 0,
  plannedRows: 0,
  inputs: [],
  rowsPerMinute: 0,
  errorShare: 0,
  ...fields,
});

export interface TaskGroupRecord {
  readonly taskGroupId: string;
  readonly userId: string;
  taskGroupName: string;
  isDefault: boolean;
}

export interface TaskShareRecord {
  readonly shareId: string;
  readonly taskId: string;
  readonly createdAt: number;
}
