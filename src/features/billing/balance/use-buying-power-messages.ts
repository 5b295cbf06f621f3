import { useTranslation } from '#src/i18n/use-translation';
import { BalanceItemType } from '#src/contract/enums.gen';
import type { BalancePrice } from '#src/data/usage';
import { affordableUnits } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';

interface BuyingPowerMessage {
  readonly type: BalanceItemType;
  readonly text: string;
}

/** Texts such as 'about 25,000 rows of ...' for a sum in dollars, one for each kind (ENUM-47, ENUM-55). */
export function useBuyingPowerMessages(): (
  dollars: number,
  prices: readonly BalancePrice[],
) => readonly BuyingPowerMessage[] {
  const { t } = useTranslation('usage');
  const { number } = useFormats();
  return (dollars, prices) =>
    affordableUnits(dollars, prices).map(({ type, count, templateName }) => {
      const value = number(count);
      switch (type) {
        case BalanceItemType.ProxyIp:
          return { type, text: t(($) => $.bought.proxyIp, { count, value }) };
        case BalanceItemType.Captcha:
          return { type, text: t(($) => $.bought.captcha, { count, value }) };
        case BalanceItemType.Template:
          return {
            type,
            text:
              templateName === null
                ? t(($) => $.bought.template, { count, value })
                : t(($) => $.bought.named, { count, value, template: templateName }),
          };
      }
    });
}
