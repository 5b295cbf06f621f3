import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel, LanguageFilter, RunOn, TemplateScope, TemplateSort } from '#src/contract/enums.gen';
import { useSignedIn } from '#src/data/session';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { CheckboxControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { MultiSelectControl, SelectControl } from '#src/ui/form/select-control';
import {
  languageChoices,
  planChoices,
  runOnChoices,
  scopeChoices,
  sortChoices,
  type GalleryParams,
} from './gallery.params';
import styles from './gallery.module.css';

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
  withLabels = false,
}: {
  readonly params: GalleryParams;
  readonly onChange: (params: GalleryParams) => void;
  readonly withLabels?: boolean;
}) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const choices = useChoices();
  const change = (part: Partial<GalleryParams>) => {
    onChange({ ...params, ...part, page: 1 });
  };
  const hint = (label: string) => (withLabels ? t(($) => $.gallery.any) : label);
  const labels = {
    runOn: t(($) => $.gallery.runOn),
    languages: t(($) => $.gallery.language),
    plans: t(($) => $.gallery.plan),
    scope: t(($) => $.gallery.scope),
    sort: t(($) => $.gallery.sort),
  };
  return (
    <>
      <div className={styles.filter}>
        <Field label={labels.runOn} labelHidden={!withLabels}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              placeholder={hint(labels.runOn)}
              clearable
              value={params.runOn}
              options={choices.runOn}
              onChange={(runOn) => {
                change({ runOn });
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.filter}>
        <Field label={labels.languages} labelHidden={!withLabels}>
          {(wiring) => (
            <MultiSelectControl
              {...wiring}
              placeholder={hint(labels.languages)}
              clearable
              value={params.languages}
              options={choices.languages}
              onChange={(languages) => {
                change({ languages });
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.filter}>
        <Field label={labels.plans} labelHidden={!withLabels}>
          {(wiring) => (
            <MultiSelectControl
              {...wiring}
              placeholder={hint(labels.plans)}
              clearable
              value={params.plans}
              options={choices.plans}
              onChange={(plans) => {
                change({ plans });
              }}
            />
          )}
        </Field>
      </div>
      {signedIn && (
        <div className={styles.filter}>
          <Field label={labels.scope} labelHidden={!withLabels}>
            {(wiring) => (
              <SelectControl
                {...wiring}
                placeholder={hint(labels.scope)}
                clearable
                value={params.scope}
                options={choices.scope}
                onChange={(scope) => {
                  change({ scope });
                }}
              />
            )}
          </Field>
        </div>
      )}
      <div className={styles.filter}>
        <Field label={labels.sort} labelHidden={!withLabels}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={params.sort}
              options={choices.sort}
              onChange={(sort) => {
                change({ sort: sort ?? TemplateSort.Sum });
              }}
            />
          )}
        </Field>
      </div>
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
