import { useTranslation } from '#src/i18n/use-translation';
import { SubscriptionStatus } from '#src/contract/enums.gen';
import type { GoodsItem, Subscription } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { planMove } from './plan-moves';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import type { Buyer, Plan } from './use-plans';

export function usePlanMarkMessage(): (subscription: Subscription | undefined, item: GoodsItem) => string | undefined {
  const { t } = useTranslation('plans');
  return (subscription, item) => {
    const move = planMove(subscription, item);
    if (move === 'current') return t(($) => $.marks.current);
    return move === 'renew' ? t(($) => $.marks.ended) : undefined;
  };
}

export function PlanAction({
  plan,
  item,
  buyer,
  isEmphasized,
  onChangePlan,
}: {
  readonly plan: Plan;
  readonly item: GoodsItem;
  readonly buyer: Buyer;
  readonly isEmphasized: boolean;
  readonly onChangePlan: () => void;
}) {
  const { t } = useTranslation('plans');
  const name = plan.name;
  const checkout = paths.checkout({ code: item.code });
  if (buyer.kind !== 'buyer')
    return (
      <LinkButton block variant={isEmphasized ? 'primary' : 'default'} to={paths.signUp(checkout)}>
        {t(($) => $.actions.signUp, { plan: name })}
      </LinkButton>
    );
  const { subscription } = buyer;
  const move = planMove(subscription, item);
  switch (move) {
    case 'contract':
      return (
        <LinkButton block to={paths.contactSupport}>
          {t(($) => $.actions.contact)}
        </LinkButton>
      );
    case 'choose':
      return (
        <LinkButton block to={checkout}>
          {t(($) => $.actions.choose, { plan: name })}
        </LinkButton>
      );
    case 'renew':
      return (
        <LinkButton block variant="primary" to={checkout}>
          {t(($) => $.actions.renew, { plan: name })}
        </LinkButton>
      );
    case 'current':
      return (
        <LinkButton block to={checkout}>
          {subscription?.status === SubscriptionStatus.Ending
            ? t(($) => $.actions.renew, { plan: name })
            : t(($) => $.actions.extend, { plan: name })}
        </LinkButton>
      );
    case 'upgrade':
      return (
        <Button block variant={isEmphasized ? 'primary' : 'default'} onClick={onChangePlan}>
          {t(($) => $.actions.upgrade, { plan: name })}
        </Button>
      );
    case 'switch':
    case 'downgrade':
      return (
        <Button block onClick={onChangePlan}>
          {t(($) => $.actions.change, { plan: name })}
        </Button>
      );
  }
}
