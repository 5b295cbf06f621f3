import { lazy, Suspense, type ComponentProps } from 'react';

const InTheme = lazy(async () => ({ default: (await import('./docs-in-theme')).DocsInTheme }));

export function DocsRoom(props: ComponentProps<typeof InTheme>) {
  return (
    <Suspense fallback={null}>
      <InTheme {...props} />
    </Suspense>
  );
}
