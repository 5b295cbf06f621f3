import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fixed-bar.module.css';

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
}

export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

export function FixedBar({
  fixAfter,
  className,
  children,
}: {
  /** Pixels of scrolling (TPL-29). */
  readonly fixAfter: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const fixed = useScrolledPast(fixAfter);
  useLayoutEffect(() => {
    const box = place.current;
    const bar = box?.firstElementChild;
    if (fixAfter === Infinity || !box || !(bar instanceof HTMLElement)) return;
    // If the box collapses even briefly, scroll anchoring moves the page.
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
  }, [fixAfter]);
  return (
    <div ref={place}>
      <div className={classNames(className, fixed && styles.fixed)} data-fixed={fixed || undefined}>
        {children}
      </div>
    </div>
  );
}
