import type {
  AccountLevel,
  DataSourceType,
  LanguageFilter,
  ParameterControlType,
  ParameterDataType,
  RowFieldType,
  RunOn,
  SourceType,
  TemplateScope,
  TemplateStatus,
} from '#src/contract/enums.gen';
import type { CollectionSlug, FieldKey, KindSlug, OptionTextKey, ParameterTextKey, TemplateSlug } from '../texts/load';

/** Dollars per 1,000 rows. */
export type LevelPrices = { free: number; basic: number; standard: number; professional: number; enterprise: number };

export type OptionLabel =
  | { text: OptionTextKey }
  | { region: string }
  | { currency: string }
  | { language: string }
  | { literal: string };

export type OptionSeed = { value: string; label: OptionLabel; parent?: string };

export type DataSourceSeed =
  | { type: typeof DataSourceType.Internal; options: readonly OptionSeed[]; filter?: string }
  | { type: typeof DataSourceType.External; id: DataSourceId; filter?: string };

export type DataSourceId = 'countries' | 'cities' | 'currencies' | 'languages' | 'editions';

/** `Placeholder` only if equal in all languages (ENUM-17). */
export type ControlOptionsSeed = {
  Placeholder?: string;
  ParentField?: string;
  MaxLines?: number;
  MinLines?: number;
  IsTaskImportEnabled?: boolean;
  IsFileImportEnabled?: boolean;
  IsAPIEnabled?: boolean;
  DataSourceFilter?: string;
};

export type DataTypeOptionsSeed = {
  Max?: number;
  Min?: number;
  MinLen?: number;
  MaxLen?: number;
  Regx?: string;
  Scale?: number;
  Url?: boolean;
};

export type MarkPictureKind =
  | 'search'
  | 'address'
  | 'addresses'
  | 'map'
  | 'pin'
  | 'list'
  | 'filter'
  | 'stars'
  | 'range'
  | 'calendar'
  | 'clock'
  | 'menu'
  | 'globe'
  | 'profile'
  | 'comments'
  | 'code'
  | 'route'
  | 'picture'
  | 'login'
  | 'proxy'
  | 'nodes';

export type ParameterSeed = {
  key: ParameterTextKey;
  paramName: string;
  /** An unknown type falls back to the control type (ENUM-16). */
  dataType: ParameterDataType | (string & {});
  controlType: ParameterControlType;
  isRequired: boolean;
  controlOptions: ControlOptionsSeed;
  dataTypeOptions: DataTypeOptionsSeed;
  dataSource?: DataSourceSeed;
  mark: MarkPictureKind;
};

export type FieldSeed = { key: FieldKey; type: RowFieldType };

export type RowGeneratorName =
  | 'places'
  | 'reviews'
  | 'productReviews'
  | 'firmReviews'
  | 'products'
  | 'priceChecks'
  | 'jobs'
  | 'properties'
  | 'rentals'
  | 'propertyEvents'
  | 'posts'
  | 'comments'
  | 'profiles'
  | 'videos'
  | 'threads'
  | 'searchResults'
  | 'searchAds'
  | 'questions'
  | 'suggestions'
  | 'images'
  | 'contacts'
  | 'articles'
  | 'hotels'
  | 'flights'
  | 'quotes'
  | 'rates'
  | 'filings'
  | 'courses'
  | 'events';

export type TemplateSeed = {
  /** Also the registration id. */
  id: string;
  slug: TemplateSlug;
  kinds: readonly [KindSlug, ...KindSlug[]];
  status: TemplateStatus;
  runOn: RunOn;
  language: LanguageFilter;
  type: SourceType;
  scope: TemplateScope;
  isPublic: boolean;
  isAllowListed: boolean;
  updateDaysAgo: number;
  likes: number;
  prices: LevelPrices;
  /** Dollars per 1,000 rows. */
  pricePerData: number;
  accountLimit: AccountLevel;
  newMinAccountLevel: AccountLevel;
  allowCrossAccountLevelPricing: boolean;
  version: number;
  /** Per day. */
  dailyMaxCount: number;
  /** Per day. */
  dailyMaxExtractedCount: number;
  isRecommended: boolean;
  isNew: boolean;
  site: string;
  hue: number;
  parameters: readonly ParameterSeed[];
  fields: readonly FieldSeed[];
  rows: RowGeneratorName;
};

export type CollectionSeed = {
  id: string;
  slug: CollectionSlug;
  kinds: readonly [KindSlug, ...KindSlug[]];
  status: TemplateStatus;
  updateDaysAgo: number;
  likes: number;
  hue: number;
  members: readonly TemplateSlug[];
};

export type KindSeed = { kindId: number; slug: KindSlug; hue: number; icon: string };
