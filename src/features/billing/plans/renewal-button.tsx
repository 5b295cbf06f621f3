import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { GoodsCollectionKey, SubscriptionStatus } from '#src/contract/enums.gen';
import { purchaseQueries, useCancelRenewal, useResumeRenewal, type Subscription } from '#src/data/purchases';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useConfirm } from '#src/ui/confirm';
import { Button } from '#src/ui/button';
import { useToasts } from '#src/ui/toast';
import { useMethodMessages } from '../payment/use-method-messages';

export function RenewalButton({ subscription }: { readonly subscription: Subscription }) {
  if (subscription.endsAt === null) return null;
  if (subscription.status === SubscriptionStatus.Active)
    return <CancelButton subscription={subscription} endsAt={subscription.endsAt} />;
  if (subscription.status === SubscriptionStatus.Ending)
    return <ResumeButton subscription={subscription} endsAt={subscription.endsAt} />;
  return null;
}

interface RenewalButtonProps {
  readonly subscription: Subscription;
  readonly endsAt: string;
}

function CancelButton({ subscription, endsAt }: RenewalButtonProps) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const planName = usePlanName();
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const cancel = useCancelRenewal();
  return (
    <Button
      onClick={() =>
        void confirm(() => ({
          variant: 'warning',
          title: t(($) => $.cancelRenewal.title),
          body: (
            <>
              <p>{t(($) => $.cancelRenewal.until, { plan: planName(subscription.level), date: date(endsAt) })}</p>
              <p>{t(($) => $.cancelRenewal.then)}</p>
            </>
          ),
          confirmLabel: t(($) => $.cancelRenewal.confirm),
          cancelLabel: t(($) => $.cancelRenewal.keep),
          danger: true,
          errorMessage: (error) => t(($) => $.cancelRenewal.failed, { reason: errorMessage(error) }),
          onConfirm: async () => {
            await cancel.mutateAsync({});
            toasts.success(() => t(($) => $.cancelRenewal.done, { date: date(endsAt) }));
          },
        }))
      }
    >
      {t(($) => $.cancelRenewal.confirm)}
    </Button>
  );
}

function ResumeButton({ subscription, endsAt }: RenewalButtonProps) {
  const { t } = useTranslation('plans');
  const { date, money } = useFormats();
  const planName = usePlanName();
  const { methodName } = useMethodMessages();
  const confirm = useConfirm();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const resume = useResumeRenewal();
  const goods = useQuery(purchaseQueries.goods(GoodsCollectionKey.Plans));
  const methods = useQuery(purchaseQueries.methods());
  const plan = () => planName(subscription.level);
  const price = goods.data?.items.find(({ code }) => code === subscription.code)?.price ?? undefined;
  const method = methods.data?.items.find(({ isDefault }) => isDefault);
  return (
    <Button
      disabledReason={methods.data?.items.length === 0 ? t(($) => $.resume.noMethod) : undefined}
      onClick={() =>
        void confirm(() => ({
          variant: 'confirm',
          title: t(($) => $.resume.title, { plan: plan() }),
          body: (
            <>
              <p>
                {price === undefined
                  ? t(($) => $.resume.text, { plan: plan(), date: date(endsAt) })
                  : t(($) => $.resume.textFor, { plan: plan(), date: date(endsAt), price: money(price) })}
              </p>
              {method && <p>{t(($) => $.resume.charged, { method: methodName(method) })}</p>}
            </>
          ),
          confirmLabel: t(($) => $.resume.confirm),
          errorMessage: (error) => t(($) => $.resume.failed, { reason: errorMessage(error) }),
          onConfirm: async () => {
            await resume.mutateAsync({});
            toasts.success(() => t(($) => $.resume.done, { plan: plan(), date: date(endsAt) }));
          },
        }))
      }
    >
      {t(($) => $.resume.confirm)}
    </Button>
  );
}
