import { useTranslation } from '#src/i18n/use-translation';
import type { BillingPeriod } from '#src/contract/enums.gen';
import type { GoodsItem } from '#src/data/purchases';
import { isPlanCode } from '#src/domain/goods';
import { Field } from '#src/ui/form/field';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { NumberControl } from '#src/ui/form/text-controls';
import { Section } from '#src/ui/section';
import { planPeriods, type PlanPeriod } from '../plans/use-plans';
import { usePlanMessages } from '../plans/use-plan-messages';
import styles from './checkout.module.css';

export function ItemSection({
  item,
  periodItems,
  quantity,
  disabled,
  onItem,
  onQuantity,
}: {
  readonly item: GoodsItem;
  readonly periodItems: readonly GoodsItem[];
  readonly quantity: string;
  readonly disabled: boolean;
  readonly onItem: (item: GoodsItem) => void;
  readonly onQuantity: (quantity: string) => void;
}) {
  const { t } = useTranslation('payments');
  const { t: plans } = useTranslation('plans');
  const planMessages = usePlanMessages();
  const plan = isPlanCode(item.code);
  const periods = planPeriods.filter((period) => periodItems.some((entry) => entry.period === period));
  const wrong = readQuantity(quantity, item.maxQuantity) === undefined;
  return (
    <Section card title={item.name} description={item.description}>
      <div className={styles.fields}>
        {plan && periods.length > 1 && (
          <Field group label={plans(($) => $.period)}>
            {(wiring) => (
              <SegmentedControl<PlanPeriod | typeof BillingPeriod.Once>
                {...wiring}
                value={item.period}
                disabled={disabled}
                onChange={(period) => {
                  const chosen = periodItems.find((entry) => entry.period === period);
                  if (chosen) onItem(chosen);
                }}
                choices={periods.map((period) => ({ value: period, label: planMessages.periodName(period) }))}
              />
            )}
          </Field>
        )}
        <Field
          className={styles.quantity}
          label={plan ? t(($) => $.quantity.periods) : t(($) => $.quantity.label)}
          error={wrong ? t(($) => $.quantity.wrong, { most: item.maxQuantity }) : undefined}
        >
          {(wiring) => (
            <NumberControl
              {...wiring}
              inputMode="numeric"
              min={1}
              max={item.maxQuantity}
              value={quantity}
              disabled={disabled}
              onChange={onQuantity}
            />
          )}
        </Field>
      </div>
    </Section>
  );
}

export function readQuantity(text: string, max: number): number | undefined {
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
