import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { Feedback, TemplateSort } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';

export const GALLERY_PAGE_SIZE = 20;
const RECOMMENDED_TEMPLATES = 8;
const RELATED_TEMPLATES = 5;

const recommendedOf = (size: number) =>
  api.queryOptions('get', '/v1/templateRecommendation', { params: { query: { size } } }, { staleTime: 60_000 });

export const templateQueries = {
  kinds: () => api.queryOptions('get', '/v1/templateKinds', {}, { staleTime: 5 * 60_000 }),
  list: (query: OperationQuery<'listTemplates'>) =>
    api.queryOptions('get', '/v1/templateRegistration/templates', { params: { query } }),
  mostUsed: () =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/templates',
      { params: { query: { pageIndex: 1, pageSize: limits.templatePageSize.max, sort: TemplateSort.Sum } } },
      { staleTime: 5 * 60_000 },
    ),
  privateTemplates: (pageIndex: number, pageSize = GALLERY_PAGE_SIZE) =>
    api.queryOptions('get', '/v1/templateRegistration/private/templates', {
      params: { query: { pageIndex, pageSize } },
    }),
  privateCount: () => api.queryOptions('get', '/v1/templateRegistration/private/templates/count', {}),
  favorites: (pageIndex: number, pageSize = GALLERY_PAGE_SIZE) =>
    api.queryOptions('get', '/v1/favorites/templates', { params: { query: { pageIndex, pageSize } } }),
  bySlug: (slug: string) =>
    api.queryOptions('get', '/v1/templateRegistration/slugs/{slug}', { params: { path: { slug } } }),
  recommended: (size = RECOMMENDED_TEMPLATES) => recommendedOf(size),
  /** Requests one more, since the template itself may be among them. */
  recommendedBeside: (id: string) => ({
    ...recommendedOf(RECOMMENDED_TEMPLATES + 1),
    select: ({ items }: Schemas['TemplateCards']) =>
      items.filter(({ templateRegistrationId }) => templateRegistrationId !== id).slice(0, RECOMMENDED_TEMPLATES),
  }),
  related: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/{id}/recommendation',
      { params: { path: { id }, query: { size: RELATED_TEMPLATES } } },
      { staleTime: 60_000 },
    ),
  /** Only en-US has any (TPL-13). */
  relatedApps: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/{id}/recommendation/rpa',
      { params: { path: { id }, query: { size: RELATED_TEMPLATES } } },
      { staleTime: 60_000 },
    ),
  /** `id` is the templateRegistrationId. */
  setup: (id: string, version?: number | null) =>
    api.queryOptions(
      'get',
      '/v1/templates/{id}',
      { params: { path: { id }, ...(typeof version === 'number' ? { query: { version } } : {}) } },
      { staleTime: 60_000 },
    ),
  preview: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templates/{id}/dataPreview',
      { params: { path: { id }, query: { page: 0, pageSize: 100 } } },
      { staleTime: 5 * 60_000 },
    ),
  collection: (slug: string) =>
    api.queryOptions('get', '/v1/templateRegistration/collections/{slug}', { params: { path: { slug } } }),
  collectionTemplates: (slug: string, pageIndex: number, pageSize = GALLERY_PAGE_SIZE) =>
    api.queryOptions('get', '/v1/templateRegistration/collections/{slug}/templates', {
      params: { path: { slug }, query: { pageIndex, pageSize } },
    }),
  balanceInfo: (id: string) =>
    api.queryOptions(
      'get',
      '/api/templatecharging/user/canStartTemplateTask/{id}',
      { params: { path: { id } } },
      { staleTime: 0 },
    ),
  todayRows: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateUsages/{id}/todayExtractedCount',
      { params: { path: { id } } },
      { staleTime: 0 },
    ),
  todayRuns: (id: string) =>
    api.queryOptions('get', '/v1/templateUsages/{id}/todayRunCount', { params: { path: { id } } }, { staleTime: 0 }),
  dataSource: (id: string, parent?: string, keyword?: string) =>
    api.queryOptions(
      'get',
      '/v1/templateDataSources/{id}',
      {
        params: {
          path: { id },
          query: { parent, ...(keyword ? { keyword } : {}) },
        },
      },
      { staleTime: 5 * 60_000, retry: false },
    ),
};

/** Another mutation may cancel the refetch, and the page would show the old value. */
function patchTemplate(
  queries: QueryClient,
  id: string,
  patch: (known: Schemas['TemplateDetail']) => Partial<Schemas['TemplateDetail']>,
): void {
  queries.setQueriesData<Schemas['TemplateDetail']>(
    { queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] },
    (known) => (known?.templateRegistrationId === id ? { ...known, ...patch(known) } : known),
  );
}

export function useSetFavorite() {
  const queries = useQueryClient();
  return useMutation({
    // In sequence, so that the last click wins.
    scope: { id: 'favorites' },
    mutationFn: async ({ id, favorited }: { id: string; favorited: boolean }) => {
      const params = { path: { id } };
      if (favorited) await client.PUT('/v1/favorites/templates/{id}', { params });
      else await client.DELETE('/v1/favorites/templates/{id}', { params });
    },
    onSuccess: (_stored, { id, favorited }) => {
      patchTemplate(queries, id, () => ({ favorited }));
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['get', '/v1/favorites/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateKinds'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/collections/{slug}/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/private/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRecommendation'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] }),
      ]),
  });
}

export function useSetFeedback() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'feedback' },
    mutationFn: async ({ id, feedback }: { id: string; feedback: Feedback }) => {
      await client.PUT('/v1/templateRegistration/templates/{id}/feedback', {
        params: { path: { id } },
        body: { feedback },
      });
    },
    onSuccess: (_stored, { id, feedback }) => {
      const like = (value: Feedback | null | undefined) => Number(value === Feedback.Like);
      patchTemplate(queries, id, (known) => ({ feedback, likes: known.likes + like(feedback) - like(known.feedback) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] }),
  });
}

/** A refusal is in the response (ERR-17). */
export function useSetSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, subscribed }: { id: string; subscribed: boolean }) => {
      const params = { path: { id } };
      return subscribed
        ? client.POST('/v1/templateRegistration/{id}:subscribe', { params })
        : client.DELETE('/v1/templateRegistration/{id}:unsubscribe', { params });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] }),
  });
}
