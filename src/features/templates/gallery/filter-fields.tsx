import { useTranslation } from '#src/i18n/use-translation';
import { TemplateSort } from '#src/contract/enums.gen';
import { useSignedIn } from '#src/data/session';
import { FilterMenu, MultiFilterMenu } from '#src/ui/filter-menu';
import { CheckboxControl } from '#src/ui/form/choice-controls';
import type { GalleryParams } from './gallery.params';
import { useFilterChoices } from './use-filter-choices';

interface FieldsProps {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
  readonly expanded?: boolean;
}

export function SortMenu({ params, onChange, expanded = false }: FieldsProps) {
  const { t } = useTranslation('templates');
  const choices = useFilterChoices();
  return (
    <FilterMenu
      label={t(($) => $.gallery.sort)}
      expanded={expanded}
      value={params.sort}
      options={choices.sort}
      onChange={(sort = TemplateSort.Sum) => {
        onChange({ ...params, sort, page: 1 });
      }}
    />
  );
}

/** A visitor gets no filters that need an account (ENUM-13). */
export function FilterFields({ params, onChange, expanded = false }: FieldsProps) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const choices = useFilterChoices();
  const change = (part: Partial<GalleryParams>) => {
    onChange({ ...params, ...part, page: 1 });
  };
  const any = t(($) => $.gallery.any);
  return (
    <>
      <FilterMenu
        label={t(($) => $.gallery.runOn)}
        labelOnly
        expanded={expanded}
        anyLabel={any}
        value={params.runOn}
        options={choices.runOn}
        onChange={(runOn) => {
          change({ runOn });
        }}
      />
      <MultiFilterMenu
        label={t(($) => $.gallery.language)}
        labelOnly
        expanded={expanded}
        values={params.languages}
        options={choices.languages}
        onChange={(languages) => {
          change({ languages });
        }}
      />
      <MultiFilterMenu
        label={t(($) => $.gallery.plan)}
        labelOnly
        expanded={expanded}
        values={params.plans}
        options={choices.plans}
        onChange={(plans) => {
          change({ plans });
        }}
      />
      {signedIn && (
        <FilterMenu
          label={t(($) => $.gallery.scope)}
          labelOnly
          expanded={expanded}
          anyLabel={any}
          value={params.scope}
          options={choices.scope}
          onChange={(scope) => {
            change({ scope });
          }}
        />
      )}
      {expanded && <SortMenu expanded params={params} onChange={onChange} />}
      <CheckboxControl
        value={params.free}
        onChange={(free) => {
          change({ free });
        }}
      >
        {t(($) => $.gallery.free)}
      </CheckboxControl>
      {signedIn && (
        <CheckboxControl
          value={params.favorites}
          onChange={(favorites) => {
            change({ favorites });
          }}
        >
          {t(($) => $.gallery.favoritesOnly)}
        </CheckboxControl>
      )}
    </>
  );
}
