import type { Feedback, TemplateStatus } from '#src/contract/enums.gen';

/** What may change of a template; the rest stands in the seeds. */
export interface TemplateStateRecord {
  readonly templateRegistrationId: string;
  status: TemplateStatus;
  version: number;
  likes: number;
  /** Only its allow list may set up tasks: it was public in the seeds (ROLE-05). */
  closed?: boolean;
}

/** What one account thinks of one template; keyed `userId:templateRegistrationId`. */
export interface TemplateOpinionRecord {
  readonly key: string;
  readonly userId: string;
  readonly templateRegistrationId: string;
  feedback: Feedback;
  favoritedAt: number | undefined;
  subscribed: boolean;
}
