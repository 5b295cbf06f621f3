import { pictureKey, type Picture } from '../picture.ts';
import type { Change, Comment } from '../review.ts';
import { drawCommentForm, focusOn, placeOf, type Draft } from './comment-form.ts';
import { createElement } from './elements.ts';
import type { MarkStore } from './marks.ts';

interface CommentActions {
  readonly marks: MarkStore;
  marked(): void;
  redraw(): void;
  hrefOf(picture: string): string;
}

let draft: Draft | undefined;

const toPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

const commentId = ({ id }: Comment): string => `comment-${id}`;

export function drawComments(
  picture: Picture,
  { marks, marked, redraw, hrefOf }: CommentActions,
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
    redraw();
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
    const { form, pin } = drawCommentForm(draft, picture, marks, {
      move: start,
      write: (text) => {
        if (draft) draft = { ...draft, text };
      },
      submit: (comment) =>
        void save(
          { comment, gone: false },
          marks.isSavedToProject ? 'Written to docs/review.json.' : 'Kept in this browser: download it to share it.',
          comment.id,
        ),
      cancel,
    });
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

  function cancel(): void {
    draft = undefined;
    redraw();
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
