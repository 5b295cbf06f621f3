import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import { accountQueries, useAccountQuery, type Account } from '#src/data/account';
import { hideToday, isHiddenToday } from '#src/state/hidden-today';
import { accountCan, isAtLeast, effectiveLevel } from '#src/domain/account-levels';
import { centsRoundedDown, centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { LOW_BALANCE_THRESHOLD } from '#src/domain/usage';
import { useFormats } from '#src/i18n/format';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { IconButton } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { StatusIcon } from '#src/ui/status';
import styles from './low-balance-banner.module.css';
import { useBuyingPowerMessages } from './use-buying-power-messages';

/** Below `LOW_BALANCE`, except a Free account without any balance, which has never topped up. */
function isLow(account: Account): boolean {
  const cents = centsRoundedDown(account.totalBalance);
  if (cents >= centsOf(LOW_BALANCE_THRESHOLD)) return false;
  return cents > 0 || isAtLeast(effectiveLevel(account), AccountLevel.Basic);
}

export function LowBalanceBanner() {
  const { data: account } = useAccountQuery();
  if (account === undefined || !isLow(account)) return null;
  return <Banner key={account.userId} account={account} />;
}

function Banner({ account }: { readonly account: Account }) {
  const { t } = useTranslation('usage');
  const { t: prompts } = useTranslation('prompts');
  const { cents, eitherOf } = useFormats();
  const buyingPowerMessages = useBuyingPowerMessages();
  const { data } = useQuery(accountQueries.balance());
  const hiddenKey = `balance.banner.${account.userId}`;
  const [hidden, setHidden] = useState(() => isHiddenToday(hiddenKey));
  if (hidden) return null;
  const total = data?.totalBalance ?? account.totalBalance;
  const messages = buyingPowerMessages(Math.max(0, total), data?.prices ?? []).map(({ text }) => text);
  const isEmpty = centsRoundedDown(total) <= 0;
  return (
    <section className={styles.banner} aria-label={t(($) => $.low.label)}>
      <StatusIcon variant="warning" />
      <p className={styles.text}>
        <strong>
          {isEmpty ? t(($) => $.low.empty) : t(($) => $.low.title, { balance: cents(centsRoundedDown(total)) })}
        </strong>
        <SentenceSpace />
        {isEmpty || messages.length === 0 ? t(($) => $.low.rest) : t(($) => $.low.buys, { what: eitherOf(messages) })}
        <SentenceSpace />
        {!accountCan(account, 'pay') && prompts(($) => $.askAdministrator)}
      </p>
      {accountCan(account, 'pay') && (
        <LinkButton size="small" to={paths.balance}>
          {prompts(($) => $.topUp.confirm)}
        </LinkButton>
      )}
      <IconButton
        size="small"
        label={t(($) => $.low.hide)}
        icon={<CloseOutlined />}
        onClick={() => {
          hideToday(hiddenKey);
          setHidden(true);
          // Closing removes the focused button.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}
