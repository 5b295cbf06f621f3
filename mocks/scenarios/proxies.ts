import { scenarios } from './scenario';

export const proxyScenarios = scenarios({
  areasPending: {
    says: 'The areas of premium proxies are never answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'listProxyAreas' }],
  },
  areasFailed: {
    says: 'The areas come with an error inside a success, which counts as no areas.',
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
    says: 'The areas of premium proxies cannot be read (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listProxyAreas' }],
  },
  areasEmpty: {
    says: 'There is no area of premium proxies.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'listProxyAreas', body: { items: [], error: null } }],
  },
  clusterGroupsPending: {
    says: 'The cloud groups are never answered.',
    persona: 'standard',
    faults: [{ kind: 'pending', operation: 'listClusterGroups' }],
  },
  clusterGroupsFailed: {
    says: 'The cloud groups cannot be read (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups' }],
  },
  clusterGroupsFailedOnce: {
    says: 'The cloud groups fail at first, and load on the next try.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups', times: 1 }],
  },
  clusterGroupsFailedTwice: {
    says: 'The cloud groups fail at first and when the client tries again by itself, and load when a person retries.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listClusterGroups', times: 2 }],
  },
  clusterGroupsEmpty: {
    says: 'There is no cloud group to choose.',
    persona: 'standard',
    faults: [{ kind: 'answer', operation: 'listClusterGroups', body: { items: [] } }],
  },
  proxySaveRefused: {
    says: 'The server refuses to save proxy settings and says why in a code.',
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
    says: 'Whether a trial can start cannot be read (500).',
    persona: 'free',
    faults: [{ kind: 'status', status: 500, operation: 'canTrial' }],
  },
});
