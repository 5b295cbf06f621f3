import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import type { OperationId } from '#src/contract/operations.gen';
import { Feedback } from '#src/contract/enums.gen';
import { startEmulator } from '#tests/fixtures/start-emulator';
import { templateQueries, useSetFavorite, useSetFeedback, useSetSubscription } from './templates';

const template = { id: '1001', slug: 'map-places-by-keyword' };

async function open() {
  const emulator = await startEmulator();
  const client = createQueryClient();
  const { result } = renderHook(
    () => ({
      template: useQuery(templateQueries.bySlug(template.slug)),
      like: useSetFeedback(),
      favorite: useSetFavorite(),
      subscribe: useSetSubscription(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const reads = () => emulator.sent('getTemplateBySlug').length;
  return { emulator, result, reads };
}

type Hooks = Awaited<ReturnType<typeof open>>['result']['current'];

test.each<[string, OperationId, (hooks: Hooks) => Promise<unknown>]>([
  ['like', 'setTemplateFeedback', ({ like }) => like.mutateAsync({ id: template.id, feedback: Feedback.Like })],
  ['favorite', 'addFavoriteTemplate', ({ favorite }) => favorite.mutateAsync({ id: template.id, favorited: true })],
  [
    'favorite taken back',
    'removeFavoriteTemplate',
    ({ favorite }) => favorite.mutateAsync({ id: template.id, favorited: false }),
  ],
  [
    'subscription',
    'subscribeTemplate',
    ({ subscribe }) => subscribe.mutateAsync({ id: template.id, subscribed: true }),
  ],
  [
    'subscription taken back',
    'unsubscribeTemplate',
    ({ subscribe }) => subscribe.mutateAsync({ id: template.id, subscribed: false }),
  ],
])('TPL-52 TPL-48 the template by slug is fetched again after a %s', async (_, call, act) => {
  const { emulator, result, reads } = await open();
  await waitFor(() => expect(result.current.template.isSuccess).toBe(true));
  expect(reads()).toBe(1);
  await act(result.current);
  expect(emulator.sent(call).map(({ params }) => params)).toEqual([{ id: template.id }]);
  await waitFor(() => expect(reads()).toBe(2));
});
