import { pictureKey, type Picture } from '../picture.ts';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, type Comment } from '../review.ts';
import { createElement } from './elements.ts';
import type { MarkStore } from './marks.ts';

export interface Draft {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

interface CommentFormActions {
  move(x: number, y: number, focused: string): void;
  write(text: string): void;
  submit(comment: Comment): void;
  cancel(): void;
}

const STEP = 0.5;
const LARGE_STEP = 5;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const placeOf = (pin: HTMLElement, { x, y }: Pick<Comment, 'x' | 'y'>): void => {
  pin.style.left = `${x}%`;
  pin.style.top = `${y}%`;
};

export const focusOn = (id: string): void => document.getElementById(id)?.focus();

export function drawCommentForm(
  { x, y, text }: Draft,
  picture: Picture,
  store: MarkStore,
  { move, write, submit, cancel }: CommentFormActions,
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
        write(words.value);
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
        submit({
          id: newId(),
          picture: pictureKey(picture),
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
