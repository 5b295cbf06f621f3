import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';

interface Spot {
  readonly top: number;
  readonly pressed?: string;
}

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'top' in value && typeof value.top === 'number';

/** Includes the list, because a template may be in two. */
const spotOf = (element: HTMLElement) =>
  `${element.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? ''}/${element.dataset['spot'] ?? ''}`;

/**
 * Restores scroll position and focus after back, forward or reload, once the list is rendered (`ready`). Targets need `data-spot`, their
 * lists `data-list`.
 */
export function useRestoreScroll(ready: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const visit = `gallery.${useLocation().key}`;
  const type = useNavigationType();
  const restored = useRef<string>(undefined);

  useEffect(() => {
    if (!ready || restored.current === visit) return;
    restored.current = visit;
    // Only history navigation restores; new links and filter changes do not.
    const spot = type === NavigationType.Pop ? readJson(sessionStore, visit, isSpot) : null;
    if (spot === null) return;
    // After this round of effects: the page frame first focuses its start.
    window.setTimeout(() => {
      const inside = box.current;
      if (!inside) return;
      window.scrollTo(0, spot.top);
      const isFree = document.activeElement === null || document.activeElement.contains(inside);
      if (!isFree || spot.pressed === undefined) return;
      const spots = [...inside.querySelectorAll<HTMLElement>('[data-spot]')];
      spots.find((element) => spotOf(element) === spot.pressed)?.focus({ preventScroll: true });
    }, 0);
  }, [ready, visit, type]);

  // A layout effect, because it ends before the next page scrolls to the top.
  useLayoutEffect(() => {
    if (!ready) return;
    const inside = box.current;
    const keep = (pressed?: string) => {
      const before = readJson(sessionStore, visit, isSpot)?.pressed;
      writeJson(sessionStore, visit, { top: window.scrollY, pressed: pressed ?? before });
    };
    const onScroll = () => {
      keep();
    };
    const onFocus = (event: Event) => {
      const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
      if (spot) keep(spotOf(spot));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    inside?.addEventListener('focusin', onFocus);
    // Not every browser focuses a clicked link.
    inside?.addEventListener('click', onFocus, true);
    return () => {
      window.removeEventListener('scroll', onScroll);
      inside?.removeEventListener('focusin', onFocus);
      inside?.removeEventListener('click', onFocus, true);
    };
  }, [ready, visit]);
  return box;
}
