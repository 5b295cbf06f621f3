import { isMark, readReview, withMark, withoutMark, type Mark, type Review } from '../review.ts';

export interface Marks {
  readonly written: boolean;
  who: string;
  of(picture: string): readonly Mark[];
  unsaved(): number;
  review(): Review;
  set(mark: Mark): Promise<void>;
  remove(mark: Mark): Promise<void>;
}

const WHO = 'gleaner.atlas.who';
const MADE = 'gleaner.atlas.marks';

interface Change {
  readonly mark: Mark;
  readonly gone: boolean;
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'mark' in value && isMark(value.mark) && 'gone' in value;

/** Storage may be blocked. */
function recall(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be blocked.
  }
}

function recallChanges(): Change[] {
  try {
    const value: unknown = JSON.parse(recall(MADE) || '[]');
    return Array.isArray(value) ? value.filter(isChange) : [];
  } catch {
    return [];
  }
}

const changed = (review: Review, { mark, gone }: Change): Review =>
  gone ? withoutMark(review, mark) : withMark(review, mark);

/** `npm run atlas:open` saves changes at `path`; otherwise localStorage keeps them. */
export function openMarks(came: Review, path: string, who: string): Marks {
  const changes: Change[] = path === '' ? recallChanges() : [];
  let review = changes.reduce(changed, came);

  async function apply(change: Change): Promise<void> {
    if (path === '') {
      const { picture, who: by } = change.mark;
      const others = changes.filter(({ mark }) => mark.picture !== picture || mark.who !== by);
      changes.splice(0, changes.length, ...others, change);
      remember(MADE, JSON.stringify(changes));
      review = changed(review, change);
      return;
    }
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    review = readReview(text);
  }

  return {
    written: path !== '',
    get who() {
      return recall(WHO) || who;
    },
    set who(name) {
      remember(WHO, name);
    },
    of: (picture) => review.marks.filter((mark) => mark.picture === picture),
    unsaved: () => changes.length,
    review: () => review,
    set: (mark) => apply({ mark, gone: false }),
    remove: (mark) => apply({ mark, gone: true }),
  };
}
