import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { onDialogs } from './open-dialogs';

/** Positions of the toasts, best first; toast.module.css defines each. */
const PLACES = ['bottom-end', 'above-bar-end', 'top-center', 'top-end', 'bottom-center'] as const;
/** On a small screen the bottom edge belongs to the page's own buttons. */
const NARROW_PLACES = ['top-end', 'bottom-end', 'above-bar-end'] as const;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';
/** Parts of the page whose buttons people are about to press. */
const PRESSED_NEXT = '[role="dialog"], [data-pressed-next]';
/** One of those counts as this many other controls. */
const WEIGHT = 100;
/** Pixels between the points that are looked at: less than the smallest target. */
const STEP = 16;

const weightOf = (control: Element): number =>
  control.closest(PRESSED_NEXT) && !control.matches('a[href]') ? WEIGHT : 1;

/** How much of the page's controls lies under the toasts: nothing where it is 0. */
function weighCovered(stack: HTMLElement): number {
  const covered = new Set<Element>();
  const { left, right, top, bottom } = stack.getBoundingClientRect();
  for (let y = top; y < bottom; y += STEP)
    for (let x = left; x < right; x += STEP) {
      const below = document.elementsFromPoint(x, y).find((element) => !stack.contains(element));
      const control = below?.closest(CONTROLS);
      if (control) covered.add(control);
    }
  return Array.from(covered, weightOf).reduce((sum, weight) => sum + weight, 0);
}

/** Moves the toasts to the first place where they cover none of the page's controls, or those that matter least. They stay where they cover none. */
function chooseFreePlace(stack: HTMLElement): void {
  const places = window.innerWidth < 768 ? NARROW_PLACES : PLACES;
  const current = places.find((place) => place === stack.dataset['place']);
  let best = { place: current ?? places[0], covered: Infinity };
  for (const place of current === undefined ? places : [current, ...places]) {
    stack.dataset['place'] = place;
    const covered = weighCovered(stack);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  stack.dataset['place'] = best.place;
}

/** Whether what has moved is a dialog or a drawer; a button that changes its color has not. */
const isDialog = ({ target }: Event): boolean =>
  target instanceof Element && (target.matches('[role="dialog"]') || target.querySelector('[role="dialog"]') !== null);

/**
 * Keeps the toasts off everything that can be pressed: their place is chosen when one comes or goes, and again when the page may have
 * put something else under them. While `paused` they stay where they are.
 */
export function useFreePlace(stack: RefObject<HTMLElement | null>, toasts: readonly unknown[], paused: boolean): void {
  useLayoutEffect(() => {
    if (!stack.current) return;
    if (toasts.length === 0) stack.current.removeAttribute('data-place');
    else chooseFreePlace(stack.current);
  }, [stack, toasts]);
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
      if (isDialog(event)) later();
    };
    const events = ['click', 'keyup', 'focusin', 'scrollend', 'resize'] as const;
    const ends = ['transitionend', 'animationend'] as const;
    for (const event of events) window.addEventListener(event, later, true);
    for (const event of ends) window.addEventListener(event, atRest, true);
    const forgetDialogs = onDialogs(later);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, later, true);
      for (const event of ends) window.removeEventListener(event, atRest, true);
      forgetDialogs();
    };
  }, [stack, toasts, paused]);
}
