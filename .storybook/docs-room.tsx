import { lazy, Suspense, type ComponentProps } from 'react';

const InTheme = lazy(async () => ({ default: (await import('./docs-in-theme')).DocsInTheme }));

/** What stands around a docs page. It is fetched with the first of them: a story must not wait for what only pages need. */
export function DocsRoom(props: ComponentProps<typeof InTheme>) {
  return (
    <Suspense fallback={null}>
      <InTheme {...props} />
    </Suspense>
  );
}
