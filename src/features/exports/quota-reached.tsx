import { useTranslation } from '#src/i18n/use-translation';
import { useAccountQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';

export function QuotaReached({ rowsLeft }: { readonly rowsLeft: number | undefined }) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const { data: account } = useAccountQuery();
  const mayPay = account === undefined || accountCan(account, 'pay');
  return (
    <Notice
      variant="warning"
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
      {rowsLeft !== undefined && <p>{t(($) => $.quota.left, { count: rowsLeft, rows: number(rowsLeft) })}</p>}
      <p>{mayPay ? t(($) => $.quota.advice) : t(($) => $.quota.askAdministrator)}</p>
    </Notice>
  );
}
