import { createFinding, isVisible, normalizeText, styleOf } from './shown.mjs';

/** [red, green, blue, alpha], colors from 0 to 255. */
export function parseColor(value) {
  const numbers = (/\(([^)]*)\)/.exec(value)?.[1] ?? '').split(/[\s,/]+/).filter((part) => part && part !== 'srgb');
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(parseFloat);
  const times = value.startsWith('color(srgb') ? 255 : 1;
  return [red * times, green * times, blue * times, alpha];
}

export function blend([r, g, b, alpha], [br, bg, bb]) {
  const mix = (front, back) => front * alpha + back * (1 - alpha);
  return [mix(r, br), mix(g, bg), mix(b, bb), 1];
}

function luminance(color) {
  const [r, g, b] = color.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** For opaque colors, 1 to 21. */
export function contrastRatio(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function elementsBehind(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const stack = inWindow ? document.elementsFromPoint(x, y) : [];
  const at = stack.indexOf(element);
  if (at >= 0) return stack.slice(at);
  const up = [];
  for (let parent = element; parent; parent = parent.parentElement) up.push(parent);
  return up;
}

const hasPseudoPaint = (element) =>
  ['::before', '::after'].some((pseudo) => {
    const style = styleOf(element, pseudo);
    return style.content !== 'none' && (style.backgroundImage !== 'none' || parseColor(style.backgroundColor)[3] > 0);
  });

/** undefined for images, gradients and pseudo-elements. */
function backgroundOf(element) {
  const layers = [];
  for (const layer of elementsBehind(element)) {
    const style = styleOf(layer);
    if (style.backgroundImage !== 'none' || hasPseudoPaint(layer) || layer.matches('img, video, canvas, svg *'))
      return undefined;
    const color = parseColor(style.backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.toReversed().reduce((under, layer) => blend(layer, under), [255, 255, 255, 1]);
}

function contrastOnFlat(element) {
  const background = backgroundOf(element);
  if (!background || !isVisible(element)) return undefined;
  const style = styleOf(element);
  const color = parseColor(style.color);
  for (let up = element; up; up = up.parentElement) color[3] *= Number(styleOf(up).opacity);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return { ratio: contrastRatio(blend(color, background), background), least: isLarge ? 3 : 4.5 };
}

export async function findLowContrast() {
  const { violations, incomplete } = await globalThis.axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  const toFinding = (ratio, element) =>
    createFinding(
      'contrast',
      `${ratio.toFixed(2)}: ${normalizeText(element.textContent || element.value || '')}`,
      element,
    );
  const sure = violations.flatMap(({ nodes }) =>
    nodes.map(({ element, any }) => toFinding(any[0]?.data?.contrastRatio ?? 0, element)),
  );
  const undecided = incomplete.flatMap(({ nodes }) =>
    nodes.flatMap(({ element }) => {
      const found = element instanceof Element ? contrastOnFlat(element) : undefined;
      return found && found.ratio < found.least - 0.01 ? [toFinding(found.ratio, element)] : [];
    }),
  );
  return [...sure, ...undecided];
}
