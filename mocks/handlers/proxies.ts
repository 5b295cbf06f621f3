import { AccountLevel, ProxyType } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { Context, Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { balanceAt } from '#mocks/simulation/runs';
import { areaName, areaSeeds, cloudGroupName, cloudGroupSeeds } from '#mocks/seeds/templates/areas';
import { serverRank, serverRankOf } from './start-rules';

type ProxyOperation = Extract<
  OperationId,
  'saveProxySettings' | 'listProxyAreas' | 'setClusterGroup' | 'listClusterGroups'
>;

const MIN_PREMIUM_BALANCE = 3;
const PERIODS: readonly number[] = [30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600];
const WORLDWIDE = -1;

const noError = { code: '', message: '' } as const;

const invalid = (field: string, message: string) => new HttpError(422, 'Invalid', message, [{ field, message }]);

function refusalOf(
  { db, account }: Pick<Context<OperationId>, 'db' | 'account'>,
  taskId: string,
): Schemas['CodeResult'] | undefined {
  const user = account();
  const task = db.tasks.get(taskId);
  if (!task) throw notFound('The task');
  return task.userId === user.userId
    ? undefined
    : { code: 'UserNotTaskOwner', message: 'This task belongs to someone else.' };
}

function assertValidSettings(settings: Schemas['IpProxySettings']): void {
  const { ipProxyFromType, strongIpProxySettings: strong, customIpProxySettings: custom } = settings;
  if (ipProxyFromType === ProxyType.Strong) {
    if (!strong) throw invalid('ipProxySettings.strongIpProxySettings', 'The premium settings are missing.');
    if (!PERIODS.includes(strong.period))
      throw invalid('ipProxySettings.strongIpProxySettings.period', 'No such switching cycle.');
    if (strong.areaId !== WORLDWIDE && !areaSeeds.some((area) => area.id === strong.areaId)) {
      throw invalid('ipProxySettings.strongIpProxySettings.areaId', 'No such area.');
    }
  }
  if (ipProxyFromType === ProxyType.Custom && !custom?.proxies.some((line) => line.trim() !== '')) {
    throw invalid('ipProxySettings.customIpProxySettings.proxies', 'At least one proxy is needed.');
  }
}

export const proxyHandlers: Pick<Resolvers, ProxyOperation> = {
  saveProxySettings: async (context) => {
    const { db, body, now } = context;
    const user = context.account();
    const refusal = refusalOf(context, body.taskId);
    if (refusal) return refusal;
    assertValidSettings(body.ipProxySettings);
    if (body.ipProxySettings.ipProxyFromType === ProxyType.Strong) {
      if (serverRank(user) < serverRankOf(AccountLevel.Standard))
        return { code: 'PremiumProxyNotIncluded', message: 'The plan has no premium proxies.' };
      if (balanceAt(db, user.userId, now) < MIN_PREMIUM_BALANCE)
        return { code: 'BalanceNotEnough', message: 'The balance is too low for premium proxies.' };
    }
    const { ipProxyFromType, strongIpProxySettings = null, customIpProxySettings = null } = body.ipProxySettings;
    await db.tasks.update(
      body.taskId,
      (draft) => void (draft.ipProxySettings = { ipProxyFromType, strongIpProxySettings, customIpProxySettings }),
    );
    return noError;
  },

  listProxyAreas: ({ params, query }) => {
    const { limit = 50 } = query;
    const keyword = query.keyword?.trim().toLowerCase() ?? '';
    const named = areaSeeds.map((area) => ({
      id: area.id,
      name: areaName(area, params.id),
      parentId: area.parentId ?? null,
    }));
    const matchingIds = new Set(
      named.filter((area) => area.name.toLowerCase().includes(keyword)).map((area) => area.id),
    );
    const shownIds = new Set(
      named.flatMap((area) => {
        const { id, parentId } = area;
        if (parentId === null) return matchingIds.has(id) ? [id] : [];
        if (matchingIds.has(id)) return [parentId, id];
        return matchingIds.has(parentId) ? [id] : [];
      }),
    );
    return { items: named.filter((area) => shownIds.has(area.id)).slice(0, limit), error: null };
  },

  setClusterGroup: async (context) => {
    const { db, body } = context;
    const refusal = refusalOf(context, body.taskId);
    if (refusal) return refusal;
    const { clusterGroupId } = body;
    if (clusterGroupId !== null && !cloudGroupSeeds.some((group) => group.clusterGroupId === clusterGroupId))
      return { code: 'ClusterGroupNotFound', message: 'There is no such group.' };
    await db.tasks.update(body.taskId, (draft) => void (draft.clusterGroupId = clusterGroupId ?? undefined));
    return noError;
  },

  listClusterGroups: ({ texts }) => ({
    items: cloudGroupSeeds.map((group) => ({
      clusterGroupId: group.clusterGroupId,
      displayName: cloudGroupName(group, texts),
    })),
  }),
};
