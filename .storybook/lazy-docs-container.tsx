import { lazy, Suspense, type ComponentProps } from 'react';

const ThemedDocs = lazy(async () => ({ default: (await import('./themed-docs')).ThemedDocs }));

export function LazyDocsContainer(props: ComponentProps<typeof ThemedDocs>) {
  return (
    <Suspense fallback={null}>
      <ThemedDocs {...props} />
    </Suspense>
  );
}
