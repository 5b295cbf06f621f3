import {
  applyChange,
  changeKey,
  commentsOf,
  isChange,
  readReview,
  type Change,
  type Comment,
  type Mark,
  type Review,
} from '../review.ts';

export interface MarkStore {
  readonly isSavedToProject: boolean;
  who: string;
  marksOf(picture: string): readonly Mark[];
  commentsOf(picture: string): readonly Comment[];
  unsaved(): number;
  review(): Review;
  apply(change: Change): Promise<void>;
}

const NAME_KEY = 'gleaner.atlas.who';
const CHANGES_KEY = 'gleaner.atlas.marks';

/** Storage may be blocked. */
function readStorage(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function writeStorage(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be blocked.
  }
}

function readStoredChanges(): Change[] {
  try {
    const value: unknown = JSON.parse(readStorage(CHANGES_KEY) || '[]');
    return Array.isArray(value) ? value.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** `npm run atlas:open` saves changes at `path`; otherwise localStorage keeps them. */
export function openMarks(initial: Review, path: string, who: string): MarkStore {
  const changes: Change[] = path === '' ? readStoredChanges() : [];
  let review = changes.reduce(applyChange, initial);

  async function apply(change: Change): Promise<void> {
    if (path === '') {
      const others = changes.filter((other) => changeKey(other) !== changeKey(change));
      changes.splice(0, changes.length, ...others, change);
      writeStorage(CHANGES_KEY, JSON.stringify(changes));
      review = applyChange(review, change);
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
    isSavedToProject: path !== '',
    get who() {
      return readStorage(NAME_KEY) || who;
    },
    set who(name) {
      writeStorage(NAME_KEY, name);
    },
    marksOf: (picture) => review.marks.filter((mark) => mark.picture === picture),
    commentsOf: (picture) => commentsOf(review, picture),
    unsaved: () => changes.length,
    review: () => review,
    apply,
  };
}
