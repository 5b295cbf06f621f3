import type { Feedback, TemplateStatus } from '#src/contract/enums.gen';

export interface TemplateStateRecord {
  readonly templateRegistrationId: string;
  status: TemplateStatus;
  version: number;
  likes: number;
  /** Restricted to its allow list, though public in the seeds (ROLE-05). */
  closed?: boolean;
}

/** Keyed `userId:templateRegistrationId`. */
export interface TemplateOpinionRecord {
  readonly key: string;
  readonly userId: string;
  readonly templateRegistrationId: string;
  feedback: Feedback;
  favoritedAt: number | undefined;
  subscribed: boolean;
}
