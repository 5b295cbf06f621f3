import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { loadRoute, routes } from './routes';

/** `basename` is '/' or '/demo'. The key is unique, since React Router's 'default' would restore a wrong scroll position. */
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
