import { useCallback, useEffect, useState } from 'react';
import { isClientLink } from '#src/domain/client-protocol';
import { openInSystem } from '#src/lib/open-client';

/** Milliseconds in which an installed client, or the browser's question whether it may open, takes the focus from the page. */
const ANSWER = 2_500;

/** Where asking the desktop client stands: not asked, being waited for, something took the focus, nothing did. */
export type ClientAnswer = 'notAsked' | 'waiting' | 'opened' | 'silent';

/**
 * Asks the desktop client to open by a link of its protocol (PUB-02) and finds out whether anything answered: a browser does not tell, but
 * whatever opens takes the focus from the page or hides it. `ask` may be called again. Anything that is no link of ours is not opened.
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
