import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/**
 * `basename` is '/' or '/demo'. In React Router every document's first entry has the key 'default', so a typed address would restore
 * a wrong scroll position. A unique key avoids that; a reload keeps it.
 */
export function createAppRouter(basename: string) {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(routes, { basename });
}

/**
 * Loads what the current address shows, beside whatever else the start waits for, and puts it into its routes: the router then draws the
 * page at once, without a skeleton. Failures are left to the router, which loads again and shows its error page.
 */
export async function loadFirstPage(basename: string): Promise<void> {
  const matches = matchRoutes(routes, globalThis.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }: { readonly route: RouteObject }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy().catch(() => undefined);
      if (loaded) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
