import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel, LanguageFilter, RunOn, TemplateScope, TemplateSort } from '#src/contract/enums.gen';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { languageChoices, planChoices, runOnChoices, scopeChoices, sortChoices } from './gallery.params';

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

export function useFilterChoices() {
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
