import { useMutation } from '@tanstack/react-query';
import { throwIfRefused } from '#src/api/errors';
import { api, client } from '#src/api/client';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

export const MAX_AREAS = 50;

export const proxyQueries = {
  /** An error inside the response means no areas (ERR-01). */
  areas: (language: InterfaceLanguage, keyword = '') =>
    api.queryOptions(
      'get',
      '/v1/HttpProxy/Areas/{id}',
      {
        params: { path: { id: language }, query: { limit: MAX_AREAS, ...(keyword ? { keyword } : {}) } },
      },
      { staleTime: 5 * 60_000 },
    ),
  clusterGroups: () => api.queryOptions('get', '/v1/tasks/availableCusterGroup', {}, { staleTime: 5 * 60_000 }),
};

export function useSaveProxySettings() {
  return useMutation({
    mutationFn: (body: Schemas['ProxySettings']) => client.POST('/v1/taskrules/SavePreventScrapeSettings', { body }),
  });
}

export function useSetClusterGroup() {
  return useMutation({
    mutationFn: async (body: Schemas['ClusterGroupSetting']) =>
      throwIfRefused(await client.POST('/v1/tasks/setClusterGroupId', { body })),
  });
}
