// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Picture, PictureChange } from '../picture';
import { NO_REVIEW } from '../review';
import { describeChange, summarize } from './before-after';
import { drawLargeView } from './large-view';
import { openMarks } from './marks';

const key = 'en-US/light/1440/tasks-pages-task-list--ready';

const change: PictureChange = {
  kind: 'changed',
  pair: { old: `old/${key}.png`, diff: `diff/${key}.png` },
  share: 0.0053,
  sizes: [
    [1440, 900],
    [1440, 950],
  ],
};

const picture: Picture = {
  story: 'tasks-pages-task-list--ready',
  title: 'Tasks/Pages/Task list',
  name: 'Ready',
  requirements: ['LIST-01'],
  noun: 'tasks',
  surface: 'page',
  state: '',
  persona: 'standard',
  language: 'en-US',
  theme: 'light',
  width: 1440,
  height: 950,
  file: `now/${key}.png`,
  sha256: 'f'.repeat(64),
  words: '',
  findings: [],
  change,
};

const of = { picture: key, who: 'Ines' };
const comment = { ...of, id: 'a', sha256: 'f'.repeat(64), date: '2026-11-16T10:00:00Z', x: 25, y: 75 };
const review = {
  ...NO_REVIEW,
  marks: [{ ...of, sha256: 'e'.repeat(64), comment: 'Fine' }],
  comments: [{ ...comment, text: 'Too wide', resolved: false }],
};

function open(shown = picture): void {
  document.body.innerHTML = '<dialog id="large" open></dialog>';
  const draw = (): void =>
    drawLargeView(shown, '1 of 1', {
      storybook: 'https://book.example/',
      marks: openMarks(review, '', ''),
      details: {
        requirements: { 'LIST-01': 'The list shows tasks.' },
        texts: [{ key: 'tasks:title', languages: { 'en-US': 'Tasks', 'de-DE': 'Aufgaben' } }],
        textsByStory: { [picture.story]: [0] },
      },
      step: () => undefined,
      turn: () => undefined,
      close: () => undefined,
      marked: draw,
      redraw: draw,
      hrefOf: (other) => `#picture=${other}`,
    });
  draw();
}

const sources = (): string[] =>
  [...document.querySelectorAll('.stage img')].map((image) => image.getAttribute('src') ?? '');
const press = (id: string): void => document.getElementById(id)?.click();

beforeEach(() => localStorage.clear());

test('the page of a changed state has both pictures, its story, requirements, texts and review', () => {
  open();
  expect(sources()).toEqual([`old/${key}.png`, `now/${key}.png`]);
  expect(document.querySelector('a')?.href).toBe(
    'https://book.example/index.html?path=/story/tasks-pages-task-list--ready&globals=language:en-US;theme:light',
  );
  const text = document.querySelector('aside')?.textContent;
  for (const words of ['Ready', 'tasks-pages-task-list--ready', 'The list shows tasks.', 'Aufgaben', 'Too wide'])
    expect(document.querySelector('#large')?.textContent).toContain(words);
  expect(text).toContain('Changed, 0.53 % of its pixels, 1440 x 900 became 1440 x 950');
  expect(text).toContain('Ines (of an earlier picture): Fine');
  expect(document.querySelector<HTMLElement>('.pin')?.style).toMatchObject({ left: '25%', top: '75%' });
});

test('other views show the difference, or the old picture under the new one, and a new pin shows the new one', () => {
  open();
  press('view-3');
  expect(sources()).toEqual([`diff/${key}.png`]);
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  press('view-2');
  const slider = document.querySelector<HTMLInputElement>('.swipe input');
  if (slider) slider.value = '30';
  slider?.dispatchEvent(new Event('input'));
  expect(document.querySelector<HTMLElement>('.swipe')?.style.getPropertyValue('--at')).toBe('30%');
  press('pin-comment');
  expect(sources()).toEqual([`old/${key}.png`, `now/${key}.png`]);
  press('view-4');
  expect(sources()).toEqual([`now/${key}.png`]);
});

test('a new state has one picture', () => {
  open({ ...picture, change: { kind: 'new' } });
  expect(sources()).toEqual([`now/${key}.png`]);
  expect(document.getElementById('view-1')).toBeNull();
});

test('the summary counts what changed and says what was compared', () => {
  const { change: _change, ...same } = picture;
  expect(describeChange(same)).toBe('');
  expect(describeChange({ ...picture, change: { ...change, share: 0.00001 } })).toContain('under 0.01 %');
  expect(
    summarize([picture, { ...picture, change: { kind: 'gone' } }], {
      old: 'main at 0123abcd',
      now: 'the working tree',
      note: 'A note.',
      same: 40,
      tolerated: 1,
    }),
  ).toBe(
    '1 changed, 0 new, 1 gone, 40 the same, 1 below their threshold (main at 0123abcd against the working tree). A note.',
  );
});
