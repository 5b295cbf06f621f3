// These files run in the browser and import only each other (`../find.mjs` joins them).

export const styleOf = (element, pseudo) => getComputedStyle(element, pseudo);

export const normalizeText = (text) => text.replaceAll(/\s+/gu, ' ').trim();

const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

function isContainingBlock(style) {
  return (
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style.perspective !== 'none' ||
    /paint|layout|strict|content/.test(style.contain)
  );
}

/** Ancestors that clip or scroll an element, nearest first; x and y are 'clips', 'scrolls' or undefined. */
export function clippingAncestors(start) {
  const frames = [];
  let wanted = 'any';
  for (let element = start; element && element !== document.documentElement; element = element.parentElement) {
    const style = styleOf(element);
    const holds = isContainingBlock(style);
    const skipped = (wanted === 'fixed' && !holds) || (wanted === 'placed' && style.position === 'static' && !holds);
    if (skipped) continue;
    wanted = style.position === 'fixed' ? 'fixed' : style.position === 'absolute' ? 'placed' : 'any';
    // The body's overflow applies to the window.
    if (element === document.body || style.display === 'inline' || style.display === 'contents') continue;
    const kind = (overflow) => (clips(overflow) ? 'clips' : scrolls(overflow) ? 'scrolls' : undefined);
    const x = kind(style.overflowX);
    const y = kind(style.overflowY);
    if (x || y) frames.push({ element, style, x, y });
  }
  return { frames, fixed: wanted === 'fixed' };
}

export function paddingBox(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = styleOf(element);
  return {
    left: left + parseFloat(style.borderLeftWidth || '0'),
    top: top + parseFloat(style.borderTopWidth || '0'),
    right: right - parseFloat(style.borderRightWidth || '0'),
    bottom: bottom - parseFloat(style.borderBottomWidth || '0'),
  };
}

/** Visually hidden text, which only screen readers read, does not count. */
export function isVisible(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false;
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const style = styleOf(up);
    if (style.clipPath.startsWith('inset(50%') || style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)')
      return false;
    if (!clips(style.overflowX) && !clips(style.overflowY)) continue;
    const { width, height } = up.getBoundingClientRect();
    if (style.display !== 'inline' && (width <= 2 || height <= 2)) return false;
  }
  return true;
}

const IGNORED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE', 'OPTION']);

export function visibleTexts() {
  const seen = new Map();
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = normalizeText(node.data);
    if (!text || !element || IGNORED.has(element.tagName)) continue;
    if (!seen.has(element)) seen.set(element, isVisible(element));
    if (!seen.get(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length > 0) found.push({ node, element, text, lines });
  }
  return found;
}

export function selectorOf(start) {
  const steps = [];
  for (let element = start; element && element !== document.body && steps.length < 4; element = element.parentElement) {
    const tag = element.tagName.toLowerCase();
    const named = ['role', 'aria-label', 'name', 'data-testid'].find((name) => element.getAttribute(name));
    const [css] = element.classList;
    if (element.id && !/[:«»\d]/.test(element.id)) return [`#${element.id}`, ...steps].join(' > ');
    steps.unshift(
      named ? `${tag}[${named}="${element.getAttribute(named)}"]` : css ? `${tag}.${CSS.escape(css)}` : tag,
    );
  }
  return steps.join(' > ');
}

/** In CSS pixels from the page's corner. */
export function createFinding(kind, text, element, box) {
  const { left, top, width, height } = box ?? element.getBoundingClientRect();
  const round = (value) => Math.round(value * 10) / 10;
  return {
    kind,
    text: normalizeText(text).slice(0, 200),
    selector: selectorOf(element),
    box: [round(left + scrollX), round(top + scrollY), round(width), round(height)],
  };
}
