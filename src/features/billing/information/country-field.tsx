import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode, type Ref } from 'react';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { billingQueries } from '#src/data/billing';
import { findCountries, sortCountries } from './countries';
import { useLanguage } from '#src/i18n/use-language';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Field, type ControlProps } from '#src/ui/form/field';
import { SearchSelect, type SearchOption } from '#src/ui/form/search-select';
import styles from './information.module.css';

const none: readonly Schemas['CountryEntry'][] = [];

export function CountryField({
  error,
  required = false,
  ref,
  ...control
}: Pick<ControlProps<string>, 'value' | 'onChange' | 'onBlur' | 'name' | 'disabled'> & {
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { data, error: readError, isError, isFetching, refetch } = useQuery(billingQueries.countries());
  const countries = useMemo(() => sortCountries(data?.items ?? none, language), [data, language]);
  const optionOf = ({ abbreviation, names, phoneCode }: Schemas['CountryEntry']): SearchOption => ({
    value: abbreviation,
    label: names[language],
    aside: `${abbreviation} +${phoneCode}`,
  });
  const failed = isError && data === undefined;
  return (
    <Field
      label={t(($) => $.country.label)}
      required={required}
      error={error}
      help={
        failed ? (
          <span className={styles.failed}>
            {t(($) => $.country.failed)}
            <SentenceSpace />
            <RetryButton
              variant="link"
              size="small"
              error={readError}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {t(($) => $.retry, { ns: 'ui' })}
            </RetryButton>
          </span>
        ) : undefined
      }
    >
      {(wiring) => (
        <SearchSelect
          {...wiring}
          {...control}
          ref={ref}
          options={countries.map(optionOf)}
          find={(text) => findCountries(countries, text, language).map(optionOf)}
          listLabel={t(($) => $.country.list)}
          placeholder={data === undefined && !failed ? t(($) => $.country.loading) : t(($) => $.country.placeholder)}
          emptyText={t(($) => $.country.nothing)}
          statusMessage={(count) => t(($) => $.country.found, { count })}
        />
      )}
    </Field>
  );
}
