import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';

/** Adds roles and keyboard access that antd lacks. */
export function PickerPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  const names = [t(($) => $.time.hours), t(($) => $.time.minutes), t(($) => $.time.seconds)];
  const joinedNames = names.join('|');
  const calendar = t(($) => $.calendar);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const applyAttributes = () => {
      for (const table of root.querySelectorAll('table')) {
        table.setAttribute('role', 'grid');
        table.setAttribute('aria-label', calendar);
      }
      for (const cell of root.querySelectorAll('td')) {
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('aria-selected', String(/-cell-selected/.test(cell.className)));
        if (/-cell-disabled/.test(cell.className)) cell.setAttribute('aria-disabled', 'true');
        else cell.removeAttribute('aria-disabled');
        if (/-cell-today/.test(cell.className)) cell.setAttribute('aria-current', 'date');
      }
      // Names must contain the visible text.
      for (const button of root.querySelectorAll<HTMLElement>(
        'button[class*="-month-btn"], button[class*="-year-btn"]',
      )) {
        const purpose = button.dataset['purpose'] ?? button.getAttribute('aria-label') ?? '';
        button.dataset['purpose'] = purpose;
        const name = `${button.textContent} – ${purpose}`;
        if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
      }
      root.querySelectorAll<HTMLElement>('ul[class*="time-panel-column"]').forEach((list, index) => {
        list.setAttribute('role', 'listbox');
        list.setAttribute('aria-label', joinedNames.split('|')[index] ?? '');
        list.tabIndex = 0;
        for (const entry of list.querySelectorAll('li')) {
          entry.setAttribute('role', 'option');
          entry.setAttribute('aria-selected', String(/-cell-selected/.test(entry.className)));
        }
      });
    };
    applyAttributes();
    const observer = new MutationObserver(applyAttributes);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    return () => {
      observer.disconnect();
    };
  }, [joinedNames, calendar]);
  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const list = event.target;
    if (
      !(list instanceof HTMLElement) ||
      list.getAttribute('role') !== 'listbox' ||
      !['ArrowUp', 'ArrowDown'].includes(event.key)
    )
      return;
    event.preventDefault();
    const entries = [...list.querySelectorAll('li:not([class*="disabled"])')];
    const at = entries.findIndex((entry) => entry.getAttribute('aria-selected') === 'true');
    const next = entries[Math.min(entries.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))];
    next?.querySelector<HTMLElement>('[class*="cell-inner"]')?.click();
  };
  return (
    <div ref={box} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
