import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';

const NEAR_END = 24;

/** Follows the end until the user scrolls up, and counts the lines since then. */
export function useFollowEnd(lines: readonly { readonly id: string }[] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState<{ readonly last: string | undefined }>();
  const before = useRef({ first: undefined as string | undefined, height: 0, top: 0, follow: false });
  const follow = paused === undefined;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const first = lines?.[0]?.id;
    const grown = element.scrollHeight - before.current.height;
    // The event of a scroll comes with the next frame, so new lines may be first.
    const isScrolledUp = before.current.follow && grown >= 0 && element.scrollTop < before.current.top - NEAR_END;
    if (follow && !isScrolledUp) element.scrollTop = element.scrollHeight;
    else if (!follow && before.current.first !== undefined && first !== before.current.first)
      element.scrollTop += grown;
    before.current = { first, height: element.scrollHeight, top: element.scrollTop, follow };
  }, [follow, lines]);

  const setFollow = (next: boolean) => {
    setPaused(next ? undefined : { last: lines?.at(-1)?.id });
  };
  const last = paused?.last;
  const at = last === undefined ? -1 : (lines?.findLastIndex((line) => line.id === last) ?? -1);
  return {
    box,
    follow,
    setFollow,
    /** 0 when a filter hides the last line seen. */
    newCount: lines === undefined || at < 0 ? 0 : lines.length - 1 - at,
    onScroll: (event: UIEvent<HTMLElement>) => {
      const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
      const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
      if (atEnd !== follow) setFollow(atEnd);
    },
  };
}
