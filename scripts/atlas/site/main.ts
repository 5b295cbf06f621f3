import { pictureKey, type Atlas, type StoryGlobals, type Picture } from '../picture.ts';
import { reviewState, reviewText, type Review } from '../review.ts';
import { neighbor, pictureWithNext } from './arrangement.ts';
import { summarize } from './before-after.ts';
import { createElement, getElement } from './elements.ts';
import { noFilter, matchesFilter, parseHash, searchText, formatHash, type Filter } from './filter.ts';
import type { Details } from './details.ts';
import { drawFilters } from './filters.ts';
import { drawLargeView, toggleSize } from './large-view.ts';
import { openMarks } from './marks.ts';
import { drawSheet } from './sheet.ts';

declare global {
  /** A script beside the page: pages opened from disk may not read files. */
  var gleanerAtlas: Atlas & { readonly review: Review; readonly storybook: string; readonly details: Details };
}

const { pictures, comparison, review, storybook, details } = globalThis.gleanerAtlas;
const service = document.querySelector<HTMLMetaElement>('meta[name="atlas-review"]');
const marks = openMarks(review, service?.content ?? '', service?.dataset['who'] ?? '');
const texts = new Map(pictures.map((picture) => [picture, searchText(picture)]));
const byKey = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
const large = getElement('#large', HTMLDialogElement);
const keys = getElement('#keys', HTMLDialogElement);
const sheet = getElement('#sheet', HTMLElement);
const count = getElement('#count', HTMLElement);

const preferred = (values: readonly string[], best: string): string =>
  values.includes(best) ? best : (values[0] ?? '');
const heading = comparison ? 'What changed' : 'Atlas';
const oneLook: Filter = {
  ...noFilter,
  language: preferred(
    pictures.map(({ language }) => language),
    'en-US',
  ),
  theme: preferred(
    pictures.map(({ theme }) => theme),
    'light',
  ),
  width: String(Math.max(0, ...pictures.map(({ width }) => width))),
};
const defaultFilter = comparison ? noFilter : oneLook;

let { filter, picture: wanted } = parseHash(location.hash, defaultFilter);
let visible: readonly Picture[] = [];
const state = (picture: Picture) => reviewState(marks.marksOf(pictureKey(picture)), picture.sha256);
const openComments = (picture: Picture): number =>
  marks.commentsOf(pictureKey(picture)).filter(({ resolved }) => !resolved).length;
const hashOf = (picture: string): string => formatHash({ filter, picture }, defaultFilter);

const fields = drawFilters(getElement('#filters', HTMLElement), pictures, (change) => {
  filter = { ...filter, ...change };
  history.replaceState(null, '', hashOf(''));
  draw();
});

function draw(): void {
  visible = pictures.filter((picture) =>
    filter.review === 'open'
      ? openComments(picture) > 0 && matchesFilter(picture, texts.get(picture) ?? '', 'none', { ...filter, review: '' })
      : matchesFilter(picture, texts.get(picture) ?? '', state(picture), filter),
  );
  const focusedKey = sheet.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset['picture']
    : undefined;
  drawSheet(sheet, visible, (picture) => hashOf(pictureKey(picture)), state, openComments);
  if (pictures.length === 0)
    sheet.replaceChildren(createElement('p', { class: 'nothing' }, 'No screenshot was changed, added or removed.'));
  if (focusedKey !== undefined) focusTile(focusedKey);
  count.textContent = `${visible.length} of ${pictures.length} pictures`;
  fields.show(filter);
  const unsaved = marks.unsaved();
  download.hidden = unsaved === 0;
  download.textContent = `Download review.json (${unsaved} not in the project yet)`;
}

const focusTile = (key: string): void =>
  sheet.querySelector<HTMLElement>(`[data-picture="${CSS.escape(key)}"]`)?.focus({ preventScroll: false });

const download = createElement('button', {
  type: 'button',
  class: 'plain',
  hidden: true,
  onclick: () => {
    const file = URL.createObjectURL(new Blob([reviewText(marks.review())], { type: 'application/json' }));
    createElement('a', { href: file, download: 'review.json' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 1000);
  },
});
getElement('#tools', HTMLElement).prepend(download);

function show(picture: Picture): void {
  const position = visible.indexOf(picture);
  drawLargeView(picture, position < 0 ? 'beside the filter' : `${position + 1} of ${visible.length}`, {
    storybook,
    marks,
    details,
    hrefOf: hashOf,
    step,
    turn,
    close: closeLargeView,
    redraw: () => show(picture),
    marked: () => {
      draw();
      show(picture);
    },
  });
  document.title = `${picture.name} · ${picture.title} · ${heading}`;
  if (large.open) return;
  large.showModal();
  getElement('#large-title', HTMLElement).focus();
}

/** Replaces the history entry, so that Back closes the large view. */
function showOther(picture: Picture | undefined): void {
  if (!picture) return;
  const focused = document.activeElement?.id ?? '';
  wanted = pictureKey(picture);
  history.replaceState(null, '', hashOf(wanted));
  show(picture);
  document.getElementById(focused === '' ? 'large-title' : focused)?.focus();
}

const current = (): Picture | undefined =>
  byKey.get(wanted) ?? pictures.find(({ story }) => wanted.endsWith(`/${story}`) || wanted === story);

function step(steps: number): void {
  const from = current();
  if (from) showOther(neighbor(visible, from, steps));
}

function turn(property: keyof StoryGlobals): void {
  const from = current();
  if (from) showOther(pictureWithNext(pictures, from, property));
}

function closeLargeView(): void {
  location.hash = hashOf('');
}

function readHash(): void {
  const address = parseHash(location.hash, defaultFilter);
  const same = JSON.stringify(address.filter) === JSON.stringify(filter);
  const previousKey = wanted;
  filter = address.filter;
  wanted = address.picture;
  if (!same) draw();
  const picture = current();
  if (picture) return show(picture);
  document.title = heading;
  if (!large.open) return;
  large.close();
  focusTile(previousKey);
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, .draft');

const largeViewKeys: Readonly<Record<string, () => void>> = {
  ArrowRight: () => step(1),
  ArrowLeft: () => step(-1),
  t: () => turn('theme'),
  l: () => turn('language'),
  w: () => turn('width'),
  z: toggleSize,
  ...Object.fromEntries([1, 2, 3, 4].map((key) => [key, () => document.getElementById(`view-${key}`)?.click()])),
  p: () => document.getElementById('pin-comment')?.click(),
  c: () => document.getElementById('mark-comment')?.focus(),
};

document.addEventListener('keydown', (event) => {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
  const action =
    event.key === '?'
      ? () => keys.showModal()
      : large.open
        ? largeViewKeys[event.key]
        : event.key === '/'
          ? fields.focusSearch
          : undefined;
  if (!action) return;
  event.preventDefault();
  action();
});
large.addEventListener('cancel', (event) => {
  event.preventDefault();
  closeLargeView();
});
window.addEventListener('hashchange', readHash);

const root = document.documentElement;
const THEME = 'gleaner.atlas.theme';
const theme = getElement('#theme', HTMLButtonElement);
const isDark = (): boolean => getComputedStyle(root).colorScheme === 'dark';
function setTheme(name: string | null): void {
  if (name === 'light' || name === 'dark') root.dataset['theme'] = name;
  theme.textContent = isDark() ? 'Light' : 'Dark';
}
setTheme(localStorage.getItem(THEME));
theme.addEventListener('click', () => {
  const name = isDark() ? 'light' : 'dark';
  localStorage.setItem(THEME, name);
  setTheme(name);
});
getElement('#show-keys', HTMLButtonElement).addEventListener('click', () => keys.showModal());

getElement('h1', HTMLHeadingElement).textContent = heading;
document.title = heading;
if (comparison) getElement('#summary', HTMLElement).textContent = summarize(pictures, comparison);
draw();
const start = current();
if (start) show(start);
