import { AccountLevel, LanguageFilter, RunOn, TemplateScope, TemplateSort } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import type { OperationQuery } from '#src/contract/types';
import { GALLERY_PAGE_SIZE } from '#src/data/templates';
import { readChoice, readChoices, readInteger, readText } from '#src/shared/address/read-params';

export const runOnChoices = [RunOn.Cloud, RunOn.Local, RunOn.Both] as const;
export const sortChoices = [TemplateSort.Sum, TemplateSort.Likes, TemplateSort.Time] as const;
/** Languages of the target sites. */
export const languageChoices = [
  LanguageFilter.En,
  LanguageFilter.Es,
  LanguageFilter.Jp,
  LanguageFilter.De,
  LanguageFilter.Fr,
  LanguageFilter.It,
  LanguageFilter.Kr,
  LanguageFilter.Zh,
  LanguageFilter.Other,
] as const;

export const planChoices = [
  AccountLevel.None,
  AccountLevel.Free,
  AccountLevel.Basic,
  AccountLevel.Standard,
  AccountLevel.Professional,
  AccountLevel.Enterprise,
  AccountLevel.EnterprisePlus,
] as const;
export const scopeChoices = [TemplateScope.Common, TemplateScope.Private] as const;
export const sizeChoices = [GALLERY_PAGE_SIZE, 40, 100] as const;

export interface GalleryParams {
  readonly page: number;
  readonly size: number;
  readonly kind: number | undefined;
  readonly keyword: string;
  readonly free: boolean;
  readonly runOn: RunOn | undefined;
  readonly sort: TemplateSort;
  readonly languages: readonly LanguageFilter[];
  readonly plans: readonly AccountLevel[];
  readonly scope: TemplateScope | undefined;
  readonly favorites: boolean;
  /** Lists private templates instead of the gallery. */
  readonly mine: boolean;
}

export const readGalleryParams = (search: URLSearchParams): GalleryParams => ({
  page: readInteger(search.get('page'), 1) ?? 1,
  size: readChoice(search.get('size'), sizeChoices) ?? GALLERY_PAGE_SIZE,
  kind: readInteger(search.get('kind'), 1),
  keyword: readText(search.get('keyword'), limits.keywordLength) ?? '',
  free: search.get('free') === '1',
  runOn: readChoice(search.get('runOn'), runOnChoices),
  sort: readChoice(search.get('sort'), sortChoices) ?? TemplateSort.Sum,
  languages: readChoices(search.get('language'), languageChoices),
  plans: readChoices(search.get('plan'), planChoices),
  scope: readChoice(search.get('scope'), scopeChoices),
  favorites: search.get('favorites') === '1',
  mine: search.get('mine') === '1',
});

export function writeGalleryParams(params: GalleryParams): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search.set(name, String(value));
  };
  put('keyword', params.keyword);
  put('kind', params.kind);
  put('free', params.free ? 1 : undefined);
  put('favorites', params.favorites ? 1 : undefined);
  put('mine', params.mine ? 1 : undefined);
  put('runOn', params.runOn);
  put('language', params.languages.join(','));
  put('plan', params.plans.join(','));
  put('scope', params.scope);
  put('sort', params.sort === TemplateSort.Sum ? undefined : params.sort);
  put('size', params.size === GALLERY_PAGE_SIZE ? undefined : params.size);
  put('page', params.page === 1 ? undefined : params.page);
  return search;
}

export function withoutFilters(params: GalleryParams): GalleryParams {
  return {
    ...params,
    page: 1,
    keyword: '',
    free: false,
    favorites: false,
    mine: false,
    runOn: undefined,
    languages: [],
    plans: [],
    scope: undefined,
  };
}

/** Excludes keyword, kind and order. */
export function filterCount(params: GalleryParams): number {
  return [
    params.free,
    params.favorites,
    params.runOn !== undefined,
    params.languages.length > 0,
    params.plans.length > 0,
    params.scope !== undefined,
  ].filter(Boolean).length;
}

export function isFiltered(params: GalleryParams): boolean {
  return params.keyword !== '' || filterCount(params) > 0;
}

export function galleryQuery(params: GalleryParams): OperationQuery<'listTemplates'> {
  return {
    pageIndex: params.page,
    pageSize: params.size,
    sort: params.sort,
    kindId: params.kind,
    ...(params.keyword ? { keyword: params.keyword } : {}),
    ...(params.free ? { free: true } : {}),
    ...(params.favorites ? { collectList: true } : {}),
    runOn: params.runOn,
    ...(params.languages.length === 0 ? {} : { languages: [...params.languages] }),
    ...(params.plans.length === 0 ? {} : { accountLimits: [...params.plans] }),
    scope: params.scope,
  };
}
