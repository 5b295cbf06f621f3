import { useSearchParams } from 'react-router-dom';
import { desktopSystem } from '#src/lib/open-client';

export type ClientSystem = 'windows' | 'macos';

export type DeviceSystem = ClientSystem | 'other' | 'mobile';

/** An iPad reports Macintosh, but has several touch points. */
export function detectSystem(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceSystem {
  const system = desktopSystem(browser);
  if (system !== 'other') return system;
  return /Android|iPhone|iPad|iPod|Mobile|Macintosh/.test(browser.userAgent) ? 'mobile' : 'other';
}

/** `?system=` comes first in the order, else the user's system. */
export function useSystem(): { readonly here: DeviceSystem; readonly order: readonly ClientSystem[] } {
  const [query] = useSearchParams();
  const here = detectSystem(navigator);
  const requested = query.get('system');
  const first = requested === 'windows' || requested === 'macos' ? requested : here;
  return { here, order: first === 'macos' ? ['macos', 'windows'] : ['windows', 'macos'] };
}
