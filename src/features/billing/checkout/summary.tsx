import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { PriceLines } from '../price/price-lines';
import type { PayFailure } from './use-pay';

type Quote = Parameters<typeof PriceLines>[0]['quote'] & Pick<Schemas['PriceQuote'], 'startsAt' | 'endsAt'>;

export function Summary({
  name,
  balance,
  quote,
  disabledReason,
  renews,
  isPriceLoading,
  paying,
  failure,
  error,
  previousTotal,
  onPay,
}: {
  readonly name: string;
  readonly balance: number | null;
  readonly quote: Quote | undefined;
  readonly disabledReason?: string;
  /** Undefined for goods that are not plans. */
  readonly renews: boolean | undefined;
  readonly isPriceLoading: boolean;
  readonly paying: boolean;
  readonly failure: PayFailure | undefined;
  readonly error?: unknown;
  /** Dollars when the user pressed Pay; shown if changed since. */
  readonly previousTotal: number | undefined;
  readonly onPay: () => void;
}) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  return (
    <Section card title={t(($) => $.checkout.summary)}>
      {disabledReason !== undefined ? (
        <p>{disabledReason}</p>
      ) : quote === undefined ? (
        <SkeletonLines lines={4} label={t(($) => $.checkout.pricing)} />
      ) : (
        <>
          <PriceLines quote={quote} item={{ name, balance }} />
          {quote.startsAt !== null && quote.endsAt !== null && (
            <Text tone="secondary" size="body">
              {t(($) => $.checkout.runs, { start: date(quote.startsAt), end: date(quote.endsAt) })}
              <SentenceSpace />
              {renews === true && t(($) => $.checkout.renews)}
              {renews === false && t(($) => $.checkout.renewsNot)}
            </Text>
          )}
        </>
      )}
      {failure && (
        <PaymentFailureNotice
          failure={failure}
          previousTotal={previousTotal}
          currentTotal={isPriceLoading ? undefined : quote?.total}
        />
      )}
      <RetryButton
        variant="primary"
        error={error}
        size="large"
        block
        loading={paying}
        disabled={quote === undefined || isPriceLoading}
        onClick={onPay}
      >
        {quote === undefined
          ? t(($) => $.checkout.pay)
          : quote.total === 0
            ? t(($) => $.checkout.confirmFree)
            : t(($) => $.checkout.paySum, { total: money(quote.total) })}
      </RetryButton>
      <Text tone="secondary" size="body">
        {t(($) => $.checkout.secure)}
      </Text>
    </Section>
  );
}

function PaymentFailureNotice({
  failure,
  previousTotal,
  currentTotal,
}: {
  readonly failure: PayFailure;
  readonly previousTotal: number | undefined;
  readonly currentTotal: number | undefined;
}) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const errorMessage = useErrorMessage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const getMessage = () => {
    switch (failure.kind) {
      case 'price':
        return previousTotal !== undefined && currentTotal !== undefined && previousTotal !== currentTotal
          ? t(($) => $.checkout.changed.moved, { before: money(previousTotal), now: money(currentTotal) })
          : t(($) => $.checkout.changed.again);
      case 'field':
        return t(($) => $.field.failed.text);
      case 'unanswered':
        return t(($) => $.checkout.unanswered.text);
      case 'refused':
        return t(($) => $.checkout.refused.text, { reason: errorMessage(failure.error) });
    }
  };
  const title = {
    price: t(($) => $.checkout.changed.title),
    field: t(($) => $.field.failed.title),
    unanswered: t(($) => $.checkout.unanswered.title),
    refused: t(($) => $.checkout.refused.title),
  }[failure.kind];
  return (
    <div ref={box}>
      <Notice variant={failure.kind === 'price' ? 'warning' : 'error'} announce="assertive" title={title}>
        {getMessage()}
      </Notice>
    </div>
  );
}
