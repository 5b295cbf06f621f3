// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pseudo } from '../../src/i18n/pseudo';
import { keepAnswers, plainTexts, textsOf, untranslated } from './untranslated.mjs';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
  document.title = pseudo('Overview');
  Element.prototype.checkVisibility = vi.fn(function (this: Element) {
    return this.closest('[hidden]') === null;
  });
});

function left(markup: string, texts: string[] = []): string[] {
  document.body.innerHTML = markup;
  return untranslated(plainTexts(), texts).flatMap(({ rest }) => rest);
}

test('the pseudo-language contains no plain letter', () => {
  const all = 'abcdefghijklmnopqrstuvwxyz';
  expect(left(`<p>${pseudo(all)} ${pseudo(all.toUpperCase())}</p>`)).toEqual([]);
});

test('text, accessible names, placeholders and the page title are found', () => {
  document.title = 'Tasks';
  const markup =
    '<p>Hello <b>there</b></p><button aria-label="Close"></button><input placeholder="Search"><img alt="A cat"><svg><title>Rows</title></svg>';
  expect(left(markup)).toEqual(['Hello', 'there', 'Rows', 'Close', 'Search', 'A cat', 'Tasks']);
});

test('a plain word between translated words is found', () => {
  expect(left(`<p>${pseudo('State: {{state}}').replace('{{state}}', 'Running')}</p>`)).toEqual(['Running']);
});

test('hidden text, code, keys and other languages are ignored', () => {
  const markup =
    '<p hidden>no</p><style>p{}</style><code>GET</code><kbd>Ctrl</kbd><span lang="de-DE">Deutsch</span><i translate="no">x</i>';
  expect(left(markup)).toEqual([]);
  expect(left('<p lang="en-XA">yes</p>')).toEqual(['yes']);
});

test('answer texts count as data: whole, in part, or several joined by a format', () => {
  const texts = textsOf('{"items":[{"name":"Shop prices","tags":["Books"]},{"name":"News of the day"}],"total":3}');
  expect(texts).toEqual(['Shop prices', 'Books', 'News of the day']);
  expect(left('<p>Shop  prices</p><p>“News of the”</p><p>Shop prices, Books, and News of the day</p>', texts)).toEqual(
    [],
  );
  expect(left('<p>Shop</p><p>Shop pri</p><p>Shop prices forever</p>', texts)).toEqual([
    'Shop',
    'Shop pri',
    'Shop prices forever',
  ]);
});

test('an enumeration code is not data, even in an answer', () => {
  const texts = textsOf(
    '{"status":"Completed","name":"Prices"}',
    (name, text) => `${name} ${text}` === 'status Completed',
  );
  expect(left('<p>Completed</p><p>Prices</p>', texts)).toEqual(['Completed']);
});

test('text between HTML tags counts as data', () => {
  expect(left('<p>Key</p>', textsOf('{"howToUse":"<table><th>Key</th></table>"}'))).toEqual([]);
});

test('nested JSON, text with final punctuation and accented text count as data', () => {
  const answer = JSON.stringify({
    form: JSON.stringify([{ label: 'Photos' }]),
    note: 'Source:',
    name: 'Tomás Herrera',
  });
  expect(left('<p>Photos</p><p>Source:</p><p>Tomás Herrera</p>', textsOf(answer))).toEqual([]);
});

test('log lines with an address and cells that show JSON count as data', () => {
  const hours = '{"monday":"closed","tuesday":"11:00-21:00"}';
  const answer = JSON.stringify({ message: 'Opened https://maps.example/places/7', row: { openingHours: hours } });
  expect(left(`<p>Opened https://maps.example/places/7</p><p>${hours}</p>`, textsOf(answer))).toEqual([]);
});

test('a text with marked words or unbroken parts counts as one text', () => {
  const markup =
    '<p><mark>Hot</mark>els by city</p><p>Best <mark>hot</mark>els</p><p><mark>Cheap</mark> ones</p><p>Jobs by cit<span data-unbroken>y ·</span> Lyon</p>';
  expect(left(markup, ['Hotels by city', 'Best hotels', 'Jobs by city · Lyon'])).toEqual(['Cheap ones']);
});

test('initials of data count as data, and others do not', () => {
  expect(left('<p>SP</p><p>OK</p>', ['Shop prices'])).toEqual(['OK']);
});

test('an accessible name that is hidden from screen readers is ignored', () => {
  expect(left('<span aria-hidden="true" aria-label="eye">seen</span>')).toEqual(['seen']);
});

test('numbers, dates, money, durations and names need no translation', () => {
  const markup =
    '<p>Mon, Nov 16, 2026, 08:00 AM</p><p>$3.20</p><p>2 hr 5 min</p><p>in 3 days</p><p>now</p><p>4.2 MB</p><p>Gleaner</p><p>December 1</p><p>15.3K</p><p>https://shop.example/a</p><p>me@shop.example</p>';
  expect(left(markup)).toEqual([]);
});

test('a raw translation key is reported as a key', () => {
  document.body.innerHTML = '<p>tasks.list.title</p>';
  expect(untranslated(plainTexts(), [])).toEqual([
    { kind: 'key', text: 'tasks.list.title', rest: ['tasks.list.title'], where: 'p' },
  ]);
});

test('answers are recorded when read and kept until they are taken', async () => {
  keepAnswers();
  const answers = Reflect.get(globalThis, 'gleanerAnswers') as string[];
  expect(await new Response('plain').text()).toBe('plain');
  expect(await Response.json({ name: 'Shop' }).json()).toEqual({ name: 'Shop' });
  expect(answers.splice(0).flatMap((answer) => textsOf(answer))).toEqual(['plain', 'Shop']);
  expect(answers).toEqual([]);
});
