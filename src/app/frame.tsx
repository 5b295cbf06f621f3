import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { followSession, isSignedIn } from '#src/data/session';
import { isResuming } from '#src/data/session-end';
import { useShownLanguage } from '#src/i18n/use-language';
import { keySpace } from '#src/lib/storage';
import { forgetExports } from '#src/state/exports';
import { useThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { RouteProgress } from './layout/route-progress';

const DARK = '(prefers-color-scheme: dark)';

function followScheme(listener: () => void): () => void {
  const query = globalThis.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme on screen: what was chosen, or what the device says. */
function useTheme(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useSyncExternalStore(followScheme, () => globalThis.matchMedia(DARK).matches);
  if (choice !== 'system') return choice;
  return dark ? 'dark' : 'light';
}

/** Theme and language around anything; questions and toasts are answered in it. */
export function Look({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider theme={useTheme()} language={useShownLanguage()}>
      {children}
    </UiProvider>
  );
}

/** The root route: everything that every page stands in. It lies inside the router, so that questions and toasts may hold links. */
export function Frame() {
  const cache = useQueryClient();
  useEffect(
    () =>
      followSession(() => {
        // The same person goes on with what is on screen.
        if (isResuming()) return;
        // Nothing that one person saw may be there for the next.
        if (isSignedIn()) void cache.resetQueries();
        else {
          cache.clear();
          forgetExports();
        }
      }),
    [cache],
  );
  return (
    <Look>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration storageKey={`${keySpace}scroll`} />
    </Look>
  );
}
