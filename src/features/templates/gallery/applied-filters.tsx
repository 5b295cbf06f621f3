import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { templateQueries } from '#src/data/templates';
import { Button } from '#src/ui/button';
import { FilterChips, type FilterChip } from '#src/ui/filter-chips';
import { withoutFilters, type GalleryParams } from './gallery.params';
import { useFilterChoices } from './use-filter-choices';

interface AppliedFilterProps {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
  readonly isCategoryPage: boolean;
}

/** True for a category that the bar of categories cannot show. */
function useIsKindHidden({ params, isCategoryPage }: Pick<AppliedFilterProps, 'params' | 'isCategoryPage'>): boolean {
  const kinds = useQuery(templateQueries.kinds());
  if (params.kind === undefined || isCategoryPage || kinds.isPending) return false;
  return kinds.data?.items.some(({ kindId }) => kindId === params.kind) !== true;
}

function useChips(
  { params, onChange }: Pick<AppliedFilterProps, 'params' | 'onChange'>,
  isKindHidden: boolean,
): FilterChip[] {
  const { t } = useTranslation('templates');
  const choices = useFilterChoices();
  const chip = (
    key: string,
    filter: { readonly label: string; readonly value?: string },
    removed: Partial<GalleryParams>,
  ): FilterChip => ({
    key,
    ...filter,
    onRemove: () => {
      onChange({ ...params, ...removed, page: 1 });
    },
  });
  const without = <T,>(values: readonly T[], value: T) => values.filter((other) => other !== value);
  const runOn = choices.runOn.find(({ value }) => value === params.runOn);
  const scope = choices.scope.find(({ value }) => value === params.scope);
  return [
    params.keyword !== '' &&
      chip('keyword', { label: t(($) => $.gallery.keyword), value: params.keyword }, { keyword: '' }),
    isKindHidden &&
      chip('kind', { label: t(($) => $.search.kind), value: t(($) => $.preview.unknown) }, { kind: undefined }),
    runOn && chip('runOn', { label: t(($) => $.gallery.runOn), value: runOn.label }, { runOn: undefined }),
    ...choices.languages
      .filter(({ value }) => params.languages.includes(value))
      .map(({ value, label }) =>
        chip(
          `language ${String(value)}`,
          { label: t(($) => $.gallery.language), value: label },
          { languages: without(params.languages, value) },
        ),
      ),
    ...choices.plans
      .filter(({ value }) => params.plans.includes(value))
      .map(({ value, label }) =>
        chip(
          `plan ${String(value)}`,
          { label: t(($) => $.gallery.plan), value: label },
          { plans: without(params.plans, value) },
        ),
      ),
    scope && chip('scope', { label: t(($) => $.gallery.scope), value: scope.label }, { scope: undefined }),
    params.free && chip('free', { label: t(($) => $.gallery.free) }, { free: false }),
    params.favorites && chip('favorites', { label: t(($) => $.gallery.favoritesOnly) }, { favorites: false }),
  ].filter((entry) => entry !== undefined && entry !== false);
}

export function AppliedFilters({
  clearable,
  focusToolbar,
  ...props
}: AppliedFilterProps & {
  readonly clearable: boolean;
  readonly focusToolbar: () => void;
}) {
  const { t } = useTranslation('ui');
  const isKindHidden = useIsKindHidden(props);
  const chips = useChips(props, isKindHidden);
  const { params, onChange } = props;
  return (
    <FilterChips chips={chips} focusWithoutChips={focusToolbar}>
      {clearable && (
        <Button
          variant="link"
          onClick={() => {
            focusToolbar();
            onChange({ ...withoutFilters(params), kind: isKindHidden ? undefined : params.kind });
          }}
        >
          {t(($) => $.clearFilters)}
        </Button>
      )}
    </FilterChips>
  );
}
