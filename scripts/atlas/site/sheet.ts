import { CHANGE_LABELS, pictureKey, type Picture } from '../picture.ts';
import type { ReviewState } from '../review.ts';
import { groupPictures } from './arrangement.ts';
import { createElement } from './elements.ts';

export const REVIEW_LABELS: Readonly<Record<ReviewState, string>> = {
  none: 'Not looked at',
  looked: 'Looked at',
  changed: 'Changed since looked at',
};

export function drawSheet(
  container: HTMLElement,
  pictures: readonly Picture[],
  hrefOf: (picture: Picture) => string,
  stateOf: (picture: Picture) => ReviewState,
  openCommentsOf: (picture: Picture) => number,
): void {
  let noun = '';
  const parts: HTMLElement[] = [];
  const globalsShown = new Set(pictures.map(({ language, theme, width }) => `${language} ${theme} ${width}`));
  for (const group of groupPictures(pictures)) {
    if (group.noun !== noun) {
      noun = group.noun;
      parts.push(createElement('h2', { id: `noun-${noun}` }, noun));
    }
    const tiles = group.pictures.map((picture) =>
      tile(picture, hrefOf(picture), stateOf(picture), openCommentsOf(picture), globalsShown.size > 1),
    );
    parts.push(
      createElement(
        'section',
        { class: 'group', 'aria-label': `${noun}, ${group.surface}` },
        createElement('h3', {}, group.surface, createElement('span', { class: 'count' }, ` ${group.pictures.length}`)),
        createElement('ul', { class: 'tiles', role: 'list' }, ...tiles),
      ),
    );
  }
  if (parts.length === 0)
    parts.push(
      createElement('p', { class: 'nothing' }, 'No picture fits. Take a filter away, or search for another word.'),
    );
  container.replaceChildren(...parts);
}

function tile(
  picture: Picture,
  href: string,
  state: ReviewState,
  openComments: number,
  withGlobals: boolean,
): HTMLLIElement {
  const { title, name, file, width, height, language, theme, findings, change } = picture;
  const short = title.split('/').at(-1) ?? title;
  return createElement(
    'li',
    { class: width < 800 ? 'tile narrow' : 'tile' },
    createElement(
      'a',
      { href, 'data-picture': pictureKey(picture) },
      createElement(
        'span',
        { class: 'frame' },
        createElement('img', { src: file, alt: '', loading: 'lazy', decoding: 'async', width, height }),
      ),
      createElement('span', { class: 'what' }, createElement('b', {}, short), ' ', name),
      withGlobals && createElement('span', { class: 'look' }, `${language}, ${theme}, ${width} px`),
      change && createElement('span', { class: `badge ${change.kind}` }, CHANGE_LABELS[change.kind]),
      findings.length > 0 &&
        createElement(
          'span',
          { class: 'badge bad' },
          findings.length === 1 ? '1 finding' : `${findings.length} findings`,
        ),
      openComments > 0 &&
        createElement(
          'span',
          { class: 'badge bad' },
          openComments === 1 ? '1 open comment' : `${openComments} open comments`,
        ),
      state !== 'none' && createElement('span', { class: `badge ${state}` }, REVIEW_LABELS[state]),
    ),
  );
}
