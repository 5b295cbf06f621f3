import { DataSourceType, ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import type { OptionTextKey, ParameterTextKey } from '../texts/load';
import { textOptions } from './options';
import type { ControlOptionsSeed, DataSourceId, DataTypeOptionsSeed, MarkPictureKind, ParameterSeed } from './types';

const {
  String: Text,
  Decimal,
  Switch,
  OperateIpProxy,
  OperateCloudGroup,
  PreLogin,
  Datetime,
  Time,
} = ParameterDataType;
const { Input, MultiInput, Dropdown, CheckboxList, TimePicker, Date: DateControl } = ParameterControlType;

const apiName = (key: ParameterTextKey) => key.charAt(0).toUpperCase() + key.slice(1);

type SeedOptions = { control?: ControlOptionsSeed; data?: DataTypeOptionsSeed };

function seed(
  key: ParameterTextKey,
  dataType: string,
  controlType: ParameterControlType,
  mark: MarkPictureKind,
  { control = {}, data = {} }: SeedOptions = {},
): ParameterSeed {
  return {
    key,
    paramName: apiName(key),
    dataType,
    controlType,
    isRequired: false,
    controlOptions: control,
    dataTypeOptions: data,
    mark,
  };
}

const lines = (key: ParameterTextKey, mark: MarkPictureKind, options: SeedOptions = {}) =>
  seed(key, Text, MultiInput, mark, {
    control: {
      MinLines: 1,
      IsFileImportEnabled: true,
      IsTaskImportEnabled: true,
      IsAPIEnabled: true,
      ...options.control,
    },
    data: options.data ?? {},
  });
const number = (key: ParameterTextKey, mark: MarkPictureKind, data: DataTypeOptionsSeed, Placeholder?: string) =>
  seed(key, Decimal, Input, mark, { data, control: Placeholder === undefined ? {} : { Placeholder } });
const dropdown = (key: ParameterTextKey, mark: MarkPictureKind, ...options: OptionTextKey[]): ParameterSeed => ({
  ...seed(key, Text, Dropdown, mark),
  dataSource: { type: DataSourceType.Internal, options: textOptions(...options) },
});
const checkboxes = (key: ParameterTextKey, mark: MarkPictureKind, ...options: OptionTextKey[]): ParameterSeed => ({
  ...seed(key, Text, CheckboxList, mark),
  dataSource: { type: DataSourceType.Internal, options: textOptions(...options) },
});
const external = (key: ParameterTextKey, mark: MarkPictureKind, id: DataSourceId): ParameterSeed => ({
  ...seed(key, Text, Dropdown, mark),
  dataSource: { type: DataSourceType.External, id },
});
const singleLine = (key: ParameterTextKey, dataType: ParameterDataType, mark: MarkPictureKind) =>
  seed(key, dataType, Input, mark);
const airport = (key: ParameterTextKey, Placeholder: string) =>
  seed(key, Text, Input, 'route', { control: { Placeholder }, data: { Regx: '^[A-Z]{3}$', MinLen: 3, MaxLen: 3 } });

export const parameterSeeds = {
  keywords: lines('keywords', 'search', { control: { MaxLines: 500 }, data: { MinLen: 2, MaxLen: 120 } }),
  keyword: seed('keyword', Text, Input, 'search', {
    control: { IsAPIEnabled: true },
    data: { MinLen: 2, MaxLen: 100 },
  }),
  location: seed('location', Text, Input, 'pin', { data: { MinLen: 2, MaxLen: 120 } }),
  locations: lines('locations', 'pin', { control: { MaxLines: 100 }, data: { MaxLen: 120 } }),
  searchUrls: lines('searchUrls', 'address', { control: { MaxLines: 1000 }, data: { Url: true, MaxLen: 2000 } }),
  detailUrls: lines('detailUrls', 'addresses', { control: { MaxLines: 10000 }, data: { Url: true, MaxLen: 2000 } }),
  // No MaxLines: a file may have a million lines (FORM-60).
  websites: lines('websites', 'globe', { data: { Url: true } }),
  placeIds: lines('placeIds', 'pin', {
    control: { MaxLines: 5000, MinLines: 0, Placeholder: 'PL-7K2M9Q4X', IsTaskImportEnabled: false },
    data: { Regx: '^PL-[A-Z0-9]{8}$' },
  }),
  profileNames: lines('profileNames', 'profile', { control: { MaxLines: 1000 }, data: { Regx: '^[A-Za-z0-9._]+$' } }),
  hashtags: lines('hashtags', 'search', {
    control: { MaxLines: 50, IsFileImportEnabled: false },
    data: { MaxLen: 60 },
  }),
  symbols: lines('symbols', 'code', {
    control: { MaxLines: 500, Placeholder: 'NWND' },
    data: { Regx: '^[A-Z0-9.]{1,6}$' },
  }),
  // No import: the form shows no choice of source (FORM-42).
  productCodes: lines('productCodes', 'code', {
    control: { MaxLines: 300, Placeholder: '4006381333931', IsFileImportEnabled: false, IsTaskImportEnabled: false },
    data: { Regx: '^[0-9]{8,14}$' },
  }),
  airportFrom: airport('airportFrom', 'LIS'),
  airportTo: airport('airportTo', 'HND'),
  // Unknown data type: the form uses the control type (ENUM-16).
  mapCentre: seed('mapCentre', 'GeoPoint', Input, 'map', { control: { Placeholder: '48.1374, 11.5755' } }),
  radius: number('radius', 'map', { Min: 0.5, Max: 100, Scale: 1 }, '25'),
  maxResults: number('maxResults', 'list', { Min: 1, Max: 100000, Scale: 0 }, '200'),
  maxPages: number('maxPages', 'list', { Min: 1, Max: 200, Scale: 0 }, '10'),
  maxComments: number('maxComments', 'comments', { Min: 1, Max: 20000, Scale: 0 }, '500'),
  minRating: number('minRating', 'stars', { Min: 0, Max: 5, Scale: 1 }, '3.5'),
  priceFrom: number('priceFrom', 'range', { Min: 0, Max: 10000000, Scale: 2 }, '10'),
  priceTo: number('priceTo', 'range', { Min: 0, Max: 10000000, Scale: 2 }, '250'),
  minSalary: number('minSalary', 'range', { Min: 0, Max: 1000000, Scale: 0 }, '45000'),
  guests: number('guests', 'profile', { Min: 1, Max: 16, Scale: 0 }, '2'),
  dateFrom: seed('dateFrom', Text, DateControl, 'calendar'),
  dateTo: seed('dateTo', Text, DateControl, 'calendar'),
  checkIn: seed('checkIn', Text, DateControl, 'calendar'),
  checkOut: seed('checkOut', Text, DateControl, 'calendar'),
  postedAfter: seed('postedAfter', Datetime, Input, 'clock'),
  checkAt: seed('checkAt', Time, Input, 'clock'),
  openAt: seed('openAt', Text, TimePicker, 'clock'),
  country: { ...external('country', 'globe', 'countries'), isRequired: true },
  city: {
    ...seed('city', Text, Dropdown, 'pin', { control: { ParentField: 'Country', DataSourceFilter: 'country' } }),
    isRequired: true,
    dataSource: { type: DataSourceType.External, id: 'cities', filter: 'country' },
  },
  edition: external('edition', 'globe', 'editions'),
  resultLanguage: external('resultLanguage', 'menu', 'languages'),
  currency: external('currency', 'menu', 'currencies'),
  sortReviews: dropdown('sortReviews', 'menu', 'newest', 'relevance', 'highestRating', 'lowestRating'),
  sortProducts: dropdown(
    'sortProducts',
    'menu',
    'relevance',
    'priceAscending',
    'priceDescending',
    'mostReviews',
    'newest',
  ),
  sortPosts: dropdown('sortPosts', 'menu', 'newest', 'oldest', 'mostLikes', 'mostViews'),
  period: dropdown('period', 'menu', 'anyTime', 'lastDay', 'lastWeek', 'lastMonth', 'lastYear'),
  device: dropdown('device', 'menu', 'desktop', 'mobile'),
  condition: checkboxes('condition', 'filter', 'conditionNew', 'conditionUsed', 'conditionRefurbished'),
  placeDetails: checkboxes('placeDetails', 'filter', 'phone', 'website', 'openingHours', 'photos', 'coordinates'),
  contactDetails: checkboxes('contactDetails', 'filter', 'email', 'phone', 'people', 'socialLinks'),
  jobTypes: checkboxes('jobTypes', 'filter', 'fullTime', 'partTime', 'temporary', 'internship', 'freelance'),
  offerType: dropdown('offerType', 'menu', 'forSale', 'forRent'),
  propertyTypes: checkboxes('propertyTypes', 'filter', 'house', 'apartment', 'townhouse', 'land', 'commercial'),
  amenities: checkboxes(
    'amenities',
    'filter',
    'wifi',
    'parking',
    'pool',
    'breakfast',
    'petFriendly',
    'airConditioning',
  ),
  cabin: dropdown('cabin', 'menu', 'economy', 'premiumEconomy', 'business', 'first'),
  topics: checkboxes(
    'topics',
    'filter',
    'topicBusiness',
    'topicTechnology',
    'topicPolitics',
    'topicSports',
    'topicScience',
    'topicCulture',
  ),
  eventTypes: checkboxes('eventTypes', 'filter', 'concert', 'conference', 'exhibition', 'workshop', 'theatre'),
  courseLevel: dropdown('courseLevel', 'menu', 'beginner', 'intermediate', 'advanced'),
  reportType: dropdown('reportType', 'menu', 'annual', 'quarterly'),
  includeReplies: seed('includeReplies', Switch, Input, 'comments'),
  collectImages: seed('collectImages', Switch, Input, 'picture'),
  remoteOnly: seed('remoteOnly', Switch, Input, 'filter'),
  inStockOnly: seed('inStockOnly', Switch, Input, 'filter'),
  login: singleLine('login', PreLogin, 'login'),
  proxy: singleLine('proxy', OperateIpProxy, 'proxy'),
  cloudGroup: singleLine('cloudGroup', OperateCloudGroup, 'nodes'),
} as const satisfies Record<ParameterTextKey, ParameterSeed>;

/** An exclamation mark makes it required. */
export type ParameterChoice = ParameterTextKey | `${ParameterTextKey}!`;

export function parametersOf(choices: readonly ParameterChoice[]): readonly ParameterSeed[] {
  return choices.map((choice) => {
    const parameter = Object.values<ParameterSeed>(parameterSeeds).find(({ key }) => key === choice.replace('!', ''));
    if (parameter === undefined) throw new Error(`There is no parameter ${choice}`);
    return choice.endsWith('!') ? { ...parameter, isRequired: true } : parameter;
  });
}

export function parameterId(templateId: string, key: ParameterTextKey): string {
  return `${templateId}-${key}`;
}
