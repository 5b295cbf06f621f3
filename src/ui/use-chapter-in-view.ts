import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A heading of a text, for its table of contents. */
export interface Chapter {
  /** Id of the heading in the page. */
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  /** The language of its title, where that is not the page's. */
  readonly lang?: string;
}

/** Pixels below the edge at which a heading stops that still count as read. */
const SLACK = 8;

/**
 * The chapter that is being read: the last one whose heading has passed the upper edge of what is free of bars, the very last at the
 * end of the page (TPL-27). `goTo` brings a chapter there and gives it the focus; it stays the current one until the reader moves.
 */
export function useChapterInView(
  box: RefObject<HTMLElement | null>,
  chapters: readonly Chapter[],
): { readonly current: string | undefined; readonly goTo: (id: string) => void } {
  const [current, setCurrent] = useState(chapters[0]?.id);
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => box.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? []);
    const [first] = headings;
    if (first === undefined || typeof IntersectionObserver === 'undefined') return;
    const edge = Math.round((parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + SLACK);
    const look = () => {
      const page = document.documentElement;
      const isAtEnd =
        page.scrollHeight > page.clientHeight && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < edge);
      setCurrent(wanted.current ?? ((isAtEnd ? headings : passed).at(-1) ?? first).id);
    };
    // Reports each heading that crosses the edge, in either direction: everything below the edge counts as seen.
    const observer = new IntersectionObserver(look, {
      root: document,
      rootMargin: `-${String(edge)}px 0px 1000000px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    const release = () => {
      wanted.current = undefined;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const move of moves) window.addEventListener(move, release, { passive: true });
    window.addEventListener('scrollend', look);
    return () => {
      observer.disconnect();
      for (const move of moves) window.removeEventListener(move, release);
      window.removeEventListener('scrollend', look);
    };
  }, [box, chapters]);

  const goTo = useCallback(
    (id: string) => {
      const place = box.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      if (!place) return;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
      if (!chapters.some((chapter) => chapter.id === id)) return;
      wanted.current = id;
      setCurrent(id);
    },
    [box, chapters],
  );
  return { current, goTo };
}
