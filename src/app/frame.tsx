import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { followSession, isSignedIn } from '#src/data/session';
import { isResuming } from '#src/data/session-end';
import { keySpace } from '#src/lib/storage';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { forgetExports } from '#src/state/exports';
import { RouteProgress } from './layout/route-progress';

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
    <PreferencesProvider>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration storageKey={`${keySpace}scroll`} />
    </PreferencesProvider>
  );
}
