import { InterfaceLanguage, LanguageFilter, RunOn, TemplateScope, TemplateStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Resolvers } from '#mocks/lib/context';
import { notFound } from '#mocks/lib/http-error';
import { startOfDay } from '#mocks/lib/time';
import { allTemplateSeeds, statusOf, templateSeed } from '#mocks/seeds/template-states';
import { appsBaseUrl, appSeeds } from '#mocks/seeds/templates/related-apps';
import type { TemplateSeed } from '#mocks/seeds/templates/types';
import type { KindSlug } from '#mocks/seeds/texts/load';
import { isDenied, isListed, opinionOf, templateCard, type TemplateContext } from './template-views';
import { viewOf } from './templates';

type RecommendationOperation = Extract<
  OperationId,
  'listRecommendedTemplates' | 'listRelatedTemplates' | 'listRelatedApps'
>;

const DAY = 86_400_000;

const languageOf: Readonly<Record<InterfaceLanguage, LanguageFilter>> = {
  [InterfaceLanguage.EnUS]: LanguageFilter.En,
  [InterfaceLanguage.EsES]: LanguageFilter.Es,
  [InterfaceLanguage.JaJP]: LanguageFilter.Jp,
  [InterfaceLanguage.DeDE]: LanguageFilter.De,
  [InterfaceLanguage.FrFR]: LanguageFilter.Fr,
  [InterfaceLanguage.ItIT]: LanguageFilter.It,
  [InterfaceLanguage.KoKR]: LanguageFilter.Kr,
};

function isRecommendable(seed: TemplateSeed, view: TemplateContext): boolean {
  return (
    isListed(seed, view) &&
    seed.scope === TemplateScope.Common &&
    seed.runOn !== RunOn.None &&
    statusOf(view.db, seed) === TemplateStatus.Published &&
    (seed.language === LanguageFilter.En || seed.language === languageOf[view.language])
  );
}

const sharedKinds = (kinds: readonly KindSlug[], others: readonly KindSlug[]): number =>
  kinds.filter((kind) => others.includes(kind)).length;

/** The seeds' order breaks ties, so that results are stable. */
function topBy<T>(items: readonly T[], score: (item: T) => number, size: number): T[] {
  return items.toSorted((a, b) => score(b) - score(a)).slice(0, size);
}

const likesScore = (likes: number): number => likes / (likes + 10_000);

function topKinds(view: TemplateContext): ReadonlySet<KindSlug> {
  const { db, viewer } = view;
  if (!viewer) return new Set();
  const usedSeeds = db.tasksOf(viewer.userId).flatMap((task) => templateSeed(task.templateRegistrationId ?? '') ?? []);
  const favoriteSeeds = allTemplateSeeds.filter((seed) => opinionOf(view, seed.id)?.favoritedAt !== undefined);
  const counts = new Map<KindSlug, number>();
  for (const { kinds } of [...usedSeeds, ...favoriteSeeds]) counts.set(kinds[0], (counts.get(kinds[0]) ?? 0) + 1);
  return new Set(topBy([...counts], ([, count]) => count, 3).map(([kind]) => kind));
}

function requireVisibleSeed(id: string, view: TemplateContext): TemplateSeed {
  const seed = templateSeed(id);
  if (!seed || isDenied(seed, view.viewer)) throw notFound('The template');
  return seed;
}

export const recommendationHandlers: Pick<Resolvers, RecommendationOperation> = {
  listRecommendedTemplates: (context) => {
    const view = viewOf(context);
    const kinds = topKinds(view);
    const own = languageOf[view.language];
    const score = (seed: TemplateSeed) =>
      (kinds.has(seed.kinds[0]) ? 4 : 0) +
      (seed.isRecommended ? 2 : 0) +
      (seed.language === own ? 1 : 0) +
      likesScore(seed.likes);
    const candidates = allTemplateSeeds.filter((seed) => isRecommendable(seed, view));
    return { items: topBy(candidates, score, context.query.size ?? 8).map((seed) => templateCard(seed, view)) };
  },

  listRelatedTemplates: (context) => {
    const view = viewOf(context);
    const { id, kinds } = requireVisibleSeed(context.params.id, view);
    const score = (seed: TemplateSeed) => sharedKinds(seed.kinds, kinds) + likesScore(seed.likes);
    const candidates = allTemplateSeeds.filter(
      (seed) => seed.id !== id && sharedKinds(seed.kinds, kinds) > 0 && isRecommendable(seed, view),
    );
    return { items: topBy(candidates, score, context.query.size ?? 5).map((seed) => templateCard(seed, view)) };
  },

  listRelatedApps: (context) => {
    const { kinds } = requireVisibleSeed(context.params.id, viewOf(context));
    if (context.language !== InterfaceLanguage.EnUS) return { items: [] };
    const matchingApps = appSeeds.filter((app) => sharedKinds(app.kinds, kinds) > 0);
    return {
      items: topBy(
        matchingApps,
        (app) => sharedKinds(app.kinds, kinds) + likesScore(app.downloads),
        context.query.size ?? 5,
      ).map((app) => ({
        name: app.name,
        imageUrl: null,
        url: `${appsBaseUrl}${app.slug}`,
        downloads: app.downloads,
        lastModificationTime: new Date(startOfDay(context.now) - app.changedDaysAgo * DAY).toISOString(),
      })),
    };
  },
};
