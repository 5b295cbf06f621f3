import { pictureKey, type StoryGlobals, type Picture } from '../picture.ts';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, reviewState, type Mark } from '../review.ts';
import { describeChange, drawViews, showPins, viewKeys } from './before-after.ts';
import { drawComments } from './comments.ts';
import { createElement, getElement } from './elements.ts';
import type { MarkStore } from './marks.ts';
import { REVIEW_LABELS } from './sheet.ts';
import { requirementList, textList, type Details } from './details.ts';

export interface LargeViewActions {
  readonly storybook: string;
  readonly marks: MarkStore;
  readonly details: Details;
  step(by: number): void;
  turn(property: keyof StoryGlobals): void;
  close(): void;
  marked(): void;
  redraw(): void;
  hrefOf(picture: string): string;
}

export function storyUrl(base: string, { story, language, theme }: Picture): string {
  const front = base.endsWith('/') ? `${base}index.html` : base;
  return `${front}?path=/story/${story}&globals=language:${language};theme:${theme}`;
}

export function drawLargeView(picture: Picture, position: string, actions: LargeViewActions): void {
  const { title, name, file, width, height, findings, noun, surface, persona, state } = picture;
  const view = getElement('#large', HTMLDialogElement);
  const boxes = findings.map(({ box, kind }, at) => {
    const [left, top, wide, tall] = box;
    const mark = createElement('span', { class: 'box', 'data-kind': kind, 'aria-hidden': 'true', 'data-at': at });
    const percent = (length: number, whole: number): string => `${(100 * length) / whole}%`;
    mark.style.left = percent(left, width);
    mark.style.top = percent(top, height);
    mark.style.width = percent(wide, width);
    mark.style.height = percent(tall, height);
    return mark;
  });
  const redraw = (): void => {
    showPins();
    actions.redraw();
  };
  const { pins, section: comments, place } = drawComments(picture, { ...actions, redraw });
  const sheet = createElement(
    'div',
    { class: 'sheet', style: `--picture-width: ${width}px`, onclick: place },
    createElement('img', { src: file, alt: `${title}, ${name}`, width, height }),
    ...boxes,
    ...pins,
  );
  const imagePane = createElement(
    'div',
    { class: 'stage', tabindex: '0', role: 'region', 'aria-label': 'Picture' },
    drawViews(picture, file, sheet),
  );
  const key = (label: string, letter: string, press: () => void): HTMLElement =>
    createElement(
      'button',
      { type: 'button', class: 'key', 'aria-keyshortcuts': letter, onclick: press },
      label,
      createElement('kbd', { 'aria-hidden': 'true' }, letter),
    );
  const fact = (label: string, value: string): (HTMLElement | false)[] =>
    value === '' ? [false] : [createElement('dt', {}, label), createElement('dd', {}, value)];
  view.replaceChildren(
    createElement(
      'header',
      {},
      createElement(
        'div',
        {},
        createElement('h2', { id: 'large-title', tabindex: '-1' }, title),
        createElement('p', {}, name),
      ),
      createElement('span', { class: 'count' }, position),
      createElement('button', { type: 'button', class: 'plain', onclick: () => actions.close() }, 'Close'),
    ),
    imagePane,
    createElement(
      'aside',
      { 'aria-label': 'About the picture' },
      createElement(
        'div',
        { class: 'keys', role: 'group', 'aria-label': 'Other pictures' },
        key('Previous', '←', () => actions.step(-1)),
        key('Next', '→', () => actions.step(1)),
        key('Other theme', 't', () => actions.turn('theme')),
        key('Next language', 'l', () => actions.turn('language')),
        key('Other width', 'w', () => actions.turn('width')),
        key('Fit or full size', 'z', () => toggleSize()),
      ),
      viewKeys(picture, actions.redraw),
      createElement(
        'dl',
        {},
        ...fact('Change', describeChange(picture)),
        ...fact('Look', `${picture.language}, ${picture.theme}, ${width} px`),
        ...fact('Place', `${noun}, ${surface}`),
        ...fact('State', state),
        ...fact('Persona', persona),
        ...fact('Story', picture.story),
      ),
      createElement(
        'p',
        {},
        createElement(
          'a',
          { href: storyUrl(actions.storybook, picture), target: '_blank', rel: 'noopener' },
          'Open the live story',
        ),
      ),
      requirementList(picture, actions.details),
      findingsList(picture, boxes),
      comments,
      reviewForm(picture, actions),
      textList(picture, actions.details),
    ),
  );
}

export function toggleSize(): void {
  document.querySelector('#large .stage')?.classList.toggle('full');
}

function findingsList({ findings }: Picture, boxes: readonly HTMLElement[]): HTMLElement | false {
  if (findings.length === 0) return false;
  const highlight = (boxIndex: number, on: boolean) => () => boxes[boxIndex]?.classList.toggle('pointed', on);
  return createElement(
    'section',
    { class: 'findings' },
    createElement('h3', {}, findings.length === 1 ? '1 finding' : `${findings.length} findings`),
    createElement(
      'ul',
      {},
      ...findings.map(({ kind, text, selector }, at) =>
        createElement(
          'li',
          {},
          createElement(
            'button',
            {
              type: 'button',
              class: 'plain',
              onfocus: highlight(at, true),
              onblur: highlight(at, false),
              onmouseenter: highlight(at, true),
              onmouseleave: highlight(at, false),
              onclick: () => boxes[at]?.scrollIntoView({ block: 'center' }),
            },
            createElement('b', {}, kind),
            ` ${text}`,
          ),
          createElement('code', {}, selector),
        ),
      ),
    ),
  );
}

function reviewForm(picture: Picture, { marks, marked }: LargeViewActions): HTMLElement {
  const key = pictureKey(picture);
  const existingMarks = marks.marksOf(key);
  const ownMark = existingMarks.find(({ who }) => who === marks.who);
  const status = createElement('p', { role: 'status' });
  const who = createElement('input', {
    id: 'mark-who',
    value: marks.who,
    maxlength: MAX_NAME_LENGTH,
    autocomplete: 'name',
    required: true,
  });
  const comment = createElement(
    'textarea',
    { id: 'mark-comment', rows: 3, maxlength: MAX_COMMENT_LENGTH },
    ownMark?.comment ?? '',
  );
  const saveChange = async (work: () => Promise<void>, message: string): Promise<void> => {
    try {
      await work();
      marked();
      getElement('#large .mark [role="status"]', HTMLElement).textContent = message;
    } catch (error) {
      status.textContent = `This was not saved. ${error instanceof Error ? error.message : ''}`;
    }
  };
  const save = (event: Event): void => {
    event.preventDefault();
    marks.who = who.value.trim();
    const mark: Mark = { picture: key, sha256: picture.sha256, who: marks.who, comment: comment.value.trim() };
    void saveChange(
      () => marks.apply({ mark, gone: false }),
      marks.isSavedToProject ? 'Written to docs/review.json.' : 'Kept in this browser: download it to share it.',
    );
  };
  return createElement(
    'section',
    { class: 'mark' },
    createElement(
      'h3',
      {},
      'Review',
      ' ',
      createElement(
        'span',
        { class: `badge ${reviewState(existingMarks, picture.sha256)}` },
        REVIEW_LABELS[reviewState(existingMarks, picture.sha256)],
      ),
    ),
    createElement(
      'ul',
      {},
      ...existingMarks.map((mark) =>
        createElement(
          'li',
          {},
          createElement('b', {}, mark.who),
          mark.sha256 === picture.sha256 ? '' : ' (of an earlier picture)',
          mark.comment === '' ? '' : `: ${mark.comment}`,
        ),
      ),
    ),
    createElement(
      'form',
      { onsubmit: save },
      createElement('label', { for: 'mark-who' }, 'Your name'),
      who,
      createElement('label', { for: 'mark-comment' }, 'Comment, if there is something to say'),
      comment,
      createElement(
        'div',
        { class: 'actions' },
        createElement('button', { type: 'submit', class: 'primary' }, ownMark ? 'Looked at again' : 'Looked at'),
        ownMark &&
          createElement(
            'button',
            {
              type: 'button',
              class: 'plain',
              onclick: () =>
                void saveChange(() => marks.apply({ mark: ownMark, gone: true }), 'Your mark is taken away.'),
            },
            'Take my mark away',
          ),
      ),
    ),
    status,
  );
}
