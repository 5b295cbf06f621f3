import { GoodsCollectionKey, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { notFound } from '#mocks/lib/http-error';
import { goods, monthsOf, type Goods } from '#mocks/seeds/goods';
import { planLimits, type PlanLimits } from '#mocks/seeds/plan-limits';
import { goodsTexts } from '#mocks/seeds/texts/goods';
import { activityPrice, roundToCents } from '#mocks/simulation/activities';

export const limitsOf = ({ tasks, cloudNodes, exportRows }: PlanLimits): Schemas['PlanLimits'] => ({
  taskLimit: tasks ?? null,
  cloudNodes,
  exportRowLimit: exportRows ?? null,
});

function itemOf(db: Database, entry: Goods, language: InterfaceLanguage, now: number): Schemas['GoodsItem'] {
  const months = monthsOf(entry.period);
  return {
    code: entry.code,
    ...goodsTexts(entry.code, language),
    goodsType: entry.goodsType,
    category: entry.category,
    level: entry.level ?? null,
    period: entry.period,
    currency: 'USD',
    price: entry.price ?? null,
    pricePerMonth: entry.price !== undefined && months > 0 ? roundToCents(entry.price / months) : null,
    activity: activityPrice(db, entry.code, now) ?? null,
    limits: entry.level === undefined ? null : limitsOf(planLimits[entry.level]),
    balance: entry.balance ?? null,
    maxQuantity: entry.maxQuantity,
  };
}

export const goodsHandlers: Pick<Resolvers, Extract<OperationId, 'listGoods'>> = {
  listGoods: ({ db, params, language, now }) => {
    const key = Object.values(GoodsCollectionKey).find((known) => known === params.key);
    if (!key) throw notFound('The collection');
    return {
      key,
      items: goods.filter((entry) => entry.collection === key).map((entry) => itemOf(db, entry, language, now)),
    };
  },
};
