import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/app';
import { routes } from '#src/app/routes';
import { createQueryClient, setQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { setGuideDismissed } from '#src/state/guide';
import { forgetExports } from '#src/state/exports';
import { forgetPayments } from '#src/state/payments';
import { setMenuCollapsed, setThemeChoice } from '#src/state/preferences';
import type { ThemeName } from '#src/ui/theme/tokens';
import { gleanerOf, themeOf } from './globals';

let activeRouter: ReturnType<typeof createMemoryRouter> | undefined;

export function currentAddress(): string {
  const { pathname = '', search = '' } = activeRouter?.state.location ?? {};
  return pathname + search;
}

/** The atlas reads `gleanerCache` to know when a page has its data. */
function freshCache() {
  const fresh = createQueryClient();
  setQueryClient(fresh);
  Reflect.set(globalThis, 'gleanerCache', fresh);
  return fresh;
}

interface Context {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** A story's `render` for a whole page: the real routes in memory at `parameters.gleaner.path`. */
export function renderAt(_args: unknown, context: Context) {
  const { path = '/', state, guide = false } = gleanerOf(context);
  return <PageStory path={path} state={state} guide={guide} theme={themeOf(context)} />;
}

function PageStory({
  path,
  state,
  guide,
  theme,
}: {
  readonly path: string;
  readonly state: unknown;
  readonly guide: boolean;
  readonly theme: ThemeName;
}) {
  const [{ cache, router }] = useState(() => {
    const fresh = freshCache();
    setThemeChoice(theme);
    setMenuCollapsed(false);
    forgetExports();
    forgetPayments();
    setGuideDismissed(guide ? [] : Object.values(personas).flatMap(({ userId }) => userId ?? []));
    // A unique key: React Router restores the scroll position of an earlier story for the key 'default'.
    activeRouter = createMemoryRouter(routes, {
      initialEntries: [{ ...parsePath(path), state, key: Math.random().toString(36).slice(2) }],
    });
    return { cache: fresh, router: activeRouter };
  });
  useEffect(() => () => cache.clear(), [cache]);
  useEffect(() => setThemeChoice(theme), [theme]);
  return <App router={router} cache={cache} />;
}

export function FreshCache({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(freshCache);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}

const Slot = createContext<ReactNode>(null);
const StorySlot = () => useContext(Slot);

/** Renders its children at any address, so that links and blockers work. */
export function StoryRouter({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <StorySlot /> }], { initialEntries: [path] }),
  );
  return (
    <Slot value={children}>
      <RouterProvider router={router} />
    </Slot>
  );
}
