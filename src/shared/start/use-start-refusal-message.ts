import { useTranslation } from '#src/i18n/use-translation';
import { roundBalanceDown } from '#src/domain/price';
import type { CostFacts, StartRefusal } from '#src/domain/start-checks';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { usePriceText } from './use-price-text';

export function useCostValues(): (cost: CostFacts) => { price: string; balance: string; rows: string } {
  const formats = useFormats();
  const priceText = usePriceText();
  return ({ price, balance, estimatedRows }) => ({
    price: priceText(price),
    balance: formats.money(roundBalanceDown(balance)),
    rows: formats.number(estimatedRows),
  });
}

export function useStartRefusalMessage(): (refusal: StartRefusal) => string {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const planName = usePlanName();
  const costValues = useCostValues();
  return (refusal) => {
    switch (refusal.reason) {
      case 'obsolete':
        return t(($) => $.start.why.obsolete);
      case 'templateFailure':
        return t(($) => $.start.why.templateFailure);
      case 'localOnly':
        return t(($) => $.start.localOnly);
      case 'notRunnable':
        return t(($) => $.start.notRunnable);
      case 'accountExpired':
        return t(($) => $.start.expired);
      case 'accountLimit':
        return t(($) => $.start.accountLimit, { plan: planName(refusal.minimumLevel) });
      case 'levelTooLow':
        return refusal.check === 3
          ? t(($) => $.start.levelCloud, { plan: planName(refusal.minimumLevel) })
          : t(($) => $.start.levelTemplate, { plan: planName(refusal.minimumLevel) });
      case 'versionDiffers':
        return t(($) => $.start.why.versionDiffers);
      case 'lowBalance':
        return t(($) => $.start.lowBalance, costValues(refusal.cost));
      case 'balanceTooLow':
        return t(($) => $.start.balanceTooLow, {
          ...costValues(refusal.cost),
          needed: formats.money(refusal.needed),
        });
    }
  };
}
