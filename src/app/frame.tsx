import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { subscribeToSession, isSignedIn } from '#src/data/session';
import { isResuming } from '#src/data/session-end';
import { keyPrefix } from '#src/lib/storage';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { forgetExports } from '#src/state/exports';
import { RouteProgress } from './layout/route-progress';

/** Inside the router, since dialogs and toasts may contain links. */
export function Frame() {
  const cache = useQueryClient();
  useEffect(
    () =>
      subscribeToSession(() => {
        if (isResuming()) return;
        // The next user must not see cached data of the previous one.
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
      <ScrollRestoration storageKey={`${keyPrefix}scroll`} />
    </PreferencesProvider>
  );
}
