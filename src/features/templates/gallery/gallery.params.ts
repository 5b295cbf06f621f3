import { z } from 'zod';
import { LanguageFilter, RunOn, TemplateScope, TemplateSort } from '../../../contract/enums.gen';
import type { OperationQuery } from '../../../contract/types';
import { GALLERY_PAGE } from '../../../data/templates';

/** What the gallery can be narrowed to by where a template runs. */
export const runOnChoices = [RunOn.Cloud, RunOn.Local, RunOn.Both] as const;
/** The orders of the gallery, the default one first (ENUM-10). */
export const sortChoices = [TemplateSort.Sum, TemplateSort.Likes, TemplateSort.Time] as const;
/** Languages of the sites that the templates are made for (ENUM-11). */
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

const oneOf = <T extends number>(choices: readonly T[]) =>
  z.coerce
    .number()
    .transform((value) => choices.find((choice) => choice === value))
    .catch(undefined);

const schema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  kind: z.coerce.number().int().min(1).optional().catch(undefined),
  keyword: z.string().trim().max(100).catch(''),
  free: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  runOn: oneOf(runOnChoices),
  sort: oneOf(sortChoices).transform((value) => value ?? TemplateSort.Sum),
  language: oneOf(languageChoices),
  mine: z
    .literal('1')
    .transform(() => true)
    .catch(false),
});

/** What the address of the gallery says. `mine` is the list of private templates. */
export interface GalleryParams {
  readonly page: number;
  readonly kind: number | undefined;
  readonly keyword: string;
  readonly free: boolean;
  readonly runOn: RunOn | undefined;
  readonly sort: TemplateSort;
  readonly language: LanguageFilter | undefined;
  readonly mine: boolean;
}

/** Reads the address; whatever does not fit falls back to the default. */
export function readGalleryParams(search: URLSearchParams): GalleryParams {
  const text = (name: string) => search.get(name) ?? undefined;
  const read = schema.parse({
    page: text('page') ?? 1,
    kind: text('kind'),
    keyword: text('keyword') ?? '',
    free: text('free') ?? '',
    runOn: text('runOn') ?? NaN,
    sort: text('sort') ?? NaN,
    language: text('language') ?? NaN,
    mine: text('mine') ?? '',
  });
  return { ...read, kind: read.kind, runOn: read.runOn, language: read.language };
}

/** Writes the address; defaults are left out. */
export function writeGalleryParams(params: GalleryParams): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search.set(name, String(value));
  };
  put('keyword', params.keyword);
  put('kind', params.kind);
  put('free', params.free ? 1 : undefined);
  put('mine', params.mine ? 1 : undefined);
  put('runOn', params.runOn);
  put('language', params.language);
  put('sort', params.sort === TemplateSort.Sum ? undefined : params.sort);
  put('page', params.page === 1 ? undefined : params.page);
  return search;
}

/** Whether anything but page, kind and order narrows the gallery. */
export function isNarrowed(params: GalleryParams): boolean {
  return (
    params.keyword !== '' || params.free || params.mine || params.runOn !== undefined || params.language !== undefined
  );
}

/** The query that an address stands for (ENUM-13, CONST-02). */
export function galleryQuery(params: GalleryParams): OperationQuery<'listTemplates'> {
  return {
    pageIndex: params.page,
    pageSize: GALLERY_PAGE,
    sort: params.sort,
    ...(params.kind === undefined ? {} : { kindId: params.kind }),
    ...(params.keyword ? { keyword: params.keyword } : {}),
    ...(params.free ? { free: true } : {}),
    ...(params.runOn === undefined ? {} : { runOn: params.runOn }),
    ...(params.language === undefined ? {} : { languages: [params.language] }),
    ...(params.mine ? { scope: TemplateScope.Private } : {}),
  };
}
