import { useTranslation } from 'react-i18next';
import { useAccount } from '../../data/account';
import { accountCan } from '../../domain/account-levels';
import { paths } from '../../domain/paths';
import { useFormats } from '../../i18n/format';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/status';

/** The plan exports no more rows in this period: says how many are left, and where a one-time export is bought. */
export function QuotaReached({ left }: { readonly left: number | undefined }) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const { data: account } = useAccount();
  const mayPay = account === undefined || accountCan(account, 'pay');
  return (
    <Notice
      kind="warning"
      announce="polite"
      title={t(($) => $.quota.title)}
      actions={
        mayPay ? (
          <LinkButton size="small" to={paths.planSubscription}>
            {t(($) => $.quota.buy)}
          </LinkButton>
        ) : undefined
      }
    >
      {left !== undefined && <p>{t(($) => $.quota.left, { count: left, rows: number(left) })}</p>}
      <p>{mayPay ? t(($) => $.quota.advice) : t(($) => $.quota.askAdministrator)}</p>
    </Notice>
  );
}
