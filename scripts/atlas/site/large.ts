import { pictureKey, type Look, type Picture } from '../picture.ts';
import { MOST_COMMENT, MOST_WHO, reviewState, type Mark } from '../review.ts';
import { element, part } from './elements.ts';
import type { Marks } from './marks.ts';
import { REVIEW_WORDS } from './sheet.ts';

export interface LargeActions {
  readonly storybook: string;
  readonly marks: Marks;
  step(by: number): void;
  turn(property: keyof Look): void;
  close(): void;
  marked(): void;
}

export function liveAddress(base: string, { story, language, theme }: Picture): string {
  const front = base.endsWith('/') ? `${base}index.html` : base;
  return `${front}?path=/story/${story}&globals=language:${language};theme:${theme}`;
}

export function drawLarge(picture: Picture, place: string, actions: LargeActions): void {
  const { title, name, file, width, height, findings, noun, surface, persona, state, requirements } = picture;
  const view = part('#large', HTMLDialogElement);
  const boxes = findings.map(({ box, kind }, at) => {
    const [left, top, wide, tall] = box;
    const mark = element('span', { class: 'box', 'data-kind': kind, 'aria-hidden': 'true', 'data-at': at });
    const share = (length: number, whole: number): string => `${(100 * length) / whole}%`;
    mark.style.left = share(left, width);
    mark.style.top = share(top, height);
    mark.style.width = share(wide, width);
    mark.style.height = share(tall, height);
    return mark;
  });
  const stage = element(
    'div',
    { class: 'stage', tabindex: '0', role: 'region', 'aria-label': 'Picture' },
    element(
      'div',
      { class: 'sheet', style: `--picture-width: ${width}px` },
      element('img', { src: file, alt: `${title}, ${name}`, width, height }),
      ...boxes,
    ),
  );
  const key = (label: string, letter: string, press: () => void): HTMLElement =>
    element(
      'button',
      { type: 'button', class: 'key', 'aria-keyshortcuts': letter, onclick: press },
      label,
      element('kbd', { 'aria-hidden': 'true' }, letter),
    );
  const fact = (label: string, value: string): (HTMLElement | false)[] =>
    value === '' ? [false] : [element('dt', {}, label), element('dd', {}, value)];
  view.replaceChildren(
    element(
      'header',
      {},
      element('div', {}, element('h2', { id: 'large-title', tabindex: '-1' }, title), element('p', {}, name)),
      element('span', { class: 'count' }, place),
      element('button', { type: 'button', class: 'plain', onclick: () => actions.close() }, 'Close'),
    ),
    stage,
    element(
      'aside',
      { 'aria-label': 'About the picture' },
      element(
        'div',
        { class: 'keys', role: 'group', 'aria-label': 'Other pictures' },
        key('Previous', '←', () => actions.step(-1)),
        key('Next', '→', () => actions.step(1)),
        key('Other theme', 't', () => actions.turn('theme')),
        key('Next language', 'l', () => actions.turn('language')),
        key('Other width', 'w', () => actions.turn('width')),
        key('Fit or full size', 'z', () => toggleSize()),
      ),
      element(
        'dl',
        {},
        ...fact('Look', `${picture.language}, ${picture.theme}, ${width} px`),
        ...fact('Place', `${noun}, ${surface}`),
        ...fact('State', state),
        ...fact('Persona', persona),
        ...fact('Requirements', requirements.join(', ')),
      ),
      element(
        'p',
        {},
        element(
          'a',
          { href: liveAddress(actions.storybook, picture), target: '_blank', rel: 'noopener' },
          'Open the live story',
        ),
      ),
      findingsList(picture, boxes),
      reviewForm(picture, actions),
    ),
  );
}

export function toggleSize(): void {
  document.querySelector('#large .stage')?.classList.toggle('full');
}

function findingsList({ findings }: Picture, boxes: readonly HTMLElement[]): HTMLElement | false {
  if (findings.length === 0) return false;
  const point = (at: number, on: boolean) => () => boxes[at]?.classList.toggle('pointed', on);
  return element(
    'section',
    { class: 'findings' },
    element('h3', {}, findings.length === 1 ? '1 finding' : `${findings.length} findings`),
    element(
      'ul',
      {},
      ...findings.map(({ kind, text, selector }, at) =>
        element(
          'li',
          {},
          element(
            'button',
            {
              type: 'button',
              class: 'plain',
              onfocus: point(at, true),
              onblur: point(at, false),
              onmouseenter: point(at, true),
              onmouseleave: point(at, false),
              onclick: () => boxes[at]?.scrollIntoView({ block: 'center' }),
            },
            element('b', {}, kind),
            ` ${text}`,
          ),
          element('code', {}, selector),
        ),
      ),
    ),
  );
}

function reviewForm(picture: Picture, { marks, marked }: LargeActions): HTMLElement {
  const key = pictureKey(picture);
  const made = marks.of(key);
  const own = made.find(({ who }) => who === marks.who);
  const status = element('p', { role: 'status' });
  const who = element('input', {
    id: 'mark-who',
    value: marks.who,
    maxlength: MOST_WHO,
    autocomplete: 'name',
    required: true,
  });
  const comment = element('textarea', { id: 'mark-comment', rows: 3, maxlength: MOST_COMMENT }, own?.comment ?? '');
  const attempt = async (work: () => Promise<void>, said: string): Promise<void> => {
    try {
      await work();
      marked();
      part('#large .mark [role="status"]', HTMLElement).textContent = said;
    } catch (error) {
      status.textContent = `This was not saved. ${error instanceof Error ? error.message : ''}`;
    }
  };
  const save = (event: Event): void => {
    event.preventDefault();
    marks.who = who.value.trim();
    const mark: Mark = { picture: key, sha256: picture.sha256, who: marks.who, comment: comment.value.trim() };
    void attempt(
      () => marks.set(mark),
      marks.written ? 'Written to docs/review.json.' : 'Kept in this browser: download it to share it.',
    );
  };
  return element(
    'section',
    { class: 'mark' },
    element(
      'h3',
      {},
      'Review',
      ' ',
      element(
        'span',
        { class: `badge ${reviewState(made, picture.sha256)}` },
        REVIEW_WORDS[reviewState(made, picture.sha256)],
      ),
    ),
    element(
      'ul',
      {},
      ...made.map((mark) =>
        element(
          'li',
          {},
          element('b', {}, mark.who),
          mark.sha256 === picture.sha256 ? '' : ' (of an earlier picture)',
          mark.comment === '' ? '' : `: ${mark.comment}`,
        ),
      ),
    ),
    element(
      'form',
      { onsubmit: save },
      element('label', { for: 'mark-who' }, 'Your name'),
      who,
      element('label', { for: 'mark-comment' }, 'Comment, if there is something to say'),
      comment,
      element(
        'div',
        { class: 'actions' },
        element('button', { type: 'submit', class: 'primary' }, own ? 'Looked at again' : 'Looked at'),
        own &&
          element(
            'button',
            {
              type: 'button',
              class: 'plain',
              onclick: () => void attempt(() => marks.remove(own), 'Your mark is taken away.'),
            },
            'Take my mark away',
          ),
      ),
    ),
    status,
  );
}
