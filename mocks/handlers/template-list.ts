import { LanguageFilter, TemplateScope, TemplateSort, type InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationQuery, Schemas } from '#src/contract/types';
import { pageOf, sortedBy } from '#mocks/lib/paging';
import { allTemplateSeeds, collectionSeed, kindSeed, priceOf, templateSeed } from '#mocks/seeds/template-states';
import { kindSeeds } from '#mocks/seeds/templates/kinds';
import { collectionSeeds } from '#mocks/seeds/templates/templates';
import type { CollectionSeed, TemplateSeed } from '#mocks/seeds/templates/types';
import { collectionCard, isListed, opinionOf, templateCard, type TemplateContext } from './template-views';

/** Special list of favorites (TPL-43). */
export const FAVORITES_KIND = 1_000_002;

const favoritesNames: Readonly<Record<InterfaceLanguage, string>> = {
  'en-US': 'My favorites',
  'es-ES': 'Mis favoritos',
  'ja-JP': 'お気に入り',
  'de-DE': 'Meine Favoriten',
  'fr-FR': 'Mes favoris',
  'it-IT': 'I miei preferiti',
  'ko-KR': '즐겨찾기',
};

type Filters = OperationQuery<'listTemplates'>;

const isFavorite = (id: string, context: TemplateContext): boolean => opinionOf(context, id)?.favoritedAt !== undefined;

const hasKind = (seed: TemplateSeed | CollectionSeed, kindId: number, context: TemplateContext): boolean =>
  kindId === FAVORITES_KIND
    ? isFavorite(seed.id, context)
    : seed.kinds.some((slug) => kindSeed(slug).kindId === kindId);

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

function matchesKeyword(card: Schemas['TemplateCard'], keyword: string | undefined): boolean {
  const text = normalizeText([card.name, card.description, ...card.kinds.map((kind) => kind.kindName)].join('\n'));
  return normalizeText(keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}

function templateFits(seed: TemplateSeed, filters: Filters, context: TemplateContext): boolean {
  const { kindId, free, accountLimits = [], runOn, languages = [], collectList, scope } = filters;
  return (
    isListed(seed, context) &&
    (kindId === undefined || hasKind(seed, kindId, context)) &&
    (free !== true || priceOf(seed, context.viewer) === 0) &&
    (accountLimits.length === 0 || accountLimits.includes(seed.accountLimit)) &&
    // The codes are bits: a template for both also matches local and cloud.
    (runOn === undefined || (runOn === 0 ? seed.runOn === 0 : (seed.runOn & runOn) === runOn)) &&
    (languages.length === 0 || languages.includes(LanguageFilter.All) || languages.includes(seed.language)) &&
    (collectList !== true || isFavorite(seed.id, context)) &&
    (scope === undefined || seed.scope === scope)
  );
}

function collectionFits(seed: CollectionSeed, filters: Filters, context: TemplateContext): boolean {
  const { kindId, free, accountLimits = [], runOn, languages = [], collectList, scope } = filters;
  return (
    free !== true &&
    runOn === undefined &&
    accountLimits.length === 0 &&
    scope !== TemplateScope.Private &&
    (languages.length === 0 || languages.includes(LanguageFilter.All)) &&
    (kindId === undefined || hasKind(seed, kindId, context)) &&
    (collectList !== true || isFavorite(seed.id, context))
  );
}

const sortKeys: Readonly<Record<TemplateSort, (card: Schemas['TemplateCard']) => number>> = {
  [TemplateSort.Sum]: (card) => card.taskCount ?? 0,
  [TemplateSort.Likes]: (card) => card.likes,
  [TemplateSort.Time]: (card) => Date.parse(card.updateDate),
};

export function templatePage(filters: Filters, context: TemplateContext): Schemas['TemplateCardList'] {
  const { pageIndex = 1, pageSize = 20, sort = TemplateSort.Sum, keyword } = filters;
  const cards = [
    ...collectionSeeds
      .filter((seed) => collectionFits(seed, filters, context))
      .map((seed) => collectionCard(seed, context)),
    ...allTemplateSeeds
      .filter((seed) => templateFits(seed, filters, context))
      .map((seed) => templateCard(seed, context)),
  ].filter((card) => matchesKeyword(card, keyword));
  return pageOf(sortedBy(cards, sortKeys[sort], { descending: true }), pageIndex, pageSize);
}

export function favoriteCards(context: TemplateContext): Schemas['TemplateCard'][] {
  const { db, viewer } = context;
  const opinions = db.templateOpinions
    .all()
    .filter((opinion) => opinion.userId === viewer?.userId && opinion.favoritedAt !== undefined);
  return sortedBy(opinions, (opinion) => opinion.favoritedAt, { descending: true }).flatMap(
    ({ templateRegistrationId: id }) => {
      const seed = templateSeed(id);
      if (seed) return isListed(seed, context) ? templateCard(seed, context) : [];
      const collection = collectionSeed(id);
      return collection ? collectionCard(collection, context) : [];
    },
  );
}

export function kindItems(context: TemplateContext): Schemas['TemplateKind'][] {
  const { texts, language, viewer } = context;
  const listed = [...allTemplateSeeds.filter((seed) => isListed(seed, context)), ...collectionSeeds];
  const kinds = kindSeeds.map((kind) => ({
    kindId: kind.kindId,
    kindName: texts.kinds[kind.slug],
    slug: kind.slug,
    templateCount: listed.filter((seed) => seed.kinds.includes(kind.slug)).length,
  }));
  if (!viewer) return kinds;
  return [
    {
      kindId: FAVORITES_KIND,
      kindName: favoritesNames[language],
      slug: 'favorites',
      templateCount: favoriteCards(context).length,
    },
    ...kinds,
  ];
}
