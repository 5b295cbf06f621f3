import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, client } from '#src/api/client';
import { Feedback, TemplateSort } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';

/** Templates of one page of the gallery (CONST-02). */
export const GALLERY_PAGE = 20;
/** Templates that are recommended at large, and beside a template (API-042, API-043). */
const RECOMMENDED = 8;
const RELATED = 5;

const recommendedOf = (size: number) =>
  api.queryOptions('get', '/v1/templateRecommendation', { params: { query: { size } } }, { staleTime: 60_000 });

export const templateQueries = {
  /** Kinds with their counts (API-038). */
  kinds: () => api.queryOptions('get', '/v1/templateKinds', {}, { staleTime: 5 * 60_000 }),
  /** The gallery, by everything that the address of the page says (API-039, ENUM-13). */
  list: (query: OperationQuery<'listTemplates'>) =>
    api.queryOptions('get', '/v1/templateRegistration/templates', { params: { query } }),
  /** The hundred templates that are used most: what near matches and other collections are looked for in. */
  mostUsed: () =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/templates',
      { params: { query: { pageIndex: 1, pageSize: limits.templatePageSize.max, sort: TemplateSort.Sum } } },
      { staleTime: 5 * 60_000 },
    ),
  /** Private templates of the account, page from 1 (API-049, TPL-45). */
  privateTemplates: (pageIndex: number, pageSize = GALLERY_PAGE) =>
    api.queryOptions('get', '/v1/templateRegistration/private/templates', {
      params: { query: { pageIndex, pageSize } },
    }),
  /** How many private templates the account has (API-049, TPL-45). */
  privateCount: () => api.queryOptions('get', '/v1/templateRegistration/private/templates/count', {}),
  /** Favourites of the account, page from 1 (API-040). */
  favorites: (pageIndex: number, pageSize = GALLERY_PAGE) =>
    api.queryOptions('get', '/v1/favorites/templates', { params: { query: { pageIndex, pageSize } } }),
  /** One template by its slug (API-048). */
  bySlug: (slug: string) =>
    api.queryOptions('get', '/v1/templateRegistration/slugs/{slug}', { params: { path: { slug } } }),
  /** Templates recommended at large (API-042). */
  recommended: () => recommendedOf(RECOMMENDED),
  /** The same beside a template, which is left out of them: one more is asked for, since it may be among them. */
  recommendedBeside: (id: string) => ({
    ...recommendedOf(RECOMMENDED + 1),
    select: ({ items }: Schemas['TemplateCards']) =>
      items.filter(({ templateRegistrationId }) => templateRegistrationId !== id).slice(0, RECOMMENDED),
  }),
  /** Templates like this one (API-043). */
  related: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/{id}/recommendation',
      { params: { path: { id }, query: { size: RELATED } } },
      { staleTime: 60_000 },
    ),
  /** Automation apps that go with a template; there are some in en-US only (API-044, TPL-13). */
  relatedApps: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateRegistration/{id}/recommendation/rpa',
      { params: { path: { id }, query: { size: RELATED } } },
      { staleTime: 60_000 },
    ),
  /** Parameters, marks and limits for setting a task up; `id` is the templateRegistrationId. The current version unless one is named. */
  setup: (id: string, version?: number | null) =>
    api.queryOptions(
      'get',
      '/v1/templates/{id}',
      { params: { path: { id }, ...(typeof version === 'number' ? { query: { version } } : {}) } },
      { staleTime: 60_000 },
    ),
  /** Sample rows (CONST-05). */
  preview: (id: string) =>
    api.queryOptions('get', '/v1/templates/{id}/dataPreview', {
      params: { path: { id }, query: { page: 0, pageSize: 100 } },
    }),
  /** A collection and its members (API-050, API-051). */
  collection: (slug: string) =>
    api.queryOptions('get', '/v1/templateRegistration/collections/{slug}', { params: { path: { slug } } }),
  collectionTemplates: (slug: string, pageIndex: number, pageSize = GALLERY_PAGE) =>
    api.queryOptions('get', '/v1/templateRegistration/collections/{slug}/templates', {
      params: { path: { slug }, query: { pageIndex, pageSize } },
    }),
  /** Balance against what a run needs, for start checks 4 and 8 (API-053); always read anew. */
  balanceInfo: (id: string) =>
    api.queryOptions(
      'get',
      '/api/templatecharging/user/canStartTemplateTask/{id}',
      { params: { path: { id } } },
      { staleTime: 0 },
    ),
  /** Rows that the account got from a template today (API-055). */
  todayRows: (id: string) =>
    api.queryOptions(
      'get',
      '/v1/templateUsages/{id}/todayExtractedCount',
      { params: { path: { id } } },
      { staleTime: 0 },
    ),
  /** Runs of a template that the account started today. */
  todayRuns: (id: string) =>
    api.queryOptions('get', '/v1/templateUsages/{id}/todayRunCount', { params: { path: { id } } }, { staleTime: 0 }),
  /** Options of an external data source, below a parent value where there is one (ENUM-19). */
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

/** Updates the cached template: its refetch may be canceled by that of another mutation, and the page would show the old value. */
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

/** Adds or removes a favourite (TPL-51); the lists and the template by slug are read again (TPL-52). */
export function useSetFavorite() {
  const queries = useQueryClient();
  return useMutation({
    // Sent one after the other, so that the last press decides whichever answer comes first.
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
        // The special list stands among the kinds with its count.
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateKinds'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/collections/{slug}/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/private/templates'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRecommendation'] }),
        queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] }),
      ]),
  });
}

/** Likes a template or takes the like back (TPL-49, TPL-50); the template by slug is read again (TPL-52). */
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
      const like = (given: Feedback | null | undefined) => Number(given === Feedback.Like);
      patchTemplate(queries, id, (known) => ({ feedback, likes: known.likes + like(feedback) - like(known.feedback) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', '/v1/templateRegistration/slugs/{slug}'] }),
  });
}

/**
 * Asks to be told when the maintenance of a template ends, or takes that back (TPL-48); the template by slug is read again.
 * What the server refuses stands in the answer (ERR-17).
 */
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
