import { useTranslation } from '#src/i18n/use-translation';
import { BalanceItemType, UsageResource } from '#src/contract/enums.gen';
import type { UsageTask } from '#src/data/usage';
import type { UtcDay } from '#src/domain/usage';

/** The kinds of spending in the order of charts and tables (ENUM-55). */
const usageTypes = [BalanceItemType.Template, BalanceItemType.ProxyIp, BalanceItemType.Captcha] as const;

const typeKeys = {
  [BalanceItemType.Template]: 'template',
  [BalanceItemType.ProxyIp]: 'proxyIp',
  [BalanceItemType.Captcha]: 'captcha',
} as const satisfies Record<BalanceItemType, string>;

/** The resource whose days hold one kind of spending alone. */
export const resourceOf = {
  [BalanceItemType.Template]: UsageResource.Template,
  [BalanceItemType.ProxyIp]: UsageResource.ProxyIp,
  [BalanceItemType.Captcha]: UsageResource.Captcha,
} as const satisfies Record<BalanceItemType, UsageResource>;

/** The kinds that the days of a resource hold. */
export const typesOf = (resource: UsageResource): readonly BalanceItemType[] =>
  usageTypes.filter((type) => resource === UsageResource.Credits || resourceOf[type] === resource);

/** The words for what the balance is spent on. */
export function useUsageWords() {
  const { t } = useTranslation('usage');
  return {
    /** A kind of spending (ENUM-55). */
    type: (type: BalanceItemType): string => t(($) => $.items[typeKeys[type]]),
    /** A choice of the filter. */
    resource: (resource: Exclude<UsageResource, typeof UsageResource.Rows>): string => t(($) => $.items[resource]),
    /** A task by its name; one that is gone has none. */
    task: ({ taskName }: Pick<UsageTask, 'taskName'>): string => taskName ?? t(($) => $.deleted),
    /** A day as dates are written, whatever the viewer's zone: it is one of UTC (I18N-05). */
    day: (day: UtcDay): string => day.replaceAll('-', '/'),
  };
}
