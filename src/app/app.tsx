import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '#src/data/query-client';

export function App({
  router,
  cache = queryClient(),
  onMount,
}: {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly cache?: QueryClient;
  readonly onMount?: () => void;
}) {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
