import { AccountLevel, Feedback, type TemplateStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { personas, type PersonaName } from '#mocks/personas';
import { kindSeeds } from './templates/kinds';
import { collectionSeeds, templateSeeds } from './templates/templates';
import type { CollectionSeed, KindSeed, LevelPrices, TemplateSeed } from './templates/types';
import type { KindSlug, SeedTexts } from './texts/load';

export const allTemplateSeeds: readonly TemplateSeed[] = templateSeeds;

const templatesById = new Map(templateSeeds.map((seed) => [seed.id, seed]));
const templatesBySlug = new Map<string, TemplateSeed>(templateSeeds.map((seed) => [seed.slug, seed]));
const collections = new Map<string, CollectionSeed>(
  collectionSeeds.flatMap((seed) => [
    [seed.id, seed],
    [seed.slug, seed],
  ]),
);
const kinds = new Map(kindSeeds.map((kind) => [kind.slug, kind]));

export const templateSeed = (registrationId: string): TemplateSeed | undefined => templatesById.get(registrationId);

export const templateSeedBySlug = (slug: string): TemplateSeed | undefined => templatesBySlug.get(slug);

export const collectionSeed = (idOrSlug: string): CollectionSeed | undefined => collections.get(idOrSlug);

export function kindSeed(slug: KindSlug): KindSeed {
  const kind = kinds.get(slug);
  if (!kind) throw new Error(`There is no category ${slug}`);
  return kind;
}

/** The server's own rule, not shared with the client. */
const priceKeys: Readonly<Record<AccountLevel, keyof LevelPrices>> = {
  [AccountLevel.None]: 'free',
  [AccountLevel.Free]: 'free',
  [AccountLevel.Basic]: 'basic',
  [AccountLevel.Standard]: 'standard',
  [AccountLevel.Professional]: 'professional',
  [AccountLevel.Enterprise]: 'enterprise',
  [AccountLevel.EnterprisePlus]: 'enterprise',
  [AccountLevel.EnterpriseChild]: 'enterprise',
};

/** Dollars per 1,000 rows (ENUM-06). */
export function priceOf(seed: TemplateSeed, account: AccountRecord | undefined): number {
  return seed.prices[account && !account.isLevelExpired ? priceKeys[account.accountLevel] : 'free'];
}

export function statusOf(db: Database, seed: Pick<TemplateSeed, 'id' | 'status'>): TemplateStatus {
  return db.templateStates.get(seed.id)?.status ?? seed.status;
}

export function templateInfo(
  db: Database,
  registrationId: string,
  texts: SeedTexts,
): Schemas['TaskTemplateInfo'] | null {
  const seed = templateSeed(registrationId);
  if (!seed) return null;
  return {
    kinds: seed.kinds.map((slug) => ({ kindId: kindSeed(slug).kindId, kindName: texts.kinds[slug] })),
    imageUrl: null,
    name: texts.templates[seed.slug].name,
    slug: seed.slug,
    status: statusOf(db, seed),
  };
}

export const opinionKey = (userId: string, registrationId: string): string => `${userId}:${registrationId}`;

const favorites: Partial<Record<PersonaName, readonly string[]>> = {
  standard: ['1001', '1021', '1091', '2001', '1013', '1111', '1067'],
  professional: ['1081', '1023', '1001', '1042'],
  enterprise: ['1001', '1045', '1023', '2002', '1061'],
  enterpriseChild: ['1023', '1001'],
  basic: ['1028', '1001'],
  expired: ['1051', '1053'],
};

const FIRST_FAVORITE = Date.parse('2026-03-02T09:00:00Z');

export async function seedTemplateStates(db: Database): Promise<void> {
  await db.templateStates.insertMany([
    ...templateSeeds.map(({ id, status, version, likes }) => ({ templateRegistrationId: id, status, version, likes })),
    ...collectionSeeds.map(({ id, status, likes }) => ({ templateRegistrationId: id, status, version: 1, likes })),
  ]);
  for (const [persona, ids] of Object.entries(favorites)) {
    const { userId } = personas[persona as PersonaName];
    if (userId === undefined) continue;
    await db.templateOpinions.insertMany(
      ids.map((id, index) => ({
        key: opinionKey(userId, id),
        userId,
        templateRegistrationId: id,
        feedback: index < 3 ? Feedback.Like : Feedback.None,
        favoritedAt: FIRST_FAVORITE - index * 3_600_000,
        subscribed: false,
      })),
    );
  }
}
