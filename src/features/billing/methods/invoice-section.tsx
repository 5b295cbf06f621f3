import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { billingQueries, type BillingInformation } from '#src/data/billing';
import { useLanguage } from '#src/i18n/use-language';
import { ErrorState } from '#src/ui/error-state';
import { DescriptionList, Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Text } from '#src/ui/text';
import { EditInformationButton } from '../information/edit-information-button';
import styles from './methods.module.css';

export function InvoiceSection() {
  const { t } = useTranslation('payments');
  const { t: billing } = useTranslation('billing');
  const query = useQuery(billingQueries.information());
  return (
    <Section
      card
      title={billing(($) => $.information.title)}
      description={billing(($) => $.information.lead)}
      actions={<EditInformationButton label={t(($) => $.invoice.edit)} />}
    >
      {query.data ? (
        <StoredInformation information={query.data} />
      ) : query.isError ? (
        <ErrorState
          inline
          title={billing(($) => $.information.loadFailed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          retryIn={retryAfterOf(query.error)}
        >
          {billing(($) => $.information.loadFailedHint)}
        </ErrorState>
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Section>
  );
}

function StoredInformation({ information }: { readonly information: BillingInformation }) {
  const { t } = useTranslation('payments');
  const { t: billing } = useTranslation('billing');
  const language = useLanguage();
  const countries = useQuery(billingQueries.countries());
  const country =
    countries.data?.items.find(({ abbreviation }) => abbreviation === information.country)?.names[language] ??
    information.country;
  const line = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ');
  const address = [
    information.address1,
    information.address2,
    line(information.postalCode, information.city),
    information.province === information.city ? '' : information.province,
    country,
  ].filter((part) => part !== '');
  const facts = [
    { key: 'company', term: billing(($) => $.information.fields.companyName), value: information.companyName },
    { key: 'name', term: t(($) => $.invoice.name), value: line(information.firstName, information.lastName) },
    {
      key: 'address',
      term: t(($) => $.invoice.address),
      value: address.length === 0 ? '' : <address className={styles.address}>{address.join('\n')}</address>,
    },
    { key: 'email', term: billing(($) => $.information.fields.email), value: information.email },
    { key: 'phone', term: billing(($) => $.information.fields.phone), value: information.phone },
    { key: 'vat', term: billing(($) => $.information.fields.dutyParagraph), value: information.dutyParagraph },
  ].filter(({ value }) => value !== '');
  return facts.length === 0 ? (
    <Text tone="secondary" size="body">
      {t(($) => $.invoice.empty)}
    </Text>
  ) : (
    <DescriptionList columns={2} items={facts} />
  );
}
