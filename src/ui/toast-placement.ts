import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { onDialogChange } from './open-dialogs';

/** Best first. */
const PLACES = ['bottom-end', 'above-bar-end', 'top-end', 'top-center', 'bottom-center'] as const;
/** On small screens the bottom has the page's buttons. */
const NARROW_PLACES = ['top-end', 'bottom-end', 'above-bar-end'] as const;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';
/** Pixels. */
const SEARCH_STEP = 8;
/** Pixels. */
const HEADER_HEIGHT = 64;

function isReachable(control: Element, { left, right, top, bottom }: DOMRect, stack: HTMLElement): boolean {
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  return points.some(([x, y]) => {
    const hit = document.elementsFromPoint(x, y).find((element) => !stack.contains(element));
    return hit?.closest(CONTROLS) === control;
  });
}

const findControls = (stack: HTMLElement): DOMRect[] =>
  Array.from(document.querySelectorAll(CONTROLS), (control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box }) => box.width > 0 && !stack.contains(control) && isReachable(control, box, stack))
    .map(({ box }) => box);

const coversAny = (box: DOMRect, controls: readonly DOMRect[]): boolean =>
  controls.some(
    ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );

function findFreeSpot(box: DOMRect, controls: readonly DOMRect[]): DOMRect | undefined {
  for (const left of new Set([box.left, (box.right - box.width) / 2, SEARCH_STEP]))
    for (let top = box.top; top >= HEADER_HEIGHT; top -= SEARCH_STEP) {
      const spot = new DOMRect(left, top, box.width, box.height);
      if (!coversAny(spot, controls)) return spot;
    }
  return undefined;
}

function dock(stack: HTMLElement): void {
  const root = document.documentElement;
  stack.dataset['place'] = 'docked';
  root.dataset['toastsDocked'] = '';
  root.style.setProperty(
    '--gl-toasts-below',
    `${String(Math.ceil(stack.getBoundingClientRect().height) + 2 * SEARCH_STEP)}px`,
  );
}

function undock(): void {
  const root = document.documentElement;
  delete root.dataset['toastsDocked'];
  root.style.removeProperty('--gl-toasts-below');
}

/** Docks the toasts when they would cover a control everywhere. */
function chooseFreePlace(stack: HTMLElement): void {
  const current = stack.dataset['place'];
  if (current === 'docked') {
    dock(stack);
    return;
  }
  const controls = findControls(stack);
  const isFree = () => !coversAny(stack.getBoundingClientRect(), controls);
  if (current !== undefined && isFree()) return;
  for (const place of window.innerWidth < 768 ? NARROW_PLACES : PLACES) {
    stack.dataset['place'] = place;
    if (isFree()) return;
  }
  stack.dataset['place'] = 'bottom-end';
  const spot = findFreeSpot(stack.getBoundingClientRect(), controls);
  if (!spot) {
    dock(stack);
    return;
  }
  stack.dataset['place'] = 'spot';
  stack.style.setProperty('--gl-toast-top', `${String(spot.top)}px`);
  stack.style.setProperty('--gl-toast-left', `${String(spot.left)}px`);
}

const isDialogEvent = ({ target }: Event): boolean =>
  target instanceof Element && (target.matches('[role="dialog"]') || target.querySelector('[role="dialog"]') !== null);

/** Does not move toasts while `paused`. */
export function useToastPlacement(
  stack: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
  paused: boolean,
): void {
  useLayoutEffect(() => {
    if (!stack.current) return;
    if (toasts.length > 0) {
      chooseFreePlace(stack.current);
      return;
    }
    stack.current.removeAttribute('data-place');
    undock();
  }, [stack, toasts]);
  useEffect(() => undock, []);
  useEffect(() => {
    if (toasts.length === 0 || paused) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (stack.current) chooseFreePlace(stack.current);
      });
    };
    const atRest = (event: Event) => {
      if (isDialogEvent(event)) later();
    };
    const events = ['click', 'keyup', 'focusin', 'scrollend', 'resize'] as const;
    const ends = ['transitionend', 'animationend'] as const;
    for (const event of events) window.addEventListener(event, later, true);
    for (const event of ends) window.addEventListener(event, atRest, true);
    const forgetDialogs = onDialogChange(later);
    // Another language can make them higher.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(later) : undefined;
    if (stack.current) observer?.observe(stack.current);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, later, true);
      for (const event of ends) window.removeEventListener(event, atRest, true);
      forgetDialogs();
      observer?.disconnect();
    };
  }, [stack, toasts, paused]);
}
