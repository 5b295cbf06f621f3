import { Feedback } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { TemplateOpinionRecord } from '#mocks/db/templates';
import type { Context, Resolvers } from '#mocks/lib/context';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { balanceAt } from '#mocks/simulation/runs';
import {
  collectionSeed,
  opinionKey,
  priceOf,
  statusOf,
  templateSeed,
  templateSeedBySlug,
} from '#mocks/seeds/template-states';
import { dataSourceOptions } from '#mocks/seeds/templates/options';
import type { CollectionSeed, TemplateSeed } from '#mocks/seeds/templates/types';
import { LOW_BALANCE, CHARGING_GRANULARITY, usageToday } from './start-rules';
import { favoriteCards, kindItems, templatePage } from './template-list';
import { templateSample } from './template-sample';
import { optionItem, templateSetup } from './template-setup';
import {
  collectionView,
  isDenied,
  membersOf,
  templateCard,
  templateDetail,
  type TemplateContext,
} from './template-views';

type TemplateOperation = Extract<
  OperationId,
  | 'listTemplateKinds'
  | 'listTemplates'
  | 'listFavoriteTemplates'
  | 'addFavoriteTemplate'
  | 'removeFavoriteTemplate'
  | 'setTemplateFeedback'
  | 'getTemplateBySlug'
  | 'getTemplate'
  | 'getCollection'
  | 'listCollectionTemplates'
  | 'canStartTemplateTask'
  | 'getTodayExtractedCount'
  | 'getTodayRunCount'
  | 'getTemplateSetup'
  | 'getTemplateDataPreview'
  | 'listTemplateDataSourceOptions'
>;

/** Dollars (CONST-08); the demo sells no plan by quantity. */
const QUANTITY_DOLLARS = 0;
const ORDERED_SOURCES: ReadonlySet<string> = new Set(['cities']);

type CallContext = Pick<Context<OperationId>, 'db' | 'now' | 'texts' | 'language' | 'optionalAccount'>;

export const viewOf = ({ db, now, texts, language, optionalAccount }: CallContext): TemplateContext => ({
  db,
  now,
  texts,
  language,
  viewer: optionalAccount(),
});

function requireTemplate(seed: TemplateSeed | undefined): TemplateSeed {
  if (!seed) throw notFound('The template');
  return seed;
}

function requireCollection(slug: string): CollectionSeed {
  const seed = collectionSeed(slug);
  if (seed?.slug !== slug) throw notFound('The collection');
  return seed;
}

function requireOpinionTarget(id: string, viewer: TemplateContext['viewer']): string {
  const seed = templateSeed(id);
  if ((seed && !isDenied(seed, viewer)) || (!seed && collectionSeed(id)?.id === id)) return id;
  throw notFound('The template');
}

/** Returns the previous opinion. Throws 404 for an invisible template. */
export async function editOpinion(
  context: Context<OperationId>,
  id: string,
  edit: (draft: TemplateOpinionRecord) => void,
): Promise<TemplateOpinionRecord | undefined> {
  const { db } = context;
  const user = context.account();
  const key = opinionKey(user.userId, requireOpinionTarget(id, user));
  const before = db.templateOpinions.get(key);
  if (!before) {
    await db.templateOpinions.insert({
      key,
      userId: user.userId,
      templateRegistrationId: id,
      feedback: Feedback.None,
      favoritedAt: undefined,
      subscribed: false,
    });
  }
  const previous = before && { ...before };
  await db.templateOpinions.update(key, edit);
  return previous;
}

export const templateHandlers: Pick<Resolvers, TemplateOperation> = {
  listTemplateKinds: (context) => ({ items: kindItems(viewOf(context)) }),

  listTemplates: (context) => templatePage(context.query, viewOf(context)),

  listFavoriteTemplates: (context) => {
    const { pageIndex = 1, pageSize = 20 } = context.query;
    return pageOf(favoriteCards(viewOf(context)), pageIndex, pageSize);
  },

  addFavoriteTemplate: async (context) => {
    await editOpinion(context, context.params.id, (draft) => void (draft.favoritedAt ??= context.now));
    return undefined;
  },

  removeFavoriteTemplate: async (context) => {
    await editOpinion(context, context.params.id, (draft) => void (draft.favoritedAt = undefined));
    return undefined;
  },

  setTemplateFeedback: async (context) => {
    const { db, body, params } = context;
    const before = await editOpinion(context, params.id, (draft) => void (draft.feedback = body.feedback));
    const likes = Number(body.feedback === Feedback.Like) - Number(before?.feedback === Feedback.Like);
    if (likes !== 0)
      await db.templateStates.update(params.id, (draft) => void (draft.likes = Math.max(0, draft.likes + likes)));
    return undefined;
  },

  getTemplateBySlug: (context) =>
    templateDetail(requireTemplate(templateSeedBySlug(context.params.slug)), viewOf(context)),

  getTemplate: (context) => templateDetail(requireTemplate(templateSeed(context.params.id)), viewOf(context)),

  getCollection: (context) => collectionView(requireCollection(context.params.slug), viewOf(context)),

  listCollectionTemplates: (context) => {
    const { pageIndex = 1, pageSize = 20 } = context.query;
    const view = viewOf(context);
    const members = membersOf(requireCollection(context.params.slug), view);
    return pageOf(
      members.map((seed) => templateCard(seed, view)),
      pageIndex,
      pageSize,
    );
  },

  canStartTemplateTask: ({ db, account, params, now }) => {
    const user = account();
    const seed = requireTemplate(templateSeed(params.id));
    const balance = Math.round(balanceAt(db, user.userId, now) * 10_000) / 10_000;
    return {
      canUse: balance + QUANTITY_DOLLARS >= CHARGING_GRANULARITY,
      balance,
      balanceLowThreshold: LOW_BALANCE,
      chargingGranularity: CHARGING_GRANULARITY,
      currentTemplateVersion: db.templateStates.get(seed.id)?.version ?? seed.version,
      pricePerData: priceOf(seed, user),
      status: statusOf(db, seed),
    };
  },

  getTodayExtractedCount: ({ db, account, params, now }) => ({
    count: usageToday(db, account().userId, requireTemplate(templateSeed(params.id)).id, now).rows,
  }),

  getTodayRunCount: ({ db, account, params, now }) => ({
    count: usageToday(db, account().userId, requireTemplate(templateSeed(params.id)).id, now).runs,
  }),

  getTemplateSetup: (context) => {
    const { db, params, query } = context;
    const view = viewOf(context);
    const seed = requireTemplate(templateSeed(params.id));
    if (isDenied(seed, view.viewer)) {
      context.account();
      throw new HttpError(403, 'PrivatePermissionDenied', 'This private template is not open to this account.');
    }
    const current = db.templateStates.get(seed.id)?.version ?? seed.version;
    const version = query.version ?? current;
    if (version > current) throw notFound('This version of the template');
    return templateSetup(seed, version, view);
  },

  getTemplateDataPreview: (context) => {
    const { texts, query, now } = context;
    const { page = 0, pageSize = 100 } = query;
    const seed = requireTemplate(templateSeed(context.params.id));
    if (isDenied(seed, context.optionalAccount())) throw notFound('The template');
    return templateSample(seed, texts, { page, pageSize, now });
  },

  listTemplateDataSourceOptions: (context) => {
    const { params, query, language } = context;
    const { parent, keyword, limit = 100 } = query;
    const options = dataSourceOptions(params.id, parent);
    if (!options) throw notFound('The data source');
    const lowerCaseKeyword = keyword?.trim().toLowerCase() ?? '';
    const items = options
      .map((option) => optionItem(option, context))
      .filter((option) => option.label.toLowerCase().includes(lowerCaseKeyword));
    if (!ORDERED_SOURCES.has(params.id)) {
      const { compare } = new Intl.Collator(language);
      items.sort((a, b) => compare(a.label, b.label));
    }
    return { total: items.length, items: items.slice(0, limit) };
  },
};
