import { TemplateScope, TemplateStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Resolvers } from '#mocks/lib/context';
import { notFound } from '#mocks/lib/http-error';
import { pageOf } from '#mocks/lib/paging';
import { allTemplateSeeds, statusOf, templateSeed } from '#mocks/seeds/template-states';
import { messageOf } from '#mocks/seeds/texts/messages';
import type { TemplateSeed } from '#mocks/seeds/templates/types';
import { isListed, opinionOf, templateCard, type TemplateContext } from './template-views';
import { editOpinion, viewOf } from './templates';

type SubscriptionOperation = Extract<
  OperationId,
  'subscribeTemplate' | 'unsubscribeTemplate' | 'listPrivateTemplates' | 'countPrivateTemplates'
>;

const privateSeeds = (view: TemplateContext): TemplateSeed[] =>
  allTemplateSeeds.filter((seed) => seed.scope === TemplateScope.Private && isListed(seed, view));

export const templateSubscriptionHandlers: Pick<Resolvers, SubscriptionOperation> = {
  subscribeTemplate: async (context) => {
    const { db, params, language } = context;
    const seed = templateSeed(params.id);
    if (!seed) throw notFound('The template');
    if (statusOf(db, seed) !== TemplateStatus.Maintaining)
      return { error: { code: 'TemplateNotMaintained', Message: messageOf(language, 'notMaintained') } };
    await editOpinion(context, params.id, (draft) => void (draft.subscribed = true));
    return { error: null };
  },

  unsubscribeTemplate: async (context) => {
    const { params } = context;
    if (!templateSeed(params.id)) throw notFound('The template');
    if (opinionOf(viewOf(context), params.id)?.subscribed === true)
      await editOpinion(context, params.id, (draft) => void (draft.subscribed = false));
    return { error: null };
  },

  listPrivateTemplates: (context) => {
    context.account();
    const { pageIndex = 1, pageSize = 20 } = context.query;
    const view = viewOf(context);
    const slice = pageOf(privateSeeds(view), pageIndex, pageSize);
    return { ...slice, items: slice.items.map((seed) => templateCard(seed, view)) };
  },

  countPrivateTemplates: (context) => {
    context.account();
    return { count: privateSeeds(viewOf(context)).length };
  },
};
