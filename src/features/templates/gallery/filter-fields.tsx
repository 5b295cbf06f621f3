import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel, LanguageFilter, RunOn, TemplateScope, TemplateSort } from '#src/contract/enums.gen';
import { useSignedIn } from '#src/data/session';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { FilterMenu, MultiFilterMenu } from '#src/ui/filter-menu';
import { CheckboxControl } from '#src/ui/form/choice-controls';
import {
  languageChoices,
  planChoices,
  runOnChoices,
  scopeChoices,
  sortChoices,
  type GalleryParams,
} from './gallery.params';

const languageKeys = {
  [LanguageFilter.En]: 'en',
  [LanguageFilter.Es]: 'es',
  [LanguageFilter.Jp]: 'ja',
  [LanguageFilter.De]: 'de',
  [LanguageFilter.Fr]: 'fr',
  [LanguageFilter.It]: 'it',
  [LanguageFilter.Kr]: 'ko',
  [LanguageFilter.Zh]: 'zh',
  [LanguageFilter.Other]: 'other',
} as const;

function useChoices() {
  const { t } = useTranslation('templates');
  const planName = usePlanName();
  const runOn = {
    [RunOn.Cloud]: t(($) => $.gallery.runOnCloud),
    [RunOn.Local]: t(($) => $.gallery.runOnLocal),
    [RunOn.Both]: t(($) => $.gallery.runOnBoth),
  };
  const sort = {
    [TemplateSort.Sum]: t(($) => $.gallery.sortSum),
    [TemplateSort.Likes]: t(($) => $.gallery.sortLikes),
    [TemplateSort.Time]: t(($) => $.gallery.sortTime),
  };
  const scope = {
    [TemplateScope.Common]: t(($) => $.gallery.scopeCommon),
    [TemplateScope.Private]: t(($) => $.gallery.scopePrivate),
  };
  return {
    runOn: runOnChoices.map((value) => ({ value, label: runOn[value] })),
    sort: sortChoices.map((value) => ({ value, label: sort[value] })),
    scope: scopeChoices.map((value) => ({ value, label: scope[value] })),
    languages: languageChoices.map((value) => ({ value, label: t(($) => $.gallery.languages[languageKeys[value]]) })),
    plans: planChoices.map((value) => ({
      value,
      label: value === AccountLevel.None ? t(($) => $.gallery.planNone) : planName(value),
    })),
  };
}

/** A visitor gets no filters that need an account (ENUM-13). */
export function FilterFields({
  params,
  onChange,
  expanded = false,
}: {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
  readonly expanded?: boolean;
}) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const choices = useChoices();
  const change = (part: Partial<GalleryParams>) => {
    onChange({ ...params, ...part, page: 1 });
  };
  const any = t(($) => $.gallery.any);
  return (
    <>
      <FilterMenu
        label={t(($) => $.gallery.runOn)}
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
        expanded={expanded}
        values={params.languages}
        options={choices.languages}
        onChange={(languages) => {
          change({ languages });
        }}
      />
      <MultiFilterMenu
        label={t(($) => $.gallery.plan)}
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
          expanded={expanded}
          anyLabel={any}
          value={params.scope}
          options={choices.scope}
          onChange={(scope) => {
            change({ scope });
          }}
        />
      )}
      <FilterMenu
        label={t(($) => $.gallery.sort)}
        expanded={expanded}
        value={params.sort}
        options={choices.sort}
        onChange={(sort) => {
          change({ sort: sort ?? TemplateSort.Sum });
        }}
      />
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
