import { useTranslation } from '#src/i18n/use-translation';
import { LOW_BALANCE_THRESHOLD } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import type { BalanceVisit } from '#src/shared/prompts/balance-visit';
import { useCostValues } from '#src/shared/start/use-start-refusal-message';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';

/** Dollars; undefined when unknown. */
export const neededDollars = (visit: BalanceVisit): number | undefined =>
  visit.reason === 'balanceTooLow' || visit.reason === 'premiumProxies'
    ? visit.needed
    : visit.reason === 'lowBalance'
      ? LOW_BALANCE_THRESHOLD
      : undefined;

const isSavedTaskAddress = (address: string): boolean => new URLSearchParams(address.split('?')[1]).has('taskId');

export function BalanceReason({
  visit,
  balance,
}: {
  readonly visit: BalanceVisit;
  /** Dollars; undefined until loaded. */
  readonly balance: number | undefined;
}) {
  const { t } = useTranslation('usage');
  const { t: proxies } = useTranslation('proxies');
  const { t: tasks } = useTranslation('tasks');
  const { money } = useFormats();
  const costValues = useCostValues();
  const needed = neededDollars(visit);
  const isEnough = balance !== undefined && needed !== undefined && balance >= needed;
  const getTexts = () => {
    switch (visit.reason) {
      case 'balanceTooLow':
        return {
          title: tasks(($) => $.start.balanceTitle),
          text: tasks(($) => $.start.balanceTooLow, { ...costValues(visit.cost), needed: money(visit.needed) }),
        };
      case 'lowBalance':
        return {
          title: tasks(($) => $.start.lowBalanceTitle),
          text: tasks(($) => $.start.lowBalance, costValues(visit.cost)),
        };
      case 'premiumProxies':
        return {
          title: t(($) => $.reason.proxies),
          text: proxies(($) => $.premium.needsBalance, { amount: money(visit.needed) }),
        };
      case 'recharge':
        return { title: tasks(($) => $.result.titles.start), text: tasks(($) => $.results.balanceNotEnough) };
    }
  };
  const { title, text } = getTexts();
  return (
    <Notice
      variant={isEnough ? 'success' : 'warning'}
      title={isEnough ? t(($) => $.reason.enough) : title}
      actions={
        <LinkButton size="small" variant={isEnough ? 'primary' : 'default'} to={visit.back}>
          {visit.reason === 'recharge'
            ? t(($) => $.reason.backToTasks)
            : visit.reason === 'premiumProxies' || !isSavedTaskAddress(visit.back)
              ? t(($) => $.reason.backToForm)
              : tasks(($) => $.start.backToTask)}
        </LinkButton>
      }
    >
      {isEnough ? t(($) => $.reason.goOn) : text}
    </Notice>
  );
}
