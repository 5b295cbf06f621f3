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

/** A bar that leaves its place and stays below the page's header while the page is scrolled by more than `after` pixels (TPL-29). */
export function FixedBar({
  after,
  className,
  children,
}: {
  readonly after: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const fixed = useScrolledPast(after);
  useLayoutEffect(() => {
    const box = place.current;
    const bar = box?.firstElementChild;
    if (!fixed || !box || !(bar instanceof HTMLElement)) return;
    const measure = () => {
      const { left, width } = box.getBoundingClientRect();
      bar.style.setProperty('--fixed-left', `${String(left)}px`);
      bar.style.setProperty('--fixed-width', `${String(width)}px`);
      // Its place stays as high as it was, so that nothing below jumps.
      box.style.height = `${String(bar.offsetHeight)}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      box.style.removeProperty('height');
    };
  }, [fixed]);
  return (
    <div ref={place}>
      <div className={classNames(className, fixed && styles['fixed'])} data-fixed={fixed || undefined}>
        {children}
      </div>
    </div>
  );
}
