import { useTranslation } from 'react-i18next';
import type { Account } from '../../data/account';
import { accountCan } from '../../domain/account-levels';
import { paths } from '../../domain/paths';
import { LinkButton } from '../../ui/link-button';
import { Notice } from '../../ui/status';
import styles from './list.module.css';

/** What still works, and what does not, when the plan has expired (START-18); nothing otherwise. */
export function PlanNotice({ account }: { readonly account: Account | undefined }) {
  const { t } = useTranslation('tasks');
  if (!account?.isLevelExpired) return null;
  return (
    <div className={styles['notice']}>
      <Notice
        kind="warning"
        title={t(($) => $.expired.title)}
        actions={
          accountCan(account, 'pay') && (
            <LinkButton size="small" to={paths.pricing}>
              {t(($) => $.expired.plans)}
            </LinkButton>
          )
        }
      >
        {t(($) => $.expired.body)}
      </Notice>
    </div>
  );
}
