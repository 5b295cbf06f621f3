import { CHANGE_LABELS, type Comparison, type Picture } from '../picture.ts';
import { createElement } from './elements.ts';

const VIEWS = { side: 'Side by side', swipe: 'Swipe', diff: 'Difference', now: 'New alone' };

type View = keyof typeof VIEWS;

let view: View = 'side';

export function showPins(): void {
  if (view === 'swipe' || view === 'diff') view = 'side';
}

const percent = (share: number): string => (share < 0.0001 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`);

export function describeChange({ change }: Picture): string {
  if (!change) return '';
  const { kind, share, sizes } = change;
  const differing = share === undefined ? '' : `, ${percent(share)} of its pixels`;
  if (!sizes || String(sizes[0]) === String(sizes[1])) return CHANGE_LABELS[kind] + differing;
  return `${CHANGE_LABELS[kind]}${differing}, ${sizes[0].join(' x ')} became ${sizes[1].join(' x ')}`;
}

export function summarize(pictures: readonly Picture[], { same, tolerated, old, now, note }: Comparison): string {
  const count = (kind: string): number => pictures.filter(({ change }) => change?.kind === kind).length;
  const below = tolerated > 0 ? `, ${tolerated} below their threshold` : '';
  const counts = `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${same} the same${below}`;
  return `${counts} (${old} against ${now}). ${note ?? ''}`.trim();
}

export function viewKeys({ change }: Picture, redraw: () => void): HTMLElement | false {
  if (!change?.pair) return false;
  const buttons = Object.entries(VIEWS).map(([name, label], index) =>
    createElement(
      'button',
      {
        type: 'button',
        class: 'key',
        id: `view-${index + 1}`,
        'aria-pressed': String(name === view),
        'aria-keyshortcuts': index + 1,
        onclick: () => {
          view = name as View;
          redraw();
          document.getElementById(`view-${index + 1}`)?.focus();
        },
      },
      label,
      createElement('kbd', { 'aria-hidden': 'true' }, String(index + 1)),
    ),
  );
  return createElement('div', { class: 'keys', role: 'group', 'aria-label': 'Before and after' }, ...buttons);
}

export function drawViews({ change }: Picture, file: string, sheet: HTMLElement): HTMLElement {
  if (!change?.pair || view === 'now') return sheet;
  const { old, diff } = change.pair;
  const image = (src: string, alt: string): HTMLElement => createElement('img', { src, alt });
  const figure = (words: string, shown: HTMLElement): HTMLElement =>
    createElement('figure', {}, createElement('figcaption', {}, words), shown);
  if (view === 'diff') return figure('What differs is red', image(diff, 'Difference'));
  if (view === 'side')
    return createElement('div', { class: 'side' }, figure('Old', image(old, 'Old')), figure('New', sheet));

  const [[oldWidth], [newWidth]] = change.sizes ?? [[1], [1]];
  const width = Math.max(oldWidth, newWidth);
  const layer = (src: string, alt: string, own: number): HTMLElement =>
    createElement('img', { src, alt, style: `width: ${(own / width) * 100}%` });
  const slider = createElement('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': 'Old to the left, new to the right of the line, percent',
    oninput: () => frame.style.setProperty('--at', `${slider.value}%`),
  });
  const frame = createElement(
    'div',
    { class: 'swipe', style: `--at: 50%; width: ${width}px` },
    layer(old, 'Old', oldWidth),
    createElement('div', { class: 'above' }, layer(file, 'New', newWidth)),
    createElement('div', { class: 'edge' }),
    slider,
  );
  return frame;
}
