import { defineScenarios } from './scenario';

export const proxyScenarios = defineScenarios({
  areasPending: {
    description: 'The areas of premium proxies never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'listProxyAreas' }],
  },
  areasFailed: {
    description:
      'The response with the areas of premium proxies is successful but contains an error. It counts as an empty list.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'listProxyAreas',
        body: { items: [], error: { code: 'ServiceError', message: 'The areas cannot be had.' } },
      },
    ],
  },
  areasUnavailable: {
    description: 'The areas of premium proxies fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listProxyAreas' }],
  },
  areasEmpty: {
    description: 'There are no areas for premium proxies.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'listProxyAreas', body: { items: [], error: null } }],
  },
  clusterGroupsPending: {
    description: 'The cloud groups never finish loading.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'listClusterGroups' }],
  },
  clusterGroupsFailed: {
    description: 'The cloud groups fail to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups' }],
  },
  clusterGroupsFailedOnce: {
    description: 'The cloud groups fail to load once, then load on the next try.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups', times: 1 }],
  },
  clusterGroupsFailedTwice: {
    description:
      'The cloud groups fail to load, and the automatic retry fails too. They load when the user tries again.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups', times: 2 }],
  },
  clusterGroupsEmpty: {
    description: 'There are no cloud groups to choose from.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'listClusterGroups', body: { items: [] } }],
  },
  proxySaveRefused: {
    description: 'The server refuses to save proxy settings and responds with an error code.',
    persona: 'standard',
    faults: [
      {
        kind: 'answer',
        operation: 'saveProxySettings',
        body: { code: 'PremiumProxyNotIncluded', message: 'The plan has no premium proxies.' },
      },
    ],
  },
  trialCheckFailed: {
    description: 'The check for an available trial fails (500).',
    persona: 'free',
    faults: [{ kind: 'status', status: 500, operation: 'canTrial' }],
  },
});
