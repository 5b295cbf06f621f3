import { finding, isSeen, shownTexts } from './shown.mjs';

const LEFT_OVER = /\{\{|\}\}|\$t\(|\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/;
const READ_ALOUD = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

/** Whether words hold a key of the language files instead of its text; `keys` are all keys, with and without their namespace. */
function holdsKey(text, keys) {
  return text.split(/[\s"'()<>⟦⟧]+/u).some((word) => word.includes('.') && keys.has(word.replace(/[.,:;!?]$/, '')));
}

/** Keys shown in place of texts, and what a text leaves over when a value is missing; in code samples such words are right. */
export function findRawKeys({ keys }) {
  const known = new Set(keys);
  const isRaw = (text) => LEFT_OVER.test(text) || holdsKey(text, known);
  const texts = shownTexts()
    .filter(({ element, text }) => isRaw(text) && !element.closest('code, pre, samp, kbd'))
    .map(({ element, text }) => finding('raw-key', text, element));
  const named = [...document.body.querySelectorAll(READ_ALOUD.map((name) => `[${name}]`).join(','))].flatMap(
    (element) =>
      READ_ALOUD.filter(
        (name) =>
          isRaw(element.getAttribute(name) ?? '') && isSeen(element) && !element.closest('code, pre, samp, kbd'),
      ).map((name) => finding('raw-key', `${name}: ${element.getAttribute(name)}`, element)),
  );
  return [...texts, ...named];
}

/** Findings of texts that were found by their words, each where the page shows it first, else at the page. */
export function placed(kind, texts) {
  const shown = shownTexts();
  return texts.map(({ text, words }) => {
    const there = shown.find((one) => one.text === text);
    return there ? finding(kind, words, there.element, there.lines[0]) : finding(kind, words, document.body);
  });
}
