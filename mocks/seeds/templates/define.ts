import {
  AccountLevel,
  LanguageFilter,
  RunOn,
  SourceType,
  TemplateScope,
  TemplateStatus,
} from '#src/contract/enums.gen';
import type { FieldKey, KindSlug, TemplateSlug } from '../texts/load';
import { fieldsOf } from './fields';
import { kindSeeds } from './kinds';
import { type ParameterChoice, parametersOf } from './parameters';
import type { LevelPrices, RowGeneratorName, TemplateSeed } from './types';

/** Prices that fall with the level; dollars per 1,000 rows. */
export function fallingPrices(highest: number): LevelPrices {
  const share = (part: number) => Math.round(highest * part * 1000) / 1000;
  return { free: highest, basic: highest, standard: share(0.8), professional: share(0.65), enterprise: share(0.5) };
}

export function flatPrice(price: number): LevelPrices {
  return { free: price, basic: price, standard: price, professional: price, enterprise: price };
}

type RequiredFields = {
  kinds: TemplateSeed['kinds'];
  rows: RowGeneratorName;
  site: string;
  parameters: readonly ParameterChoice[];
  prices: LevelPrices;
  likes: number;
  updateDaysAgo: number;
};
type OptionalFields = Partial<Omit<TemplateSeed, keyof RequiredFields | 'id' | 'slug' | 'fields'>> & {
  omittedFields?: readonly FieldKey[];
};

const hueOf = (kind: KindSlug) => kindSeeds.find(({ slug }) => slug === kind)?.hue ?? 0;

export function defineTemplate(
  id: number,
  slug: TemplateSlug,
  { parameters, omittedFields = [], ...own }: RequiredFields & OptionalFields,
): TemplateSeed {
  return {
    id: String(id),
    slug,
    status: TemplateStatus.Published,
    runOn: RunOn.Both,
    language: LanguageFilter.En,
    type: SourceType.Octopus,
    scope: TemplateScope.Common,
    isPublic: true,
    isAllowListed: false,
    pricePerData: own.prices.standard,
    accountLimit: AccountLevel.None,
    newMinAccountLevel: AccountLevel.None,
    allowCrossAccountLevelPricing: true,
    version: 1 + (id % 7),
    dailyMaxCount: 50,
    dailyMaxExtractedCount: 200_000,
    isRecommended: false,
    isNew: own.updateDaysAgo <= 7,
    hue: (hueOf(own.kinds[0]) + ((id * 11) % 37) - 18 + 360) % 360,
    ...own,
    parameters: parametersOf(parameters),
    fields: fieldsOf(own.rows, omittedFields),
  };
}
