import { pictureKey, type Picture } from '../picture.ts';
import type { ReviewState } from '../review.ts';
import { arrange } from './arrangement.ts';
import { element } from './elements.ts';

export const REVIEW_WORDS: Readonly<Record<ReviewState, string>> = {
  none: 'Not looked at',
  looked: 'Looked at',
  changed: 'Changed since looked at',
};

export function drawSheet(
  into: HTMLElement,
  pictures: readonly Picture[],
  address: (picture: Picture) => string,
  state: (picture: Picture) => ReviewState,
): void {
  let noun = '';
  const parts: HTMLElement[] = [];
  const looks = new Set(pictures.map(({ language, theme, width }) => `${language} ${theme} ${width}`));
  for (const group of arrange(pictures)) {
    if (group.noun !== noun) {
      noun = group.noun;
      parts.push(element('h2', { id: `noun-${noun}` }, noun));
    }
    const tiles = group.pictures.map((picture) => tile(picture, address(picture), state(picture), looks.size > 1));
    parts.push(
      element(
        'section',
        { class: 'group', 'aria-label': `${noun}, ${group.surface}` },
        element('h3', {}, group.surface, element('span', { class: 'count' }, ` ${group.pictures.length}`)),
        element('ul', { class: 'tiles', role: 'list' }, ...tiles),
      ),
    );
  }
  if (parts.length === 0)
    parts.push(element('p', { class: 'nothing' }, 'No picture fits. Take a filter away, or search for another word.'));
  into.replaceChildren(...parts);
}

function tile(picture: Picture, href: string, state: ReviewState, withLook: boolean): HTMLLIElement {
  const { title, name, file, width, height, language, theme, findings } = picture;
  const short = title.split('/').at(-1) ?? title;
  return element(
    'li',
    { class: width < 800 ? 'tile narrow' : 'tile' },
    element(
      'a',
      { href, 'data-picture': pictureKey(picture) },
      element(
        'span',
        { class: 'frame' },
        element('img', { src: file, alt: '', loading: 'lazy', decoding: 'async', width, height }),
      ),
      element('span', { class: 'what' }, element('b', {}, short), ' ', name),
      withLook && element('span', { class: 'look' }, `${language}, ${theme}, ${width} px`),
      findings.length > 0 &&
        element('span', { class: 'badge bad' }, findings.length === 1 ? '1 finding' : `${findings.length} findings`),
      state !== 'none' && element('span', { class: `badge ${state}` }, REVIEW_WORDS[state]),
    ),
  );
}
