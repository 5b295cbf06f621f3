import { finding, isSeen, shownTexts } from './shown.mjs';

const LEFT_OVER = /\{\{|\}\}|\$t\(|\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/;
const READ_ALOUD = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

function holdsKey(text, keys) {
  return text.split(/[\s"'()<>⟦⟧]+/u).some((word) => word.includes('.') && keys.has(word.replace(/[.,:;!?]$/, '')));
}

/** Raw keys, and placeholders without a value; code samples may contain both. */
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

export function placed(kind, texts) {
  const shown = shownTexts();
  return texts.map(({ text, words }) => {
    const there = shown.find((one) => one.text === text);
    return there ? finding(kind, words, there.element, there.lines[0]) : finding(kind, words, document.body);
  });
}
