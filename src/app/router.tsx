import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes';

/**
 * The router of the browser below the build's base path ('/' or '/demo').
 *
 * React Router calls the first entry of every document 'default', so an address typed into the same tab took the scroll position
 * of the one before it. Each entry gets a key of its own here; a reload keeps it.
 */
export function createAppRouter(basename: string) {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(routes, { basename });
}
