export interface Mark {
  /** 'en-US/light/1440/<story>' */
  readonly picture: string;
  readonly sha256: string;
  readonly who: string;
  readonly comment: string;
}

export interface Review {
  readonly version: 1;
  readonly marks: readonly Mark[];
}

/** 'changed': differs from the reviewed screenshot. */
export type ReviewState = 'none' | 'looked' | 'changed';

/** In characters. */
export const MAX_NAME_LENGTH = 80;
export const MAX_COMMENT_LENGTH = 2000;

const KEY = /^[a-z]{2}-[A-Z]{2}\/(?:light|dark)\/\d{3,4}\/[\w-]{1,200}$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function isMark(value: unknown): value is Mark {
  if (!isRecord(value)) return false;
  const { picture, sha256, who, comment, ...more } = value;
  return (
    Object.keys(more).length === 0 &&
    typeof picture === 'string' &&
    KEY.test(picture) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    typeof who === 'string' &&
    who.trim() !== '' &&
    who.length <= MAX_NAME_LENGTH &&
    typeof comment === 'string' &&
    comment.length <= MAX_COMMENT_LENGTH
  );
}

export function readReview(text: string): Review {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['marks']))
    throw new Error('This is not a review file.');
  const invalidMark: unknown = value['marks'].find((mark) => !isMark(mark));
  if (invalidMark !== undefined) throw new Error(`This is not a review mark: ${JSON.stringify(invalidMark)}`);
  return { version: 1, marks: value['marks'].filter(isMark) };
}

const sortKey = ({ picture, who }: Pick<Mark, 'picture' | 'who'>): string => `${picture}\n${who}`;

/** Sorted, so that different reviewers change different lines. */
export function reviewText({ marks }: Review): string {
  const sorted = marks
    .map(({ picture, sha256, who, comment }) => ({ picture, sha256, who, comment }))
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return `${JSON.stringify({ version: 1, marks: sorted }, null, 2)}\n`;
}

export const withMark = (review: Review, mark: Mark): Review => ({
  version: 1,
  marks: [...review.marks.filter((other) => sortKey(other) !== sortKey(mark)), mark],
});

export const withoutMark = (review: Review, removed: Pick<Mark, 'picture' | 'who'>): Review => ({
  version: 1,
  marks: review.marks.filter((mark) => sortKey(mark) !== sortKey(removed)),
});

export function reviewState(marks: readonly Mark[], sha256: string): ReviewState {
  if (marks.length === 0) return 'none';
  return marks.some((mark) => mark.sha256 === sha256) ? 'looked' : 'changed';
}
