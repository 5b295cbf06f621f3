import { useTranslation } from '#src/i18n/use-translation';
import { BillingPeriod } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';

const periods = {
  [BillingPeriod.Once]: 'once',
  [BillingPeriod.Monthly]: 'monthly',
  [BillingPeriod.Quarterly]: 'quarterly',
  [BillingPeriod.Yearly]: 'yearly',
} as const satisfies Record<BillingPeriod, string>;

/** Omits the cents of whole dollars. */
export function usePlanMessages() {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const price = (dollars: number): string =>
    formats.money(dollars, Number.isInteger(dollars) ? { maximumFractionDigits: 0 } : {});
  return {
    price,
    periodName: (period: BillingPeriod): string => t(($) => $.periods[periods[period]]),
    billed: (period: BillingPeriod, dollars: number): string =>
      t(($) => $.billed[periods[period]], { price: price(dollars) }),
    tasks: ({ taskLimit }: Schemas['PlanLimits']): string =>
      taskLimit === null
        ? t(($) => $.limits.tasksEndless)
        : t(($) => $.limits.tasks, { count: taskLimit, value: formats.number(taskLimit) }),
    nodes: ({ cloudNodes }: Schemas['PlanLimits']): string =>
      cloudNodes === 0
        ? t(($) => $.limits.nodesNone)
        : t(($) => $.limits.nodes, { count: cloudNodes, value: formats.number(cloudNodes) }),
    rows: ({ exportRowLimit }: Schemas['PlanLimits']): string =>
      exportRowLimit === null
        ? t(($) => $.limits.rowsEndless)
        : t(($) => $.limits.rows, { count: exportRowLimit, value: formats.number(exportRowLimit) }),
  };
}
