import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { loadRoute, routes } from './routes';

/**
 * `basename` is '/' or '/demo'. React Router's first entry always has the key 'default', so a typed address would restore a wrong scroll
 * position; a unique key avoids that.
 */
export function createAppRouter(basename: string) {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(routes, { basename });
}

/** Loads what the address shows, so that the router draws it without a skeleton. */
export async function loadFirstPage(basename: string): Promise<void> {
  const matches = matchRoutes(routes, globalThis.location, basename) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}
