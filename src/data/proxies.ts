import { useMutation } from '@tanstack/react-query';
import { throwIfRefused } from '#src/api/errors';
import { api, client } from '#src/api/client';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';

/** Most areas that a search gives (CONST-01). */
export const AREA_LIMIT = 50;

export const proxyQueries = {
  /** Areas of premium proxies in a language, flat (API-082, API-101); an error inside the answer means none (ERR-01). */
  areas: (language: InterfaceLanguage, keyword = '') =>
    api.queryOptions(
      'get',
      '/v1/HttpProxy/Areas/{id}',
      {
        params: { path: { id: language }, query: { limit: AREA_LIMIT, ...(keyword ? { keyword } : {}) } },
      },
      { staleTime: 5 * 60_000 },
    ),
  /** Cloud proxy groups (API-084). */
  clusterGroups: () => api.queryOptions('get', '/v1/tasks/availableCusterGroup', {}, { staleTime: 5 * 60_000 }),
};

/** Stores the proxy settings of a task (API-081). */
export function useSaveProxySettings() {
  return useMutation({
    mutationFn: (body: Schemas['ProxySettings']) => client.POST('/v1/taskrules/SavePreventScrapeSettings', { body }),
  });
}

/** Stores the cloud proxy group of a task (API-083). */
export function useSetClusterGroup() {
  return useMutation({
    mutationFn: async (body: Schemas['ClusterGroupSetting']) =>
      throwIfRefused(await client.POST('/v1/tasks/setClusterGroupId', { body })),
  });
}
