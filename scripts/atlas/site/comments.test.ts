// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Picture } from '../picture';
import { NO_REVIEW, readReview, reviewText, type Review } from '../review';
import { drawComments } from './comments';
import { openMarks } from './marks';

const picture: Picture = {
  story: 'billing-dialogs-bind-coupon--unknown',
  title: 'Billing/Dialogs/Bind coupon',
  name: 'Unknown code',
  requirements: [],
  noun: 'billing',
  surface: 'dialog',
  state: '',
  persona: '',
  language: 'en-US',
  theme: 'light',
  width: 1440,
  height: 900,
  file: 'picture.png',
  sha256: 'f'.repeat(64),
  words: '',
  findings: [],
};

function open(review: Review) {
  const marks = openMarks(review, '', 'Ines');
  const draw = (): void => {
    const { pins, section, place } = drawComments(picture, {
      marks,
      marked: draw,
      redraw: draw,
      hrefOf: (key) => `#picture=${key}`,
    });
    const image = document.createElement('img');
    image.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    const sheet = document.createElement('div');
    sheet.addEventListener('click', place);
    sheet.append(image, ...pins);
    document.body.replaceChildren(sheet, section);
  };
  draw();
  return marks;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`The page has no button ${name}.`);
  return found;
};
const press = (key: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );

async function save(text: string): Promise<void> {
  const field = find('#pin-text') as HTMLTextAreaElement;
  field.value = text;
  find('.comments form').dispatchEvent(new Event('submit', { cancelable: true }));
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => localStorage.clear());

test('a click pins a comment to its place, and the file brings it back as text', async () => {
  const marks = open(NO_REVIEW);
  find('img').dispatchEvent(new MouseEvent('click', { clientX: 200, clientY: 200, bubbles: true }));
  expect(document.activeElement?.id).toBe('pin-text');
  await save('<img src=x onerror=alert(1)> is too wide');

  const [comment] = readReview(reviewText(marks.review())).comments;
  expect(comment).toMatchObject({ who: 'Ines', x: 25, y: 75, resolved: false, sha256: picture.sha256 });
  localStorage.clear();
  open(readReview(reviewText(marks.review())));
  expect(find('.pin').style).toMatchObject({ left: '25%', top: '75%' });
  expect(find('.comments .text').textContent).toBe('<img src=x onerror=alert(1)> is too wide');
  expect(document.querySelectorAll('.comments img')).toHaveLength(0);
});

test('arrow keys move a new pin, at most to the edge', async () => {
  const marks = open(NO_REVIEW);
  button('Pin a comment, or click the picturep').click();
  expect(document.activeElement?.id).toBe('pin-new');
  press('ArrowRight');
  for (let times = 0; times < 12; times++) press('ArrowDown', true);
  await save('Too low');
  expect(marks.review().comments).toMatchObject([{ x: 50.5, y: 100 }]);
});

test('a comment is resolved, opened again and deleted; Escape drops a new one', async () => {
  const marks = open(NO_REVIEW);
  button('Pin a comment, or click the picturep').click();
  await save('Too low');
  button('Resolve').click();
  await Promise.resolve();
  expect(marks.review().comments).toMatchObject([{ resolved: true }]);
  button('Open again').click();
  await Promise.resolve();
  expect(marks.review().comments).toMatchObject([{ resolved: false }]);
  find('#pin-comment').click();
  find('#pin-text').focus();
  press('Escape');
  expect(document.querySelectorAll('.pin')).toHaveLength(1);
  button('Delete').click();
  await Promise.resolve();
  expect(marks.review().comments).toEqual([]);
});
