import { pictureKey, type Atlas, type Look, type Picture } from '../picture.ts';
import { reviewState, reviewText, type Review } from '../review.ts';
import { neighbour, otherLook } from './arrangement.ts';
import { element, part } from './elements.ts';
import { everything, isShown, readAddress, searchText, writeAddress, type Filter } from './filter.ts';
import { drawFilters } from './filters.ts';
import { drawLarge, toggleSize } from './large.ts';
import { openMarks } from './marks.ts';
import { drawSheet } from './sheet.ts';

declare global {
  /** A script beside the page: pages opened from disk may not read files. */
  var gleanerAtlas: Atlas & { readonly review: Review; readonly storybook: string };
}

const { pictures, review, storybook } = globalThis.gleanerAtlas;
const service = document.querySelector<HTMLMetaElement>('meta[name="atlas-review"]');
const marks = openMarks(review, service?.content ?? '', service?.dataset['who'] ?? '');
const texts = new Map(pictures.map((picture) => [picture, searchText(picture)]));
const byKey = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
const large = part('#large', HTMLDialogElement);
const keys = part('#keys', HTMLDialogElement);
const sheet = part('#sheet', HTMLElement);
const count = part('#count', HTMLElement);

const first = (values: readonly string[], best: string): string => (values.includes(best) ? best : (values[0] ?? ''));
const usual: Filter = {
  ...everything,
  language: first(
    pictures.map(({ language }) => language),
    'en-US',
  ),
  theme: first(
    pictures.map(({ theme }) => theme),
    'light',
  ),
  width: String(Math.max(0, ...pictures.map(({ width }) => width))),
};

let { filter, picture: wanted } = readAddress(location.hash, usual);
let shown: readonly Picture[] = [];
const state = (picture: Picture) => reviewState(marks.of(pictureKey(picture)), picture.sha256);
const addressOf = (picture: string): string => writeAddress({ filter, picture }, usual);

const fields = drawFilters(part('#filters', HTMLElement), pictures, (change) => {
  filter = { ...filter, ...change };
  history.replaceState(null, '', addressOf(''));
  draw();
});

function draw(): void {
  shown = pictures.filter((picture) => isShown(picture, texts.get(picture) ?? '', state(picture), filter));
  const before = sheet.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset['picture']
    : undefined;
  drawSheet(sheet, shown, (picture) => addressOf(pictureKey(picture)), state);
  if (before !== undefined) focusTile(before);
  count.textContent = `${shown.length} of ${pictures.length} pictures`;
  fields.show(filter);
  const unsaved = marks.unsaved();
  download.hidden = unsaved === 0;
  download.textContent = `Download review.json (${unsaved} not in the project yet)`;
}

const focusTile = (key: string): void =>
  sheet.querySelector<HTMLElement>(`[data-picture="${CSS.escape(key)}"]`)?.focus({ preventScroll: false });

const download = element('button', {
  type: 'button',
  class: 'plain',
  hidden: true,
  onclick: () => {
    const file = URL.createObjectURL(new Blob([reviewText(marks.review())], { type: 'application/json' }));
    element('a', { href: file, download: 'review.json' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 1000);
  },
});
part('#tools', HTMLElement).prepend(download);

function show(picture: Picture): void {
  const at = shown.indexOf(picture);
  drawLarge(picture, at < 0 ? 'beside the filter' : `${at + 1} of ${shown.length}`, {
    storybook,
    marks,
    step,
    turn,
    close: leave,
    marked: () => {
      draw();
      show(picture);
    },
  });
  document.title = `${picture.name} · ${picture.title} · Atlas`;
  if (large.open) return;
  large.showModal();
  part('#large-title', HTMLElement).focus();
}

/** Replaces the history entry, so that Back closes the large view. */
function go(to: Picture | undefined): void {
  if (!to) return;
  const focused = document.activeElement?.id ?? '';
  wanted = pictureKey(to);
  history.replaceState(null, '', addressOf(wanted));
  show(to);
  document.getElementById(focused === '' ? 'large-title' : focused)?.focus();
}

const current = (): Picture | undefined => byKey.get(wanted);

function step(by: number): void {
  const from = current();
  if (from) go(neighbour(shown, from, by));
}

function turn(property: keyof Look): void {
  const from = current();
  if (from) go(otherLook(pictures, from, property));
}

function leave(): void {
  location.hash = addressOf('');
}

function follow(): void {
  const address = readAddress(location.hash, usual);
  const same = JSON.stringify(address.filter) === JSON.stringify(filter);
  const former = wanted;
  filter = address.filter;
  wanted = address.picture;
  if (!same) draw();
  const picture = current();
  if (picture) return show(picture);
  document.title = 'Atlas';
  if (!large.open) return;
  large.close();
  focusTile(former);
}

const typed = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

const inLarge: Readonly<Record<string, () => void>> = {
  ArrowRight: () => step(1),
  ArrowLeft: () => step(-1),
  t: () => turn('theme'),
  l: () => turn('language'),
  w: () => turn('width'),
  z: toggleSize,
  c: () => document.getElementById('mark-comment')?.focus(),
};

document.addEventListener('keydown', (event) => {
  if (typed(event) || event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
  const work =
    event.key === '?'
      ? () => keys.showModal()
      : large.open
        ? inLarge[event.key]
        : event.key === '/'
          ? fields.focusSearch
          : undefined;
  if (!work) return;
  event.preventDefault();
  work();
});
large.addEventListener('cancel', (event) => {
  event.preventDefault();
  leave();
});
window.addEventListener('hashchange', follow);

const root = document.documentElement;
const THEME = 'gleaner.atlas.theme';
const theme = part('#theme', HTMLButtonElement);
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
part('#show-keys', HTMLButtonElement).addEventListener('click', () => keys.showModal());

draw();
const start = current();
if (start) show(start);
