import type { ActivityStepStatus, GoodsCode, MissionType, PushAnswer } from '#src/contract/enums.gen';

/** Epoch milliseconds; `endsAt` is excluded. */
export interface ActivityStepRecord {
  readonly status: ActivityStepStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly percent: number;
}

export interface ActivityRecord {
  readonly code: string;
  paused: boolean;
  steps: readonly ActivityStepRecord[];
  readonly goodsCodes: readonly GoodsCode[];
}

/** Keyed `userId:missionType`. */
export interface MissionRecord {
  readonly key: string;
  readonly userId: string;
  readonly missionType: MissionType;
  readonly completedAt: number;
  /** Dollars. */
  readonly reward: number;
}

/** Keyed by user id, or `visitor`. */
export interface PushAnswerRecord {
  readonly key: string;
  readonly answer: PushAnswer;
  readonly page: string | undefined;
  readonly answeredAt: number;
}
