import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly lang?: string;
}

/** Pixels. */
const SLACK = 8;

/** The last chapter above the top edge, or the last at the page's end (TPL-27). `goTo` also focuses it. */
export function useChapterInView(
  box: RefObject<HTMLElement | null>,
  chapters: readonly Chapter[],
): { readonly current: string | undefined; readonly goTo: (id: string) => void } {
  const [current, setCurrent] = useState(chapters[0]?.id);
  const targetId = useRef<string>(undefined);

  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => box.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? []);
    const [first] = headings;
    if (first === undefined || typeof IntersectionObserver === 'undefined') return;
    const edge = Math.round((parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + SLACK);
    const update = () => {
      const page = document.documentElement;
      const isAtEnd =
        page.scrollHeight > page.clientHeight && page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < edge);
      setCurrent(targetId.current ?? ((isAtEnd ? headings : passed).at(-1) ?? first).id);
    };
    const observer = new IntersectionObserver(update, {
      root: document,
      rootMargin: `-${String(edge)}px 0px 1000000px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    const release = () => {
      targetId.current = undefined;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const move of moves) window.addEventListener(move, release, { passive: true });
    window.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      for (const move of moves) window.removeEventListener(move, release);
      window.removeEventListener('scrollend', update);
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
      targetId.current = id;
      setCurrent(id);
    },
    [box, chapters],
  );
  return { current, goTo };
}
