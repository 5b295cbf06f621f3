import { useEffect, useRef, type ReactNode } from 'react';
import type { ControlProps } from './field';

/** Makes antd's list focusable and names it. */
export function AccessibleList({
  field: { id, label, labelledBy },
  children,
}: {
  field: Pick<ControlProps<unknown>, 'id' | 'label' | 'labelledBy'>;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const name = labelledBy ?? (id && document.querySelector(`label[for=${CSS.escape(id)}]`)?.id);
    const applyAttributes = () => {
      for (const list of root.querySelectorAll<HTMLElement>('[class*="-list-holder"]')) {
        if (list.style.maxHeight !== '') list.tabIndex = 0;
      }
      for (const list of root.querySelectorAll('[role="listbox"]')) {
        if (label !== undefined) list.setAttribute('aria-label', label);
        else if (name) list.setAttribute('aria-labelledby', name);
      }
    };
    applyAttributes();
    const watcher = new MutationObserver(applyAttributes);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
    };
  }, [id, label, labelledBy]);
  return <div ref={box}>{children}</div>;
}
