import {
  createFinding,
  clippingAncestors,
  paddingBox,
  isVisible,
  normalizeText,
  visibleTexts,
  styleOf,
} from './shown.mjs';

/** Pixels; tolerates fractional sizes. */
const TOLERANCE = 1.5;

/**
 * Whether the full text is elsewhere: in a `title`, behind a link, or as `data-whole` says: 'tooltip', 'page' (linked), 'row' (opens),
 * 'field' (editor beside it).
 */
function isTextAvailable(element, text) {
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    if (up.dataset?.whole || up.matches('a[href]')) return true;
    const title = up.getAttribute('title');
    if (title && normalizeText(title).includes(text)) return true;
  }
  return false;
}

const clamp = (value, from, to) => Math.min(Math.max(value, from), to);

/** 'x', 'y' or undefined; scrollable text is not clipped. */
function clippedAxis(line, frames, slack) {
  let { left, right, top, bottom } = line;
  for (const frame of frames) {
    const box = paddingBox(frame.element);
    if (frame.x === 'clips' && (left < box.left - TOLERANCE || right > box.right + TOLERANCE)) return 'x';
    if (frame.y === 'clips' && (top < box.top - slack || bottom > box.bottom + slack)) return 'y';
    if (frame.x === 'scrolls') [left, right] = [clamp(left, box.left, box.right), clamp(right, box.left, box.right)];
    if (frame.y === 'scrolls') [top, bottom] = [clamp(top, box.top, box.bottom), clamp(bottom, box.top, box.bottom)];
  }
  return undefined;
}

function visiblePart(line, frames) {
  let { left, right } = line;
  for (const { element, x } of frames) {
    if (x === undefined) continue;
    const box = paddingBox(element);
    [left, right] = [clamp(left, box.left, box.right), clamp(right, box.left, box.right)];
  }
  return { left, right };
}

const isDrawn = (color) => color !== 'transparent' && !/(,|\/)\s*0\)$/.test(color);

function isBox(style) {
  const bordered =
    parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0 && isDrawn(style.borderLeftColor);
  return style.display !== 'inline' && style.display !== 'contents' && (bordered || isDrawn(style.backgroundColor));
}

function enclosingBox(element) {
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const style = styleOf(up);
    if (style.display !== 'inline' && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
      return undefined;
    if (isBox(style)) return up;
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  return undefined;
}

function overflowsBox({ element, lines }, slack) {
  const around = enclosingBox(element);
  if (!around) return false;
  const box = around.getBoundingClientRect();
  return lines.some(
    ({ left, right, bottom }) =>
      left < box.left - TOLERANCE || right > box.right + TOLERANCE || bottom > box.bottom + slack,
  );
}

function findFault(shown) {
  const { element, text, lines } = shown;
  const { frames, fixed } = clippingAncestors(element);
  // A third of a line box is empty space.
  const slack = Math.max(TOLERANCE, parseFloat(styleOf(element).fontSize) * 0.35);
  const viewportWidth = document.documentElement.clientWidth;
  for (const line of lines) {
    // Off-screen until focused, such as a skip link.
    if (line.right < 0 || line.bottom < 0) continue;
    if (clippedAxis(line, frames, slack)) {
      if (!isTextAvailable(element, text)) return { kind: 'clipped', line };
      continue;
    }
    const { left, right } = visiblePart(line, frames);
    if (left < -TOLERANCE || right > viewportWidth + TOLERANCE) return { kind: 'overflow', line };
    const isOut = fixed && frames.every(({ y }) => y !== 'scrolls') && line.bottom > innerHeight + slack;
    if (isOut) return { kind: 'clipped', line };
  }
  return overflowsBox(shown, slack) ? { kind: 'overflow', line: undefined } : undefined;
}

function findClippedPlaceholders() {
  const canvasContext = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('input[placeholder]')].flatMap((input) => {
    if (input.value || !input.placeholder || !isVisible(input)) return [];
    const style = styleOf(input);
    canvasContext.font = style.font;
    canvasContext.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    const availableWidth = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const isComplete =
      canvasContext.measureText(input.placeholder).width <= availableWidth + 1 ||
      isTextAvailable(input, normalizeText(input.placeholder));
    return isComplete ? [] : [createFinding('clipped', input.placeholder, input)];
  });
}

function findOverflowingBoxes() {
  const viewportWidth = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= viewportWidth + 1) return [];
  const overflowing = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.right > viewportWidth + TOLERANCE &&
      visiblePart(box, clippingAncestors(element).frames).right > viewportWidth + TOLERANCE
    );
  });
  const inner = overflowing.filter(
    (element) => !overflowing.some((other) => other !== element && element.contains(other)),
  );
  return inner.slice(0, 5).map((element) => createFinding('overflow', element.textContent || element.tagName, element));
}

export function findCut() {
  const texts = visibleTexts().flatMap((shown) => {
    const fault = findFault(shown);
    return fault ? [createFinding(fault.kind, shown.text, shown.element, fault.line)] : [];
  });
  return [
    ...texts,
    ...findClippedPlaceholders(),
    ...(texts.some(({ kind }) => kind === 'overflow') ? [] : findOverflowingBoxes()),
  ];
}
