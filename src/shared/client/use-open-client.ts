import { useCallback, useEffect, useState } from 'react';
import { isClientLink } from '#src/domain/client-protocol';
import { openProtocolUrl } from '#src/lib/open-client';

/** Milliseconds. */
const OPEN_TIMEOUT = 2_500;

export type ClientOpenState = 'notAsked' | 'waiting' | 'opened' | 'silent';

/** PUB-02. A browser does not report whether anything opened, but the page then loses focus or is hidden. */
export function useOpenClient(): { state: ClientOpenState; openClient: (link: string) => void } {
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<ClientOpenState>('notAsked');
  useEffect(() => {
    if (attempts === 0) return;
    const finish = (result: ClientOpenState) => {
      window.clearTimeout(timer);
      setState((before) => (before === 'waiting' ? result : before));
    };
    const timer = window.setTimeout(() => {
      finish('silent');
    }, OPEN_TIMEOUT);
    const onBlur = () => {
      finish('opened');
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') finish('opened');
    };
    window.addEventListener('blur', onBlur);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [attempts]);
  const openClient = useCallback((link: string) => {
    if (!isClientLink(link)) return;
    setState('waiting');
    setAttempts((before) => before + 1);
    openProtocolUrl(link);
  }, []);
  return { state, openClient };
}
