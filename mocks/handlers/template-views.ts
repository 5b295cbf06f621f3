import {
  Feedback,
  LanguageFilter,
  RunOn,
  TemplateScope,
  TemplateStatus,
  type InterfaceLanguage,
} from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { hashText } from '#src/lib/hash';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { TemplateOpinionRecord } from '#mocks/db/templates';
import { stableGuid } from '#mocks/lib/digest';
import { startOfDay } from '#mocks/lib/time';
import { rowSourceOfTemplate } from '#mocks/seeds/row-source';
import { kindSeed, opinionKey, priceOf, statusOf, templateSeedBySlug } from '#mocks/seeds/template-states';
import { howToUse } from '#mocks/seeds/templates/how-to-use';
import type { CollectionSeed, TemplateSeed } from '#mocks/seeds/templates/types';
import type { KindSlug, SeedTexts } from '#mocks/seeds/texts/load';

export interface TemplateContext {
  readonly db: Database;
  readonly now: number;
  readonly texts: SeedTexts;
  readonly language: InterfaceLanguage;
  readonly viewer: AccountRecord | undefined;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const COVER_MEMBERS = 4;
/** Hours. */
const MAINTENANCE_HOURS = 30;

export function opinionOf(
  { db, viewer }: Pick<TemplateContext, 'db' | 'viewer'>,
  id: string,
): TemplateOpinionRecord | undefined {
  return viewer && db.templateOpinions.get(opinionKey(viewer.userId, id));
}

export function isDenied(seed: TemplateSeed, viewer: AccountRecord | undefined): boolean {
  return seed.scope === TemplateScope.Private && !(viewer !== undefined && seed.isAllowListed);
}

/** A withdrawn template is listed for users with a task or favorite of it, a private one for its allow list. */
export function isListed(seed: TemplateSeed, context: TemplateContext): boolean {
  const { db, viewer } = context;
  if (seed.language === LanguageFilter.All || isDenied(seed, viewer)) return false;
  if (statusOf(db, seed) !== TemplateStatus.Obsoleting) return true;
  return (
    viewer !== undefined &&
    (opinionOf(context, seed.id)?.favoritedAt !== undefined ||
      db.tasksOf(viewer.userId).some((task) => task.templateRegistrationId === seed.id))
  );
}

export function membersOf(collection: CollectionSeed, context: TemplateContext): TemplateSeed[] {
  return collection.members.flatMap((slug) => templateSeedBySlug(slug) ?? []).filter((seed) => isListed(seed, context));
}

const kindLabels = (kinds: readonly KindSlug[], texts: SeedTexts): Schemas['TemplateKindLabel'][] =>
  kinds.map((slug) => ({ kindName: texts.kinds[slug], slug, kindId: kindSeed(slug).kindId }));

const updateDate = (daysAgo: number, id: string, now: number): string =>
  new Date(Math.min(now, startOfDay(now) - daysAgo * DAY + (6 + (hashText(id) % 12)) * HOUR)).toISOString();

function taskCountOf({ db }: Pick<TemplateContext, 'db'>, { id, likes }: Pick<TemplateSeed, 'id' | 'likes'>): number {
  const elsewhere = Math.round(likes * (2 + (hashText(id) % 300) / 100));
  return elsewhere + db.taskCountOf(id);
}

const viewerFields = (context: TemplateContext, id: string) => {
  const opinion = opinionOf(context, id);
  return {
    feedback: opinion?.feedback ?? Feedback.None,
    favorited: opinion?.favoritedAt !== undefined,
    subscribed: opinion?.subscribed ?? false,
  };
};

export function templateCard(seed: TemplateSeed, context: TemplateContext): Schemas['TemplateCard'] {
  const { db, now, texts, viewer } = context;
  const state = db.templateStates.get(seed.id);
  const { name, description } = texts.templates[seed.slug];
  return {
    templateRegistrationId: seed.id,
    tempGuid: stableGuid(seed.id),
    name,
    slug: seed.slug,
    description,
    imageUrl: null,
    kinds: kindLabels(seed.kinds, texts),
    runOn: seed.runOn,
    updateDate: updateDate(seed.updateDaysAgo, seed.id, now),
    likes: state?.likes ?? seed.likes,
    allowCrossAccountLevelPricing: seed.allowCrossAccountLevelPricing,
    prices: { ...seed.prices },
    pricePerData: priceOf(seed, viewer),
    status: statusOf(db, seed),
    language: seed.language,
    accountLimit: seed.accountLimit,
    newMinAccountLevel: seed.newMinAccountLevel,
    currentTemplateVersion: state?.version ?? seed.version,
    ...viewerFields(context, seed.id),
    privatePermissionDenied: isDenied(seed, viewer),
    isTemplateCollection: false,
    scope: seed.scope,
    recommended: seed.isRecommended,
    taskCount: taskCountOf(context, seed),
    templateCount: 0,
    members: [],
  };
}

export function collectionCard(seed: CollectionSeed, context: TemplateContext): Schemas['TemplateCard'] {
  const { db, now, texts } = context;
  const state = db.templateStates.get(seed.id);
  const { name, description } = texts.collections[seed.slug];
  const members = membersOf(seed, context);
  return {
    templateRegistrationId: seed.id,
    tempGuid: stableGuid(seed.id),
    name,
    slug: seed.slug,
    description,
    imageUrl: null,
    kinds: kindLabels(seed.kinds, texts),
    runOn: RunOn.Both,
    updateDate: updateDate(seed.updateDaysAgo, seed.id, now),
    likes: state?.likes ?? seed.likes,
    allowCrossAccountLevelPricing: false,
    prices: { free: null, basic: null, standard: null, professional: null, enterprise: null },
    pricePerData: null,
    status: statusOf(db, seed),
    language: LanguageFilter.En,
    accountLimit: 0,
    newMinAccountLevel: 0,
    currentTemplateVersion: 1,
    ...viewerFields(context, seed.id),
    privatePermissionDenied: false,
    isTemplateCollection: true,
    scope: TemplateScope.Common,
    recommended: true,
    taskCount: taskCountOf(context, seed),
    templateCount: members.length,
    members: members
      .slice(0, COVER_MEMBERS)
      .map(({ slug, kinds: [kindSlug] }) => ({ name: texts.templates[slug].name, slug, kindSlug })),
  };
}

export function collectionView(seed: CollectionSeed, context: TemplateContext): Schemas['TemplateCollection'] {
  const {
    templateRegistrationId,
    name,
    slug,
    description,
    imageUrl,
    kinds,
    updateDate: changed,
    templateCount = 0,
    members = [],
  } = collectionCard(seed, context);
  return {
    templateRegistrationId,
    name,
    slug,
    description,
    imageUrl,
    kinds,
    templateCount,
    updateDate: changed,
    members,
  };
}

export function templateDetail(seed: TemplateSeed, context: TemplateContext): Schemas['TemplateDetail'] {
  const { db, now, texts, language, viewer } = context;
  const isClosed = isDenied(seed, viewer);
  const maintained = statusOf(db, seed) === TemplateStatus.Maintaining;
  return {
    ...templateCard(seed, context),
    howToUse: isClosed ? '' : howToUse({ ...seed, pricePerData: priceOf(seed, viewer) }, texts, language),
    outputFields: isClosed ? [] : rowSourceOfTemplate(seed).fields(texts),
    maintenanceEndsAt: maintained
      ? new Date(Math.ceil(now / HOUR) * HOUR + MAINTENANCE_HOURS * HOUR).toISOString()
      : null,
    templateId: seed.id,
  };
}
