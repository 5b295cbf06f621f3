import { useCallback, useEffect, useState } from 'react';
import { isClientLink } from '#src/domain/client-protocol';
import { openInSystem } from '#src/lib/open-client';

/** Milliseconds. */
const ANSWER = 2_500;

export type ClientAnswer = 'notAsked' | 'waiting' | 'opened' | 'silent';

/**
 * Opens a link of the desktop client (PUB-02). A browser does not report whether anything opened, but the page then loses focus or is
 * hidden.
 */
export function useAskClient(): { answer: ClientAnswer; ask: (link: string) => void } {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<ClientAnswer>('notAsked');
  useEffect(() => {
    if (asked === 0) return;
    const settle = (found: ClientAnswer) => {
      window.clearTimeout(timer);
      setAnswer((before) => (before === 'waiting' ? found : before));
    };
    const timer = window.setTimeout(() => {
      settle('silent');
    }, ANSWER);
    const onBlur = () => {
      settle('opened');
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') settle('opened');
    };
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [asked]);
  const ask = useCallback((link: string) => {
    if (!isClientLink(link)) return;
    setAnswer('waiting');
    setAsked((before) => before + 1);
    openInSystem(link);
  }, []);
  return { answer, ask };
}
