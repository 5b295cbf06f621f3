import { createFinding, isVisible, visibleTexts } from './shown.mjs';

const UNRESOLVED = /\{\{|\}\}|\$t\(|\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date/;
const TEXT_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

function containsKey(text, keys) {
  return text.split(/[\s"'()<>⟦⟧]+/u).some((word) => word.includes('.') && keys.has(word.replace(/[.,:;!?]$/, '')));
}

/** Raw keys, and placeholders without a value; code samples may contain both. */
export function findRawKeys({ keys }) {
  const known = new Set(keys);
  const isRaw = (text) => UNRESOLVED.test(text) || containsKey(text, known);
  const texts = visibleTexts()
    .filter(({ element, text }) => isRaw(text) && !element.closest('code, pre, samp, kbd'))
    .map(({ element, text }) => createFinding('raw-key', text, element));
  const named = [...document.body.querySelectorAll(TEXT_ATTRIBUTES.map((name) => `[${name}]`).join(','))].flatMap(
    (element) =>
      TEXT_ATTRIBUTES.filter(
        (name) =>
          isRaw(element.getAttribute(name) ?? '') && isVisible(element) && !element.closest('code, pre, samp, kbd'),
      ).map((name) => createFinding('raw-key', `${name}: ${element.getAttribute(name)}`, element)),
  );
  return [...texts, ...named];
}

export function placed(kind, texts) {
  const visible = visibleTexts();
  return texts.map(({ text, words }) => {
    const match = visible.find((one) => one.text === text);
    return match
      ? createFinding(kind, words, match.element, match.lines[0])
      : createFinding(kind, words, document.body);
  });
}
