import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, type Account } from '#src/data/account';
import { roundBalanceDown } from '#src/domain/price';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { levelOf } from '#src/domain/account-levels';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { CheckboxControl } from '#src/ui/form/choice-controls';
import styles from '../account.module.css';

export function Consequences({
  account,
  onAgree,
  ...dialog
}: DialogControls & { readonly account: Account; readonly onAgree: () => void }) {
  const { t } = useTranslation('account');
  const { money, number } = useFormats();
  const planName = usePlanName();
  const resources = useQuery(accountQueries.resources());
  const [agreed, setAgreed] = useState(false);
  const tasks = resources.data?.taskCount;
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.deletion.title)}
      submitLabel={t(($) => $.deletion.next)}
      submitDisabledReason={agreed ? undefined : t(($) => $.deletion.agreeFirst)}
      onSubmit={onAgree}
      width={520}
    >
      <p>{t(($) => $.deletion.lead)}</p>
      <ul className={styles.lost}>
        <li>
          {tasks === undefined
            ? t(($) => $.deletion.lost.tasks)
            : t(($) => $.deletion.lost.taskCount, { count: tasks, value: number(tasks) })}
        </li>
        <li>{t(($) => $.deletion.lost.data)}</li>
        <li>
          {t(($) => $.deletion.lost.plan, {
            plan: planName(levelOf(account)),
            balance: money(roundBalanceDown(account.totalBalance)),
          })}
        </li>
        <li>{t(($) => $.deletion.lost.sessions)}</li>
      </ul>
      <p>{t(($) => $.deletion.window)}</p>
      <CheckboxControl value={agreed} onChange={setAgreed}>
        {t(($) => $.deletion.agree)}
      </CheckboxControl>
    </FormDialog>
  );
}
