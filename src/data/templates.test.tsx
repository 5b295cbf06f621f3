import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { Feedback } from '#src/contract/enums.gen';
import { templateQueries, useSetFavorite, useSetFeedback, useSetSubscription } from './templates';

afterEach(() => {
  cleanup();
  setSessionToken(undefined);
});

/** Opinions of a template beside the template itself, and every call that was made. */
function open() {
  const calls: string[] = [];
  setSessionToken('known');
  setTransport((request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    if (call.includes(':')) return Promise.resolve(Response.json({ error: null }));
    return Promise.resolve(
      request.method === 'GET' ? Response.json({ slug: 'maps' }) : new Response(null, { status: 204 }),
    );
  });
  const client = createQueryClient();
  const { result } = renderHook(
    () => ({
      template: useQuery(templateQueries.bySlug('maps')),
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
  const reads = () => calls.filter((call) => call === 'GET /v1/templateRegistration/slugs/maps').length;
  return { result, calls, reads };
}

test.each<[string, string, (hooks: ReturnType<typeof open>['result']['current']) => Promise<unknown>]>([
  [
    'like',
    'PUT /v1/templateRegistration/templates/7/feedback',
    ({ like }) => like.mutateAsync({ id: '7', feedback: Feedback.Like }),
  ],
  ['favourite', 'PUT /v1/favorites/templates/7', ({ favorite }) => favorite.mutateAsync({ id: '7', favorited: true })],
  [
    'favourite taken back',
    'DELETE /v1/favorites/templates/7',
    ({ favorite }) => favorite.mutateAsync({ id: '7', favorited: false }),
  ],
  [
    'subscription',
    'POST /v1/templateRegistration/7:subscribe',
    ({ subscribe }) => subscribe.mutateAsync({ id: '7', subscribed: true }),
  ],
  [
    'subscription taken back',
    'DELETE /v1/templateRegistration/7:unsubscribe',
    ({ subscribe }) => subscribe.mutateAsync({ id: '7', subscribed: false }),
  ],
])('TPL-52 TPL-48 the template by slug is read again after a %s', async (_, call, act) => {
  const { result, calls, reads } = open();
  await waitFor(() => expect(reads()).toBe(1));
  await act(result.current);
  expect(calls).toContain(call);
  await waitFor(() => expect(reads()).toBe(2));
});
