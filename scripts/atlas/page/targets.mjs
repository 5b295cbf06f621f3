import { createFinding, clippingAncestors, paddingBox, isVisible, styleOf } from './shown.mjs';

/** WCAG 2.5.8, in CSS pixels. */
const MIN_SIZE = 24;

const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'slider', 'menuitem', 'menuitemcheckbox'].map(
    (role) => `[role=${role}]`,
  ),
  ...['menuitemradio', 'treeitem', 'combobox', 'spinbutton'].map((role) => `[role=${role}]`),
].join(',');

const union = (a, b) => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

function pseudoBox(element, pseudo) {
  const style = styleOf(element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') return undefined;
  if (styleOf(element).position === 'static') return undefined;
  const own = element.getBoundingClientRect();
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((side) => parseFloat(style[side]));
  if ([left, top, width, height].some(Number.isNaN)) return undefined;
  const x = own.left + element.clientLeft + left;
  const y = own.top + element.clientTop + top;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function targetArea(element) {
  const boxes = [element, ...element.children, ...(element.labels ?? [])]
    .filter((part) => part === element || isVisible(part))
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const added = ['::before', '::after'].map((pseudo) => pseudoBox(element, pseudo)).filter(Boolean);
  return [...boxes, ...added].reduce(union, element.getBoundingClientRect());
}

const isDisabled = (element) =>
  element.matches(':disabled') || element.closest('[aria-disabled=true], [inert]') !== null;

function isCovered({ left, top, right, bottom }, element) {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  const isOut = (box) => x < box.left || x > box.right || y < box.top || y > box.bottom;
  if (clippingAncestors(element).frames.some((frame) => isOut(paddingBox(frame.element)))) return true;
  const hit = document.elementFromPoint(x, y);
  if (!hit || hit.contains(element) || element.contains(hit)) return false;
  return ![...(element.labels ?? [])].some((label) => label.contains(hit));
}

const POPUP_SELECTOR =
  '[role=menu], [role=listbox], [role=dialog], [role=tooltip], .ant-dropdown, .ant-popover, .ant-select-dropdown, .ant-picker-dropdown';

function isUnderPopup({ left, top, right, bottom }, element) {
  return [left + 2, right - 2].some((x) =>
    [top + 2, bottom - 2].some((y) => {
      const layer = document.elementFromPoint(x, y)?.closest(POPUP_SELECTOR);
      return Boolean(layer) && !layer.contains(element);
    }),
  );
}

function enclosingBlock(element) {
  let block = element.parentElement;
  while (block?.parentElement && styleOf(block).display === 'inline') block = block.parentElement;
  return block;
}

/** WCAG excepts inline links. */
function isInSentence(element) {
  const block = styleOf(element).display === 'inline' ? enclosingBlock(element) : undefined;
  if (!block) return false;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!/\p{L}/u.test(node.data) || parentElement.closest(INTERACTIVE)) continue;
    if (parentElement === block || enclosingBlock(parentElement) === block) return true;
  }
  return false;
}

const isNative = (element) =>
  element.matches('input[type=checkbox], input[type=radio]') &&
  styleOf(element).appearance === 'auto' &&
  styleOf(element).opacity !== '0';

const sizeOf = ({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top });
const isSmall = (area) => sizeOf(area).width < MIN_SIZE - 0.5 || sizeOf(area).height < MIN_SIZE - 0.5;
const middleOf = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function distance({ x, y }, box) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** A 24 px circle around its center must not meet another target, or a small target's circle. */
function isCrowded(target, others) {
  const middle = middleOf(target.area);
  return others.some((other) => {
    if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
      return false;
    if (distance(middle, other.area) < MIN_SIZE / 2 - 0.5) return true;
    if (!other.small) return false;
    const otherMiddle = middleOf(other.area);
    return Math.hypot(otherMiddle.x - middle.x, otherMiddle.y - middle.y) < MIN_SIZE - 0.5;
  });
}

export function findSmallTargets() {
  const all = [...document.body.querySelectorAll(INTERACTIVE)]
    .filter((element) => !isDisabled(element) && (isVisible(element) || [...(element.labels ?? [])].some(isVisible)))
    .map((element) => ({ element, area: targetArea(element) }))
    .filter(({ area }) => sizeOf(area).width > 1 && sizeOf(area).height > 1)
    .filter(({ element, area }) => !isCovered(area, element) && !isUnderPopup(area, element))
    .map((target) => Object.assign(target, { small: isSmall(target.area) }));
  return all
    .filter(
      (target) => target.small && !isInSentence(target.element) && !isNative(target.element) && isCrowded(target, all),
    )
    .map(({ element, area }) => {
      const { width, height } = sizeOf(area);
      const name = element.getAttribute('aria-label') || element.textContent || element.tagName.toLowerCase();
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return createFinding('target', `${size}: ${name}`, element, { left: area.left, top: area.top, width, height });
    });
}
