import { useTranslation } from '#src/i18n/use-translation';
import { useAccount, type Account } from '#src/data/account';
import { accountCan, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { floorBalance } from '#src/domain/price';
import { useFormats } from '#src/i18n/format';
import { useSignOutEverywhere } from '#src/shared/session/use-sign-out-everywhere';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useThemeChoice, type ThemeChoice } from '#src/state/preferences';
import { Avatar } from '#src/ui/avatar';
import { classNames } from '#src/ui/class-names';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import layout from './layout.module.css';
import styles from './user-menu.module.css';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const nameOf = (account: Account): string => account.extractInfo?.fullName || account.userName;

/** Signing out works even when the account could not be loaded (HDR-09). */
export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const { data: account } = useAccount();
  const [theme, setTheme] = useThemeChoice();
  const signOutEverywhere = useSignOutEverywhere();
  const own = useAccountItems(account);
  const name = account === undefined ? t(($) => $.user.label) : nameOf(account);
  const label = account === undefined ? name : t(($) => $.user.menuOf, { name });
  const items: MenuItem[] = [
    ...own,
    ...themes.map((choice, index): MenuItem => ({
      key: choice,
      label: t(($) => $.theme[choice]),
      checked: choice === theme,
      divided: index === 0 && own.length > 0,
      onSelect: () => setTheme(choice),
    })),
    { key: 'signOut', label: t(($) => $.user.signOut), divided: true, onSelect: onSignOut },
    { key: 'everywhere', label: t(($) => $.user.signOutEverywhere), onSelect: signOutEverywhere },
  ];
  return (
    <MenuButton
      variant="text"
      align="end"
      label={label}
      items={items}
      icon={<Avatar name={name} src={account?.avatar} />}
    >
      <span className={classNames(layout.labelWide, styles.name)}>{name}</span>
    </MenuButton>
  );
}

function useAccountItems(account: Account | undefined): MenuItem[] {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const planName = usePlanName();
  if (account === undefined) return [];
  const plan = planName(levelOf(account));
  const who = (
    <span className={styles.who}>
      <strong>{nameOf(account)}</strong>
      {account.email !== null && (
        <Text as="span" tone="tertiary" size="caption">
          {account.email}
        </Text>
      )}
    </span>
  );
  const planLine = (
    <span className={styles.row}>
      <span>{t(($) => $.user.plan, { plan })}</span>
      {account.isLevelExpired && <Tag variant="warning">{t(($) => $.user.expired)}</Tag>}
    </span>
  );
  // Members see their plan, but no link to hidden billing pages.
  if (!accountCan(account, 'seeBilling'))
    return [
      {
        key: 'account',
        label: (
          <>
            {who}
            <Text as="span" tone="tertiary" size="caption">
              {plan}
            </Text>
          </>
        ),
        to: paths.account,
      },
    ];
  return [
    { key: 'account', label: who, to: paths.account },
    { key: 'plan', label: planLine, to: paths.planSubscription },
    {
      key: 'balance',
      label: (
        <span className={styles.row}>
          <span>{t(($) => $.user.balance)}</span>
          <span className="gl-tabular">{formats.money(floorBalance(account.totalBalance))}</span>
        </span>
      ),
      to: paths.balance,
    },
  ];
}
