import { useSearchParams } from 'react-router-dom';
import { desktopSystem } from '#src/lib/open-client';

/** Systems that the desktop client runs on. */
export type ClientSystem = 'windows' | 'macos';

/** What the page is read on: a system with a client, another computer, or a phone or tablet. */
export type ReadOn = ClientSystem | 'other' | 'mobile';

/** Tells what a browser runs on by what it says of itself; a tablet that calls itself a Mac knows several fingers. */
export function readOn(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): ReadOn {
  const system = desktopSystem(browser);
  if (system !== 'other') return system;
  return /Android|iPhone|iPad|iPod|Mobile|Macintosh/.test(browser.userAgent) ? 'mobile' : 'other';
}

/** What the page is read on, and the systems in the order to show them: the one that the address asks for first (`?system=`), else this one. */
export function useSystem(): { readonly here: ReadOn; readonly order: readonly ClientSystem[] } {
  const [query] = useSearchParams();
  const here = readOn(navigator);
  const asked = query.get('system');
  const first = asked === 'windows' || asked === 'macos' ? asked : here;
  return { here, order: first === 'macos' ? ['macos', 'windows'] : ['windows', 'macos'] };
}
