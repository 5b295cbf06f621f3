import { useTranslation } from '#src/i18n/use-translation';
import { useAccountQuery, type Account } from '#src/data/account';
import { accountCan, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { roundBalanceDown } from '#src/domain/price';
import { useFormats } from '#src/i18n/format';
import { useSignOutEverywhere } from '../sign-out/use-sign-out-everywhere';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useDensityChoice } from '#src/shared/preferences/use-density-choice';
import { useThemeChoice, type Density, type ThemeChoice } from '#src/state/preferences';
import { Avatar } from '#src/ui/avatar';
import { classNames } from '#src/ui/class-names';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import layout from './layout.module.css';
import styles from './user-menu.module.css';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const densities: readonly Density[] = ['roomy', 'compact'];

const displayName = (account: Account): string => account.extractInfo?.fullName || account.userName;

/** Signing out works even when the account could not be loaded (HDR-09). */
export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const { data: account } = useAccountQuery();
  const [theme, setTheme] = useThemeChoice();
  const [density, setDensity] = useDensityChoice();
  const signOutEverywhere = useSignOutEverywhere();
  const accountItems = useAccountItems(account);
  const name = account === undefined ? t(($) => $.pages.account) : displayName(account);
  const label = account === undefined ? name : t(($) => $.user.menuOf, { name });
  const items: MenuItem[] = [
    ...accountItems,
    ...themes.map((choice, index): MenuItem => ({
      key: choice,
      label: t(($) => $.palette.theme, { name: t(($) => $.theme[choice]) }),
      checked: choice === theme,
      hasDivider: index === 0 && accountItems.length > 0,
      onSelect: () => setTheme(choice),
    })),
    ...densities.map((choice, index): MenuItem => ({
      key: choice,
      label: t(($) => $.density[choice]),
      checked: choice === density,
      hasDivider: index === 0,
      onSelect: () => setDensity(choice),
    })),
    { key: 'signOut', label: t(($) => $.user.signOut), hasDivider: true, onSelect: onSignOut },
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
  const accountLabel = (
    <span className={styles.account}>
      <strong>{displayName(account)}</strong>
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
            {accountLabel}
            <Text as="span" tone="tertiary" size="caption">
              {plan}
            </Text>
          </>
        ),
        to: paths.account,
      },
    ];
  return [
    { key: 'account', label: accountLabel, to: paths.account },
    { key: 'plan', label: planLine, to: paths.planSubscription },
    {
      key: 'balance',
      label: (
        <span className={styles.row}>
          <span>{t(($) => $.user.balance)}</span>
          <span className="gl-tabular">{formats.money(roundBalanceDown(account.totalBalance))}</span>
        </span>
      ),
      to: paths.balance,
    },
  ];
}
