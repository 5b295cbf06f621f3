export interface Mark {
  /** 'en-US/light/1440/<story>' */
  readonly picture: string;
  readonly sha256: string;
  readonly who: string;
  readonly comment: string;
}

/** `x` and `y` are in percent. */
export interface Comment {
  readonly id: string;
  readonly picture: string;
  readonly sha256: string;
  readonly who: string;
  readonly date: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly resolved: boolean;
}

export interface Review {
  readonly version: 1;
  readonly marks: readonly Mark[];
  readonly comments: readonly Comment[];
}

export type Change =
  | { readonly mark: Mark; readonly gone: boolean }
  | { readonly comment: Comment; readonly gone: boolean };

export const NO_REVIEW: Review = { version: 1, marks: [], comments: [] };

/** 'changed': differs from the reviewed screenshot. */
export type ReviewState = 'none' | 'looked' | 'changed';

/** In characters. */
export const MAX_NAME_LENGTH = 80;
export const MAX_COMMENT_LENGTH = 2000;

const KEY = /^[a-z]{2}-[A-Z]{2}\/(?:light|dark)\/\d{3,4}\/[\w-]{1,200}$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isFilled = (value: unknown, most: number): boolean => isText(value, most) && value.trim() !== '';
const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);
const isPercent = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
const isTime = (value: unknown): boolean =>
  matches(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) && !Number.isNaN(Date.parse(String(value)));

const FIELDS: Readonly<Record<'mark' | 'comment', Readonly<Record<string, (value: unknown) => boolean>>>> = {
  mark: {
    picture: (value) => matches(value, KEY),
    sha256: (value) => matches(value, /^[0-9a-f]{64}$/),
    who: (value) => isFilled(value, MAX_NAME_LENGTH),
    comment: (value) => isText(value, MAX_COMMENT_LENGTH),
  },
  comment: {
    id: (value) => matches(value, /^[0-9a-f]{16}$/),
    picture: (value) => matches(value, KEY),
    sha256: (value) => matches(value, /^[0-9a-f]{64}$/),
    who: (value) => isFilled(value, MAX_NAME_LENGTH),
    date: isTime,
    x: isPercent,
    y: isPercent,
    text: (value) => isFilled(value, MAX_COMMENT_LENGTH),
    resolved: (value) => typeof value === 'boolean',
  },
};

const hasFields = (value: unknown, kind: 'mark' | 'comment'): boolean =>
  isRecord(value) &&
  Object.keys(value).every((name) => Object.hasOwn(FIELDS[kind], name)) &&
  Object.entries(FIELDS[kind]).every(([name, isValid]) => isValid(value[name]));

const isMark = (value: unknown): value is Mark => hasFields(value, 'mark');
const isComment = (value: unknown): value is Comment => hasFields(value, 'comment');

export function isChange(value: unknown): value is Change {
  if (!isRecord(value) || typeof value['gone'] !== 'boolean') return false;
  return 'mark' in value ? isMark(value['mark']) : isComment(value['comment']);
}

export function readReview(text: string): Review {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not a review file: it is not JSON.');
  }
  if (!isRecord(value) || value['version'] !== 1) throw new Error('This is not a review file of version 1.');
  const { marks, comments = [] } = value;
  if (!Array.isArray(marks) || !Array.isArray(comments)) throw new Error('This is not a review file.');
  const invalidMark: unknown = marks.find((mark) => !isMark(mark));
  if (invalidMark !== undefined) throw new Error(`This is not a review mark: ${JSON.stringify(invalidMark)}`);
  const invalidComment: unknown = comments.find((comment) => !isComment(comment));
  if (invalidComment !== undefined) throw new Error(`This is not a comment: ${JSON.stringify(invalidComment)}`);
  const ids = comments.filter(isComment).map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('This is not a review file: two comments have one id.');
  return { version: 1, marks: marks.filter(isMark), comments: comments.filter(isComment) };
}

const sortKey = ({ picture, who }: Pick<Mark, 'picture' | 'who'>): string => `${picture}\n${who}`;
const commentOrder = ({ picture, date, id }: Comment): string => `${picture}\n${date}\n${id}`;

/** Sorted, so that different reviewers change different lines. */
export function reviewText(review: Review): string {
  const marks = review.marks
    .map(({ picture, sha256, who, comment }) => ({ picture, sha256, who, comment }))
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const comments = review.comments
    .map(({ id, picture, sha256, who, date, x, y, text, resolved }) => ({
      id,
      picture,
      sha256,
      who,
      date,
      x,
      y,
      text,
      resolved,
    }))
    .toSorted((a, b) => (commentOrder(a) < commentOrder(b) ? -1 : 1));
  return `${JSON.stringify({ version: 1, marks, comments }, null, 2)}\n`;
}

export const changeKey = (change: Change): string => ('mark' in change ? sortKey(change.mark) : change.comment.id);

export function applyChange(review: Review, change: Change): Review {
  const key = changeKey(change);
  if ('mark' in change) {
    const marks = review.marks.filter((mark) => sortKey(mark) !== key);
    return { ...review, marks: change.gone ? marks : [...marks, change.mark] };
  }
  const comments = review.comments.filter(({ id }) => id !== key);
  return { ...review, comments: change.gone ? comments : [...comments, change.comment] };
}

export const commentsOf = ({ comments }: Review, picture: string): Comment[] =>
  comments
    .filter((comment) => comment.picture === picture)
    .toSorted((a, b) => (commentOrder(a) < commentOrder(b) ? -1 : 1));

export function reviewState(marks: readonly Mark[], sha256: string): ReviewState {
  if (marks.length === 0) return 'none';
  return marks.some((mark) => mark.sha256 === sha256) ? 'looked' : 'changed';
}
