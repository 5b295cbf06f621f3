import { useEffect } from 'react';
import { useShellPanel } from '#src/state/shell';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useShellKeys(): void {
  const [panel, setPanel] = useShellPanel();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSheet = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isPalette && !isSheet) return;
      if (panel === 'palette' && isPalette) {
        event.preventDefault();
        setPanel(undefined);
        return;
      }
      // An open dialog must not be covered.
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setPanel(isPalette ? 'palette' : 'keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [panel, setPanel]);
}
