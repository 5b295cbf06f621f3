import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileTexts } from '#tests/fixtures/hostile-html';
import { clobbered, misfits, propertyNames, readProperties } from '#tests/fixtures/sanitized-text';
import { sanitizeText } from './sanitize';

const htmlOf = (dirty: string, base?: string) => {
  const box = document.createElement('div');
  box.append(sanitizeText(dirty, base).content);
  return box.innerHTML;
};

test.each([
  ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
  ['<p onclick="x()" style="color:red" class="a" aria-label="b">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)><h2 id="location">Input</h2>', '<h2 id="about-input">Input</h2>'],
  ['<iframe src="https://a.example"></iframe><svg><a xlink:href="javascript:x">y</a></svg>', ''],
])('%s is sanitized', (dirty, clean) => {
  const html = htmlOf(dirty);
  expect(html.replace(/ (href|target|rel)="[^"]*"/g, '')).toBe(clean);
  expect(html).not.toMatch(/javascript|onerror|onclick/);
});

test('outside links open in a new tab without opener, and inner links include the base path', () => {
  expect(htmlOf('<a href="https://a.example/x">a</a>')).toBe(
    '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(htmlOf('<a href="/template/categories/jobs?a=1">a</a>', '/sub')).toBe(
    '<a href="/sub/template/categories/jobs?a=1" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(htmlOf('<a href="/\\evil.example/x">a</a>')).toBe(
    '<a href="http://evil.example/x" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(htmlOf('<a href="//evil.example">a</a><a href="http://">b</a>')).not.toContain('evil');
});

test('TPL-28 headings become chapters with unique ids', () => {
  const { chapters } = sanitizeText(
    '<h2>Input</h2><h3> Required  fields </h3><h2>Input</h2><h2></h2><h4>No</h4><h2>データ プレビュー</h2>',
  );
  expect(chapters).toEqual([
    { id: 'about-input', title: 'Input', level: 2 },
    { id: 'about-required-fields', title: 'Required fields', level: 3 },
    { id: 'about-input-2', title: 'Input', level: 2 },
    { id: 'about-データ-プレビュー', title: 'データ プレビュー', level: 2 },
  ]);
});

test("a text link follows its target's new id, and a broken link becomes plain text", () => {
  expect(
    htmlOf('<h2 id="in">Input</h2><p id="p">x</p><a href="#in">a</a><a href="#p">b</a><a href="#gone">c</a>'),
  ).toBe(
    '<h2 id="about-input">Input</h2><p id="about-place">x</p><a href="#about-input">a</a><a href="#about-place">b</a><a>c</a>',
  );
});

describe('hostile HTML', () => {
  const names = propertyNames();
  const texts = hostileTexts({ hit: () => 'hit()', host: 'https://hostile.invalid', properties: names });
  const groups = Object.entries(Object.groupBy(texts, ({ name }) => name.split(' ')[0] ?? ''));
  const hit = vi.fn();
  const box = document.createElement('div');

  beforeEach(() => {
    // A handler's scope includes the document.
    Reflect.set(document, 'hit', hit);
    document.body.append(box);
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'hit');
    hit.mockClear();
    box.replaceChildren();
    box.remove();
  });

  test('TPL-23 at least 300 different texts are harmful unless they are sanitized', () => {
    const { body } = document.implementation.createHTMLDocument();
    const isHarmful = (html: string) => {
      body.innerHTML = html;
      return misfits(body).length > 0;
    };
    const harmful = texts.filter(({ html }) => isHarmful(html));
    expect(new Set(harmful.map(({ html }) => html)).size).toBeGreaterThanOrEqual(300);
  });

  test('the checks detect a script that runs and a global that is replaced', () => {
    const before = readProperties(names);
    box.innerHTML = '<form name="cookie"></form><p onclick="hit()">x</p>';
    box.lastElementChild?.dispatchEvent(new Event('click'));
    expect(hit).toHaveBeenCalledOnce();
    expect(clobbered(before, readProperties(names), box)).toEqual(['window.cookie', 'document.cookie']);
  });

  test.each(groups)(
    'TPL-23 %s: runs no script, replaces no global and keeps allowed elements only',
    (_, group = []) => {
      const facts = () => [
        document.title,
        document.baseURI,
        document.activeElement,
        window.length,
        window.location.href,
      ];
      const [before, factsBefore] = [readProperties(names), facts()];
      for (const { name, html } of group) {
        const part = document.createElement('div');
        const copy = document.createElement('div');
        part.append(sanitizeText(`<p>before</p>${html}`).content);
        copy.innerHTML = part.innerHTML;
        box.append(part, copy);
        expect([...misfits(part), ...misfits(copy)], name).toEqual([]);
        expect(part.textContent.startsWith('before'), name).toBe(true);
      }
      for (const element of box.querySelectorAll('*'))
        for (const type of ['click', 'focus', 'load', 'error', 'toggle']) element.dispatchEvent(new Event(type));
      expect(clobbered(before, readProperties(names), box)).toEqual([]);
      expect(facts()).toEqual(factsBefore);
      expect(hit).not.toHaveBeenCalled();
    },
  );
});
