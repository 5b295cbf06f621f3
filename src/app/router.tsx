import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes';

/** The router of the browser below the build's base path ('/' or '/demo'). */
export function createAppRouter(basename: string) {
  return createBrowserRouter(routes, { basename });
}
