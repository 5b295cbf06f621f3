import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';

/** What is remembered of a visit to a gallery: how far it was scrolled, and what had the focus last. */
interface Spot {
  readonly top: number;
  readonly pressed?: string;
}

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'top' in value && typeof value.top === 'number';

/** The name of what may be returned to: its own, below that of the list it stands in, as one template may stand in two. */
const spotOf = (element: HTMLElement) =>
  `${element.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? ''}/${element.dataset['spot'] ?? ''}`;

/**
 * Back and forward lead to the same place of a gallery, and a reload stays there: the page is scrolled and the focus put where they
 * were, once what was listed there is drawn (`ready`). What the focus may return to carries `data-spot` with a name, its list `data-list`.
 */
export function useWayBack(ready: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const visit = `gallery.${useLocation().key}`;
  const type = useNavigationType();
  const restored = useRef<string>(undefined);

  useEffect(() => {
    if (!ready || restored.current === visit) return;
    restored.current = visit;
    // Going on is no return; a change of filters leaves the page where it is.
    const spot = type === NavigationType.Pop ? readJson(sessionStore, visit, isSpot) : null;
    if (spot === null) return;
    // After this round of effects: the frame of the page first puts the focus to its beginning.
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

  // A layout effect, as it ends before the next page scrolls to its beginning.
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
    // Not every browser gives the focus to a link that is clicked.
    inside?.addEventListener('click', onFocus, true);
    return () => {
      window.removeEventListener('scroll', onScroll);
      inside?.removeEventListener('focusin', onFocus);
      inside?.removeEventListener('click', onFocus, true);
    };
  }, [ready, visit]);
  return box;
}
