import { useTranslation } from '#src/i18n/use-translation';
import { displayPrice } from '#src/domain/price';
import { useFormats } from '#src/i18n/format';

/** Dollars per 1,000 rows (TPL-41, I18N-02, I18N-03). */
export function usePriceText(): (price: number | null | undefined) => string {
  const { t } = useTranslation('templates');
  const { money } = useFormats();
  return (price) => {
    const shown = displayPrice(price);
    if (shown.kind === 'free') return t(($) => $.card.free);
    return shown.kind === 'underCent' ? `<${money(0.01)}` : money(shown.amount);
  };
}
