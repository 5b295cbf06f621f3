import { pictureKey, type Picture } from '../picture.ts';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, type Change, type Comment } from '../review.ts';
import { createElement } from './elements.ts';
import type { MarkStore } from './marks.ts';

interface CommentActions {
  readonly marks: MarkStore;
  marked(): void;
  hrefOf(picture: string): string;
}

interface Draft {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

let draft: Draft | undefined;

const STEP = 0.5;
const LARGE_STEP = 5;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const toPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const placeOf = (pin: HTMLElement, { x, y }: Pick<Comment, 'x' | 'y'>): void => {
  pin.style.left = `${x}%`;
  pin.style.top = `${y}%`;
};

const commentId = ({ id }: Comment): string => `comment-${id}`;
const focusOn = (id: string): void => document.getElementById(id)?.focus();

export function drawComments(
  picture: Picture,
  { marks, marked, hrefOf }: CommentActions,
): { pins: HTMLElement[]; section: HTMLElement; place(event: Event): void } {
  const key = pictureKey(picture);
  if (draft?.picture !== key) draft = undefined;
  const comments = marks.commentsOf(key);
  const status = createElement('p', { role: 'status', id: 'comments-status' });

  async function save(change: Change, message: string, focused: string): Promise<void> {
    try {
      await marks.apply(change);
      if (!change.gone && 'comment' in change && change.comment.id === focused) draft = undefined;
      marked();
      const shown = document.getElementById('comments-status');
      if (shown) shown.textContent = message;
      focusOn(focused === '' ? 'pin-comment' : `comment-${focused}`);
    } catch (error) {
      status.textContent = `This was not saved. ${error instanceof Error ? error.message : ''}`;
    }
  }

  function start(x: number, y: number, focused: string): void {
    draft = { picture: key, text: '', ...draft, x: toPercent(x), y: toPercent(y) };
    marked();
    focusOn(focused);
  }

  const pins = comments.map((comment, index) => {
    const { x, y, who, resolved, sha256 } = comment;
    const pin = createElement(
      'button',
      {
        type: 'button',
        class: `pin${resolved ? ' resolved' : ''}${sha256 === picture.sha256 ? '' : ' earlier'}`,
        id: `pin-${comment.id}`,
        'aria-label': `Comment ${index + 1} of ${who}${resolved ? ', resolved' : ''}`,
        onclick: () => focusOn(commentId(comment)),
      },
      String(index + 1),
    );
    placeOf(pin, { x, y });
    return pin;
  });

  const items = comments.map((comment, index) => {
    const { id, who, date, text, resolved, x, y } = comment;
    const isOwn = who === marks.who;
    return createElement(
      'li',
      { id: commentId(comment), tabindex: '-1', class: resolved ? 'resolved' : undefined },
      createElement(
        'p',
        {},
        createElement('b', {}, `${index + 1}. ${who}`),
        ' ',
        createElement('time', { datetime: date }, date.slice(0, 10)),
        resolved && ', resolved',
        comment.sha256 !== picture.sha256 && ' (of an earlier picture)',
      ),
      createElement('p', { class: 'text' }, text),
      createElement(
        'div',
        { class: 'actions' },
        createElement(
          'button',
          {
            type: 'button',
            class: 'plain',
            'aria-label': `Place of comment ${index + 1}: ${x} % from the left, ${y} % from the top`,
            onclick: () => {
              const pin = document.getElementById(`pin-${id}`);
              pin?.scrollIntoView({ block: 'center' });
              pin?.focus();
            },
          },
          'Place',
        ),
        createElement(
          'button',
          {
            type: 'button',
            class: 'plain',
            onclick: () =>
              void save(
                { comment: { ...comment, resolved: !resolved }, gone: false },
                resolved ? 'The comment is open again.' : 'The comment is resolved.',
                id,
              ),
          },
          resolved ? 'Open again' : 'Resolve',
        ),
        isOwn &&
          createElement(
            'button',
            {
              type: 'button',
              class: 'plain',
              onclick: () => void save({ comment, gone: true }, 'The comment is deleted.', ''),
            },
            'Delete',
          ),
      ),
    );
  });

  const others = marks
    .review()
    .comments.filter((comment) => comment.picture !== key && comment.picture.endsWith(`/${picture.story}`));
  const otherKeys = [...Map.groupBy(others, (comment) => comment.picture)];

  const section = createElement(
    'section',
    { class: 'comments' },
    createElement('h3', {}, comments.length === 1 ? '1 comment' : `${comments.length} comments`),
    createElement('ol', { role: 'list' }, ...items),
    ...otherKeys.map(([other, { length }]) =>
      createElement(
        'p',
        {},
        createElement('a', { href: hrefOf(other) }, `${length} on ${other.split('/').slice(0, 3).join(', ')} px`),
      ),
    ),
  );

  if (draft) {
    const { form, pin } = drawDraft(draft, marks, start, (comment) =>
      save(
        { comment: { ...comment, sha256: picture.sha256 }, gone: false },
        marks.isSavedToProject ? 'Written to docs/review.json.' : 'Kept in this browser: download it to share it.',
        comment.id,
      ),
    );
    pins.push(pin);
    section.append(form);
  } else
    section.append(
      createElement(
        'button',
        {
          type: 'button',
          id: 'pin-comment',
          class: 'key',
          'aria-keyshortcuts': 'p',
          onclick: () => start(50, 50, 'pin-new'),
        },
        'Pin a comment, or click the picture',
        createElement('kbd', { 'aria-hidden': 'true' }, 'p'),
      ),
    );
  section.append(status);

  function drawDraft(
    { x, y, text }: Draft,
    store: MarkStore,
    move: (x: number, y: number, focused: string) => void,
    submit: (comment: Comment) => Promise<void>,
  ): { form: HTMLElement; pin: HTMLButtonElement } {
    const pin = createElement(
      'button',
      {
        type: 'button',
        class: 'pin draft',
        id: 'pin-new',
        'aria-label': `Place of the new comment: ${x} % from the left, ${y} % from the top. Arrow keys move it.`,
        onclick: () => focusOn('pin-text'),
        onkeydown: (event) => {
          const { key: pressed, shiftKey } = event as KeyboardEvent;
          const direction = DIRECTIONS[pressed];
          if (!direction) return;
          event.preventDefault();
          const step = shiftKey ? LARGE_STEP : STEP;
          move(x + direction[0] * step, y + direction[1] * step, 'pin-new');
        },
      },
      '+',
    );
    placeOf(pin, { x, y });
    const who = createElement('input', {
      id: 'pin-who',
      value: store.who,
      maxlength: MAX_NAME_LENGTH,
      autocomplete: 'name',
      required: true,
    });
    const words = createElement(
      'textarea',
      {
        id: 'pin-text',
        rows: 3,
        maxlength: MAX_COMMENT_LENGTH,
        required: true,
        oninput: () => {
          if (draft) draft = { ...draft, text: words.value };
        },
      },
      text,
    );
    const [left, top] = [x, y].map((value, index) => {
      const field: HTMLInputElement = createElement('input', {
        id: index === 0 ? 'pin-x' : 'pin-y',
        type: 'number',
        min: 0,
        max: 100,
        step: 'any',
        value,
        required: true,
        onchange: () => {
          if (field.value === '') return;
          const value = Number(field.value);
          move(index === 0 ? value : x, index === 0 ? y : value, field.id);
        },
      });
      return field;
    }) as [HTMLInputElement, HTMLInputElement];
    const form = createElement(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          store.who = who.value.trim();
          void submit({
            id: newId(),
            picture: key,
            sha256: picture.sha256,
            who: store.who,
            date: new Date().toISOString(),
            x,
            y,
            text: words.value.trim(),
            resolved: false,
          });
        },
        onkeydown: (event) => {
          if ((event as KeyboardEvent).key !== 'Escape') return;
          event.preventDefault();
          cancel();
        },
      },
      createElement('label', { for: 'pin-text' }, 'Comment'),
      words,
      createElement('label', { for: 'pin-who' }, 'Your name'),
      who,
      createElement(
        'div',
        { class: 'place' },
        createElement('label', { for: 'pin-x' }, 'From the left, %'),
        left,
        createElement('label', { for: 'pin-y' }, 'From the top, %'),
        top,
      ),
      createElement(
        'div',
        { class: 'actions' },
        createElement('button', { type: 'submit', class: 'primary' }, 'Save the comment'),
        createElement('button', { type: 'button', class: 'plain', onclick: () => cancel() }, 'Cancel'),
      ),
    );
    return { form, pin };
  }

  function cancel(): void {
    draft = undefined;
    marked();
    focusOn('pin-comment');
  }

  return {
    pins,
    section,
    place(event) {
      const { target, clientX, clientY } = event as MouseEvent;
      if (!(target instanceof HTMLImageElement)) return;
      const box = target.getBoundingClientRect();
      start((100 * (clientX - box.left)) / box.width, (100 * (clientY - box.top)) / box.height, 'pin-text');
    },
  };
}
