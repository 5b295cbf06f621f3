import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isTransient, retryAfterOf } from '#src/api/errors';
import { OrderCategory } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries, type GoodsItem } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import styles from './checkout.module.css';
import { CouponSection, isCouponRefusal } from './coupon-section';
import { ItemSection, readQuantity } from './item-section';
import { Summary } from './summary';
import { usePay } from './use-pay';
import { usePaymentSections } from './use-payment-sections';

export function BuyGoods({
  initialItem,
  allItems,
  quantity: initialQuantity,
  coupon,
  back,
}: {
  readonly initialItem: GoodsItem;
  readonly allItems: readonly GoodsItem[];
  readonly quantity: number;
  readonly coupon: string | undefined;
  readonly back: string | undefined;
}) {
  const { t } = useTranslation('payments');
  const { data: account } = useAccountQuery();
  const [code, setCode] = useState(initialItem.code);
  const [quantityText, setTyped] = useState(String(Math.min(initialQuantity, initialItem.maxQuantity)));
  const [couponId, setCouponId] = useState(coupon);
  const [before, setBefore] = useState<number>();
  const item = allItems.find((entry) => entry.code === code) ?? initialItem;
  const { pay, paying, failure, error, clearFailure } = usePay(back);
  const payer = usePaymentSections(paying);
  const quantity = readQuantity(quantityText, item.maxQuantity);
  const price = useQuery({
    ...purchaseQueries.price({ code: item.code, quantity: quantity ?? 1, couponId: couponId ?? null }),
    enabled: quantity !== undefined && !paying,
  });
  const couponRefusal = couponId !== undefined && isCouponRefusal(price.error) ? price.error : undefined;
  // The purchase continues without a refused coupon.
  const plainPrice = useQuery({
    ...purchaseQueries.price({ code: item.code, quantity: quantity ?? 1, couponId: null }),
    enabled: couponRefusal !== undefined && quantity !== undefined && !paying,
  });
  const shown = couponRefusal === undefined ? price : plainPrice;
  const used = couponRefusal === undefined ? couponId : undefined;
  const siblings = allItems.filter(({ level }) => level !== null && level === item.level);
  const quote = quantity === undefined || shown.isError ? undefined : shown.data;
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      clearFailure();
      set(value);
    };
  };
  const send = () => {
    if (quote === undefined || quantity === undefined || account === undefined) return;
    payer.whenReady((means) => {
      setBefore(quote.total);
      void pay(
        { userId: account.userId, code: item.code, quantity, couponId: used, total: quote.total },
        means,
      ).finally(() => void price.refetch());
    }, quote.total === 0);
  };
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <ItemSection
          item={item}
          periodItems={siblings}
          quantity={quantityText}
          disabled={paying}
          onItem={change((chosen: GoodsItem) => setCode(chosen.code))}
          onQuantity={change(setTyped)}
        />
        <CouponSection
          item={item}
          quote={quote}
          value={couponId}
          refusal={couponRefusal}
          disabled={paying}
          onChange={change(setCouponId)}
        />
        {payer.sections}
      </Stack>
      <Stack gap={4} className={styles.aside}>
        {shown.isError ? (
          <PriceFailed error={shown.error} retrying={shown.isFetching} onRetry={() => void shown.refetch()} />
        ) : (
          <Summary
            name={item.name}
            balance={item.balance}
            quote={quote}
            renews={item.category === OrderCategory.Plan ? payer.canRenew : undefined}
            disabledReason={quantity === undefined ? t(($) => $.checkout.noQuantity) : undefined}
            isPriceLoading={shown.isPlaceholderData}
            paying={paying}
            failure={failure}
            error={error}
            previousTotal={before}
            onPay={send}
          />
        )}
      </Stack>
    </div>
  );
}

function PriceFailed({
  error,
  retrying,
  onRetry,
}: {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('payments');
  const errorMessage = useErrorMessage();
  if (!isTransient(error))
    return (
      <Notice
        variant="warning"
        announce="polite"
        title={errorMessage(error)}
        actions={
          <LinkButton size="small" to={paths.planSubscription}>
            {t(($) => $.go.plans, { ns: 'shell' })}
          </LinkButton>
        }
      />
    );
  return (
    <ErrorState
      inline
      title={t(($) => $.price.failed.title)}
      onRetry={onRetry}
      retrying={retrying}
      retryIn={retryAfterOf(error)}
    >
      {t(($) => $.notCharged)}
    </ErrorState>
  );
}
