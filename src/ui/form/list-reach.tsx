import { useEffect, useRef, type ReactNode } from 'react';

/** A select's list under assistive technology: antd scrolls it from the field by arrow keys, and this lets it be reached by itself too, and names it. */
export function ListReach({ label, children }: { label: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const dress = () => {
      for (const list of root.querySelectorAll<HTMLElement>('[class*="-list-holder"]')) {
        if (list.style.maxHeight !== '') list.tabIndex = 0;
      }
      if (label === undefined) return;
      for (const list of root.querySelectorAll('[role="listbox"]')) list.ariaLabel = label;
    };
    dress();
    const watcher = new MutationObserver(dress);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
    };
  }, [label]);
  return <div ref={box}>{children}</div>;
}
