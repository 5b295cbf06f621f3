import { finding, framesOf, innerBox, isSeen, plain, shownTexts, styleOf } from './shown.mjs';

/** Pixels; tolerates fractional sizes. */
const NEAR = 1.5;

/**
 * Whether the full text is elsewhere: in a `title`, behind a link, or as `data-whole` says: 'tooltip', 'page' (linked), 'row' (opens),
 * 'field' (editor beside it).
 */
function isGivenWhole(element, text) {
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    if (up.dataset?.whole || up.matches('a[href]')) return true;
    const title = up.getAttribute('title');
    if (title && plain(title).includes(text)) return true;
  }
  return false;
}

const clamp = (value, from, to) => Math.min(Math.max(value, from), to);

/** 'x', 'y' or undefined; scrollable text is not clipped. */
function cutOf(line, frames, slack) {
  let { left, right, top, bottom } = line;
  for (const frame of frames) {
    const box = innerBox(frame.element);
    if (frame.x === 'clips' && (left < box.left - NEAR || right > box.right + NEAR)) return 'x';
    if (frame.y === 'clips' && (top < box.top - slack || bottom > box.bottom + slack)) return 'y';
    if (frame.x === 'scrolls') [left, right] = [clamp(left, box.left, box.right), clamp(right, box.left, box.right)];
    if (frame.y === 'scrolls') [top, bottom] = [clamp(top, box.top, box.bottom), clamp(bottom, box.top, box.bottom)];
  }
  return undefined;
}

function reached(line, frames) {
  let { left, right } = line;
  for (const { element, x } of frames) {
    if (x === undefined) continue;
    const box = innerBox(element);
    [left, right] = [clamp(left, box.left, box.right), clamp(right, box.left, box.right)];
  }
  return { left, right };
}

const isDrawn = (colour) => colour !== 'transparent' && !/(,|\/)\s*0\)$/.test(colour);

function isBox(style) {
  const bordered =
    parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0 && isDrawn(style.borderLeftColor);
  return style.display !== 'inline' && style.display !== 'contents' && (bordered || isDrawn(style.backgroundColor));
}

function boxAround(element) {
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const style = styleOf(up);
    if (style.display !== 'inline' && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
      return undefined;
    if (isBox(style)) return up;
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  return undefined;
}

function leavesItsBox({ element, lines }, slack) {
  const around = boxAround(element);
  if (!around) return false;
  const box = around.getBoundingClientRect();
  return lines.some(
    ({ left, right, bottom }) => left < box.left - NEAR || right > box.right + NEAR || bottom > box.bottom + slack,
  );
}

function faultOf(shown) {
  const { element, text, lines } = shown;
  const { frames, fixed } = framesOf(element);
  // A third of a line box is empty space.
  const slack = Math.max(NEAR, parseFloat(styleOf(element).fontSize) * 0.35);
  const wide = document.documentElement.clientWidth;
  for (const line of lines) {
    // Off-screen until focused, such as a skip link.
    if (line.right < 0 || line.bottom < 0) continue;
    if (cutOf(line, frames, slack)) {
      if (!isGivenWhole(element, text)) return { kind: 'clipped', line };
      continue;
    }
    const { left, right } = reached(line, frames);
    if (left < -NEAR || right > wide + NEAR) return { kind: 'overflow', line };
    const isOut = fixed && frames.every(({ y }) => y !== 'scrolls') && line.bottom > innerHeight + slack;
    if (isOut) return { kind: 'clipped', line };
  }
  return leavesItsBox(shown, slack) ? { kind: 'overflow', line: undefined } : undefined;
}

function cutPlaceholders() {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('input[placeholder]')].flatMap((input) => {
    if (input.value || !input.placeholder || !isSeen(input)) return [];
    const style = styleOf(input);
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const whole = pen.measureText(input.placeholder).width <= room + 1 || isGivenWhole(input, plain(input.placeholder));
    return whole ? [] : [finding('clipped', input.placeholder, input)];
  });
}

function wideBoxes() {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide + 1) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > wide + NEAR && reached(box, framesOf(element).frames).right > wide + NEAR;
  });
  const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return inner.slice(0, 5).map((element) => finding('overflow', element.textContent || element.tagName, element));
}

export function findCut() {
  const texts = shownTexts().flatMap((shown) => {
    const fault = faultOf(shown);
    return fault ? [finding(fault.kind, shown.text, shown.element, fault.line)] : [];
  });
  return [...texts, ...cutPlaceholders(), ...(texts.some(({ kind }) => kind === 'overflow') ? [] : wideBoxes())];
}
