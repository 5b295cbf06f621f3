import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fixed-bar.module.css';

function followScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
}

/** Whether the page has been scrolled by more than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    followScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** A bar that leaves its place, which stays as high as it was, and remains below the page's header while the page is scrolled by more than `after` pixels (TPL-29). */
export function FixedBar({
  after,
  className,
  children,
}: {
  readonly after: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const fixed = useScrolledPast(after);
  useLayoutEffect(() => {
    const box = place.current;
    const bar = box?.firstElementChild;
    if (after === Infinity || !box || !(bar instanceof HTMLElement)) return;
    // Set before the bar is fixed: if the box collapses even for a moment, scroll anchoring scrolls the page during a press.
    const measure = () => {
      const { left, width } = box.getBoundingClientRect();
      bar.style.setProperty('--fixed-left', `${String(left)}px`);
      bar.style.setProperty('--fixed-width', `${String(width)}px`);
      box.style.height = `${String(bar.offsetHeight)}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      box.style.removeProperty('height');
    };
  }, [after]);
  return (
    <div ref={place}>
      <div className={classNames(className, fixed && styles.fixed)} data-fixed={fixed || undefined}>
        {children}
      </div>
    </div>
  );
}
