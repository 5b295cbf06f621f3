import type { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { Schedule } from '#src/domain/schedule';

/** When a task runs by itself, and since when (epoch milliseconds): no turn before counts. */
export interface ScheduleRecord {
  readonly set: Schedule;
  readonly since: number;
}

/** Up to which moment (epoch milliseconds) something has been brought up to date, where no record of its own says so. */
export interface MarkRecord {
  readonly name: 'schedules';
  at: number;
}

/** A saved task. Foreign keys are plain ids; times are epoch milliseconds. */
export interface TaskRecord {
  readonly taskId: string;
  /** Its owner; a member's tasks go to the owner of the member when the member is removed. */
  userId: string;
  taskName: string;
  taskGroupId: string;
  workFlowType: TaskMode;
  /** Registration id of the template, undefined for a task of AdvanceMode. */
  templateRegistrationId: string | undefined;
  templateId: string | undefined;
  templateVersion: number | undefined;
  userInputParameters: string | undefined;
  /** How often it was saved, from 1: what a save of an older one is refused by. */
  revision: number;
  urlSourceTaskId: string | undefined;
  urlSourceTaskField: string | undefined;
  fieldDataSource: string | undefined;
  ipProxySettings: Schemas['IpProxySettings'] | undefined;
  clusterGroupId: string | undefined;
  schedule: ScheduleRecord | undefined;
  status: TaskStatus;
  /** 1 to 99; a higher one runs first. */
  priority: number;
  /** Cloud nodes that a run of it takes. */
  cloudCount: number;
  createdAt: number;
  lastActivityAt: number;
  /** Number of the last lot, 0 when it never ran. */
  lastLot: number;
  /** What a run of it will find: rows in all, and the inputs they come from. */
  plannedRows: number;
  inputs: readonly string[];
  rowsPerMinute: number;
  /** Share of its inputs that fail, 0 to 1. */
  errorShare: number;
}

/** A group of tasks of one account. */
export interface TaskGroupRecord {
  readonly taskGroupId: string;
  readonly userId: string;
  taskGroupName: string;
  isDefault: boolean;
}

/** The share of a task: who knows its id sees the task and may copy it. */
export interface TaskShareRecord {
  readonly shareId: string;
  readonly taskId: string;
  readonly createdAt: number;
}
