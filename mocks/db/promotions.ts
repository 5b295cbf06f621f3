import type { ActivityStepStatus, GoodsCode, MissionType, PushAnswer } from '#src/contract/enums.gen';

/** A step of an activity; times in epoch milliseconds, the end excluded. */
export interface ActivityStepRecord {
  readonly status: ActivityStepStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Percent off plans; 0 before the sale. */
  readonly percent: number;
}

/** A sale. Where it stands is a function of the clock, unless it is paused. */
export interface ActivityRecord {
  readonly code: string;
  paused: boolean;
  steps: readonly ActivityStepRecord[];
  readonly goodsCodes: readonly GoodsCode[];
}

/** A mission that an account has completed; keyed `userId:missionType`. */
export interface MissionRecord {
  readonly key: string;
  readonly userId: string;
  readonly missionType: MissionType;
  readonly completedAt: number;
  /** Dollars that it gave. */
  readonly reward: number;
}

/** Answer to the push prompt; keyed by account, or `visitor`. */
export interface PushAnswerRecord {
  readonly key: string;
  readonly answer: PushAnswer;
  readonly page: string | undefined;
  readonly answeredAt: number;
}
