import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { billingQueries } from '#src/data/billing';
import { purchaseQueries, type PaymentMethod } from '#src/data/purchases';
import { stalenessOf } from '#src/data/polling';
import { useStickyError } from '#src/shared/region/use-region';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { StaleNotice } from '#src/ui/stale-notice';
import { AddMethodDialog } from './add-method-dialog';
import { CardNotice } from './card-notice';
import { cardRisk, renewalOf } from './card-risk';
import { InvoiceSection } from './invoice-section';
import { MethodList } from './method-list';
import styles from './methods.module.css';
import { RemoveMethodDialog, type MethodRemoval } from './remove-method-dialog';
import { RenewalSection } from './renewal-section';

const none: readonly PaymentMethod[] = [];

export function PaymentSettings() {
  const { t } = useTranslation('payments');
  const { t: plans } = useTranslation('plans');
  const cache = useQueryClient();
  const list = useQuery(purchaseQueries.methods());
  const subscription = useQuery(purchaseQueries.subscription());
  const error = useStickyError(list);
  const [adding, setAdding] = useState(false);
  const [removal, setRemoval] = useState<MethodRemoval & { readonly open: boolean }>();
  const { data, dataUpdatedAt } = list;
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const methods = data?.items ?? none;
  const renewal = renewalOf(subscription.data);
  const add = () => setAdding(true);
  const askToRemove = (method: PaymentMethod) => {
    const [heir] = methods.filter(({ paymentMethodId }) => paymentMethodId !== method.paymentMethodId);
    setRemoval({ method, nextDefault: heir, renewal: heir === undefined ? renewal : undefined, open: true });
  };
  const closeRemoval = () => setRemoval((before) => before && { ...before, open: false });
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title={t(($) => $.settings.failed.title)}
        onRetry={() => {
          void list.refetch();
          void cache.refetchQueries({ queryKey: purchaseQueries.subscription().queryKey });
          void cache.refetchQueries({ queryKey: billingQueries.information().queryKey });
        }}
        retrying={list.isFetching}
        retryIn={retryAfterOf(error)}
        action={<LinkButton to={paths.contactSupport}>{plans(($) => $.actions.contact)}</LinkButton>}
      >
        {t(($) => $.settings.failed.text)}
      </ErrorState>
    );
  return (
    <Stack gap={5} className={styles.page}>
      {staleness && <StaleNotice {...staleness} onRetry={() => void list.refetch()} />}
      <CardNotice methods={methods} renewal={renewal} onAdd={add} />
      <Section
        card
        title={t(($) => $.methods.title)}
        description={t(($) => $.methods.text)}
        actions={methods.length > 0 && <Button onClick={add}>{t(($) => $.addMethod.title)}</Button>}
      >
        {data === undefined ? (
          <SkeletonLines lines={4} />
        ) : methods.length === 0 ? (
          <Empty
            compact
            title={t(($) => $.methods.empty)}
            action={
              <Button variant="primary" onClick={add}>
                {t(($) => $.addMethod.title)}
              </Button>
            }
          >
            {t(($) => $.methods.emptyHint)}
          </Empty>
        ) : (
          <MethodList methods={methods} onRemove={askToRemove} />
        )}
      </Section>
      <RenewalSection methods={methods} />
      <InvoiceSection />
      <AddMethodDialog
        open={adding}
        first={data !== undefined && methods.length === 0}
        asDefault={
          cardRisk(
            methods.find(({ isDefault }) => isDefault),
            renewal,
          ) !== undefined
        }
        onClose={() => setAdding(false)}
      />
      {removal && (
        <RemoveMethodDialog
          key={removal.method.paymentMethodId}
          removal={removal}
          open={removal.open}
          onClose={closeRemoval}
          onClosed={() => setRemoval(undefined)}
          onAdd={() => {
            closeRemoval();
            add();
          }}
        />
      )}
    </Stack>
  );
}
