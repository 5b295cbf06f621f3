import { useId, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { priceLevels } from '#src/domain/price';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { usePriceText } from '#src/shared/start/use-price-text';
import { buttonClass } from '#src/ui/button';
import { LazyPopup } from '#src/ui/lazy-popup';
import { Text } from '#src/ui/text';
import styles from './gallery.module.css';

const levels = {
  free: AccountLevel.Free,
  basic: AccountLevel.Basic,
  standard: AccountLevel.Standard,
  professional: AccountLevel.Professional,
  enterprise: AccountLevel.Enterprise,
} as const satisfies Record<(typeof priceLevels)[number], AccountLevel>;

export function AllPrices({ name, prices }: { readonly name: string; readonly prices: Schemas['TemplatePrices'] }) {
  const { t } = useTranslation('templates');
  const planName = usePlanName();
  const priceText = usePriceText();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
  };
  return (
    // The list has nothing to focus, so leaving the button closes it.
    <span ref={anchor} className={styles.above} onBlur={leave}>
      <button
        type="button"
        className={buttonClass('text', 'small', styles.opener)}
        aria-label={t(($) => $.card.allPrices, { name })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      {open && (
        <LazyPopup onClose={leave}>
          {({ PopupBox }) => (
            <PopupBox
              anchor={anchor}
              onClose={leave}
              id={id}
              role="group"
              aria-label={t(($) => $.card.allPrices, { name })}
              className={styles.prices}
            >
              <Text tone="secondary" size="caption">
                {t(($) => $.card.pricesByPlan)}
              </Text>
              <dl>
                {priceLevels.map((level) => (
                  <div key={level}>
                    <dt>{planName(levels[level])}</dt>
                    <dd>{priceText(prices[level])}</dd>
                  </div>
                ))}
              </dl>
            </PopupBox>
          )}
        </LazyPopup>
      )}
    </span>
  );
}
