import { useFormats } from '#src/i18n/format';
import { useTranslation } from '#src/i18n/use-translation';
import { BalanceItemType, UsageResource } from '#src/contract/enums.gen';
import type { UsageTask } from '#src/data/usage';
import type { UtcDay } from '#src/domain/usage';

const usageTypes = [BalanceItemType.Template, BalanceItemType.ProxyIp, BalanceItemType.Captcha] as const;

const typeKeys = {
  [BalanceItemType.Template]: 'template',
  [BalanceItemType.ProxyIp]: 'proxyIp',
  [BalanceItemType.Captcha]: 'captcha',
} as const satisfies Record<BalanceItemType, string>;

export const resourceOf = {
  [BalanceItemType.Template]: UsageResource.Template,
  [BalanceItemType.ProxyIp]: UsageResource.ProxyIp,
  [BalanceItemType.Captcha]: UsageResource.Captcha,
} as const satisfies Record<BalanceItemType, UsageResource>;

export const typesOf = (resource: UsageResource): readonly BalanceItemType[] =>
  usageTypes.filter((type) => resource === UsageResource.Credits || resourceOf[type] === resource);

export function useUsageMessages() {
  const { t } = useTranslation('usage');
  const formats = useFormats();
  return {
    type: (type: BalanceItemType): string => t(($) => $.items[typeKeys[type]]),
    resource: (resource: Exclude<UsageResource, typeof UsageResource.Rows>): string => t(($) => $.items[resource]),
    task: ({ taskName }: Pick<UsageTask, 'taskName'>): string => taskName ?? t(($) => $.deleted),
    /** A UTC day: never converted to the viewer's zone. */
    day: (day: UtcDay): string => formats.day(day, 'medium'),
  };
}
