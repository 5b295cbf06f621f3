import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';

const keys = {
  [AccountLevel.None]: 'none',
  [AccountLevel.Free]: 'free',
  [AccountLevel.Basic]: 'basic',
  [AccountLevel.Standard]: 'standard',
  [AccountLevel.Professional]: 'professional',
  [AccountLevel.Enterprise]: 'enterprise',
  [AccountLevel.EnterprisePlus]: 'enterprisePlus',
  [AccountLevel.EnterpriseChild]: 'enterpriseChild',
} as const satisfies Record<AccountLevel, string>;

export function usePlanName(): (level: AccountLevel | null | undefined) => string {
  const { t } = useTranslation('shell');
  return (level) => t(($) => $.planNames[keys[level ?? AccountLevel.None]]);
}
