import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { isTransient, retryAfterOf } from '#src/api/errors';
import { purchaseQueries, type GoodsItem, type Subscription } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { planMove } from './plan-moves';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { ErrorState } from '#src/ui/error-state';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { PriceLines } from '../price/price-lines';
import { LimitChanges } from './limit-changes';
import type { Plan } from './use-plans';

export function ChangePlanDialog({
  item,
  plans,
  subscription,
  open,
  onClose,
}: {
  readonly item: GoodsItem;
  readonly plans: readonly Plan[];
  readonly subscription: Subscription;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('plans');
  const { t: payments } = useTranslation('payments');
  const formats = useFormats();
  const navigate = useNavigate();
  const planName = usePlanName();
  const errorMessage = useErrorMessage();
  const price = useQuery({ ...purchaseQueries.price({ code: item.code }), enabled: open });
  const upgrade = planMove(subscription, item) === 'upgrade';
  const name = plans.find(({ level }) => level === item.level)?.name ?? item.name;
  const old = planName(subscription.level);
  const quote = price.isPlaceholderData ? undefined : price.data;
  return (
    <Dialog
      open={open}
      width={560}
      title={upgrade ? t(($) => $.actions.upgrade, { plan: name }) : t(($) => $.actions.change, { plan: name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.change.keep, { plan: old })}</Button>
          <Button
            variant="primary"
            disabled={quote === undefined}
            onClick={() => void navigate(paths.checkout({ code: item.code }))}
          >
            {t(($) => $.change.goOn)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {quote?.startsAt && quote.endsAt && (
          <p>
            {upgrade
              ? t(($) => $.change.fromToday, { end: formats.date(quote.endsAt) })
              : t(($) => $.change.later, {
                  start: formats.date(quote.startsAt),
                  plan: old,
                  end: formats.date(quote.endsAt),
                })}
          </p>
        )}
        {item.limits && <LimitChanges from={subscription} to={item.limits} level={item.level} />}
        {price.isError ? (
          isTransient(price.error) ? (
            <ErrorState
              inline
              title={payments(($) => $.price.failed.title)}
              onRetry={() => void price.refetch()}
              retrying={price.isFetching}
              retryIn={retryAfterOf(price.error)}
            >
              {payments(($) => $.notCharged)}
            </ErrorState>
          ) : (
            <Notice variant="warning" announce="polite">
              {errorMessage(price.error)}
            </Notice>
          )
        ) : quote === undefined ? (
          <SkeletonLines lines={3} />
        ) : (
          <PriceLines quote={quote} item={{ ...item, name }} />
        )}
      </Stack>
    </Dialog>
  );
}
