import { useSearchParams } from 'react-router-dom';
import { desktopSystem } from '#src/lib/open-client';

export type ClientSystem = 'windows' | 'macos';

export type ReadOn = ClientSystem | 'other' | 'mobile';

/** An iPad reports Macintosh, but has several touch points. */
export function readOn(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): ReadOn {
  const system = desktopSystem(browser);
  if (system !== 'other') return system;
  return /Android|iPhone|iPad|iPod|Mobile|Macintosh/.test(browser.userAgent) ? 'mobile' : 'other';
}

/** `?system=` comes first in the order, else the user's system. */
export function useSystem(): { readonly here: ReadOn; readonly order: readonly ClientSystem[] } {
  const [query] = useSearchParams();
  const here = readOn(navigator);
  const asked = query.get('system');
  const first = asked === 'windows' || asked === 'macos' ? asked : here;
  return { here, order: first === 'macos' ? ['macos', 'windows'] : ['windows', 'macos'] };
}
