import { readJson, sessionStore, writeJson } from '#src/lib/storage';

export interface ContactDraft {
  readonly email: string;
  readonly topic: ContactTopic;
  readonly subject: string;
  readonly message: string;
}

export const contactTopics = ['task', 'template', 'payment', 'account', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const emptyDraft: ContactDraft = { email: '', topic: 'task', subject: '', message: '' };

const STORAGE_KEY = 'contact';
const isText = (value: unknown): boolean => typeof value === 'string';

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { email, topic, subject, message } = value as Record<string, unknown>;
  return [email, subject, message].every(isText) && contactTopics.some((each) => each === topic);
}

export const readDraft = (): ContactDraft => readJson(sessionStore, STORAGE_KEY, isDraft) ?? emptyDraft;

/** While the tab is open; removes an empty draft. */
export function storeDraft(draft: ContactDraft): void {
  if (draft.subject === '' && draft.message === '') sessionStore.remove(STORAGE_KEY);
  else writeJson(sessionStore, STORAGE_KEY, draft);
}
