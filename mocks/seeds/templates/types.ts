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

/** Dollars per 1,000 rows, by level of the viewer. */
export type LevelPrices = { free: number; basic: number; standard: number; professional: number; enterprise: number };

/** What an option is called: a text of the seeds, a name Intl knows in every language, or a proper name. */
export type OptionLabel =
  | { text: OptionTextKey }
  | { region: string }
  | { currency: string }
  | { language: string }
  | { literal: string };

/** One choice of a dropdown or checkbox list; parent is the value of the ParentField it belongs to. */
export type OptionSeed = { value: string; label: OptionLabel; parent?: string };

/** Where the options of a parameter come from (ENUM-19): listed here, or asked for by the id of a data source. */
export type DataSourceSeed =
  | { type: typeof DataSourceType.Internal; options: readonly OptionSeed[]; filter?: string }
  | { type: typeof DataSourceType.External; id: DataSourceId; filter?: string };

/** Ids of the external option lists. */
export type DataSourceId = 'countries' | 'cities' | 'currencies' | 'languages' | 'editions';

/** The control options of a parameter (ENUM-17); Placeholder only where it is the same in every language. */
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

/** The data type options of a parameter (ENUM-18); RegxMessage and translated placeholders stand in the texts. */
export type DataTypeOptionsSeed = {
  Max?: number;
  Min?: number;
  MinLen?: number;
  MaxLen?: number;
  Regx?: string;
  Scale?: number;
  Url?: boolean;
};

/** What the schematic picture of a mark shows. */
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

/** A parameter of a template without its texts, which stand under `key` in the texts (ENUM-15). */
export type ParameterSeed = {
  key: ParameterTextKey;
  /** The name the API uses. */
  paramName: string;
  /** An unknown type (not in ParameterDataType) falls back to its control type (ENUM-16). */
  dataType: ParameterDataType | (string & {});
  controlType: ParameterControlType;
  isRequired: boolean;
  controlOptions: ControlOptionsSeed;
  dataTypeOptions: DataTypeOptionsSeed;
  dataSource?: DataSourceSeed;
  mark: MarkPictureKind;
};

/** A field of the rows: its key in the row and in the texts, and how it is shown. */
export type FieldSeed = { key: FieldKey; type: RowFieldType };

/** Names of the generators of rows, one per kind of site. */
export type RowGeneratorName =
  | 'places'
  | 'reviews'
  | 'productReviews'
  | 'firmReviews'
  | 'products'
  | 'priceChecks'
  | 'jobs'
  | 'properties'
  | 'propertyEvents'
  | 'posts'
  | 'comments'
  | 'profiles'
  | 'videos'
  | 'threads'
  | 'searchResults'
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

/** A template in the gallery and its setup, free of language (ENUM-06, ENUM-14). */
export type TemplateSeed = {
  /** Stable, number-like; also the registration id. */
  id: string;
  slug: TemplateSlug;
  kinds: readonly [KindSlug, ...KindSlug[]];
  status: TemplateStatus;
  runOn: RunOn;
  language: LanguageFilter;
  type: SourceType;
  scope: TemplateScope;
  isPublic: boolean;
  /** Whether the demo's accounts are on the allow list of a private template. */
  isAllowListed: boolean;
  updateDaysAgo: number;
  likes: number;
  prices: LevelPrices;
  /** Dollars per 1,000 rows, what is charged. */
  pricePerData: number;
  accountLimit: AccountLevel;
  newMinAccountLevel: AccountLevel;
  allowCrossAccountLevelPricing: boolean;
  version: number;
  /** Runs a day. */
  dailyMaxCount: number;
  /** Rows a day. */
  dailyMaxExtractedCount: number;
  isRecommended: boolean;
  isNew: boolean;
  /** Host the rows come from, always under .example. */
  site: string;
  /** Hue of the cover, 0..359. */
  hue: number;
  parameters: readonly ParameterSeed[];
  fields: readonly FieldSeed[];
  rows: RowGeneratorName;
};

/** A template that is a collection of others (TPL-01). */
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

/** A kind of templates (TPL-42); icon names the motif of its covers. */
export type KindSeed = { kindId: number; slug: KindSlug; hue: number; icon: string };
