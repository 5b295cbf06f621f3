import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link, useLocation } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { consoleHome } from '#src/shared/session/console-home';
import { IconButton } from '#src/ui/button';
import { GuideBubble } from './guide-bubble';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import styles from './layout.module.css';
import { Logo } from './logo';
import { UserMenu } from './user-menu';

/** Pages without the pricing link (HDR-03). */
const billingPages = [
  paths.balance,
  paths.trial,
  paths.ordersInvoices,
  paths.planSubscription,
  '/console/purchase',
  '/console/order',
];

const isBillingPage = (pathname: string): boolean =>
  billingPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export function ConsoleHeader({ onMenu, onSignOut }: { readonly onMenu: () => void; readonly onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: account } = useAccountQuery();
  const pricing = account !== undefined && accountCan(account, 'seePricingLink') && !isBillingPage(pathname);
  return (
    <header className={styles.header}>
      <span className={styles.narrowOnly}>
        <IconButton label={t(($) => $.menu.open)} icon={<MenuOutlined />} onClick={onMenu} />
      </span>
      <Logo to={consoleHome} />
      <span className={styles.spread} />
      {pricing && (
        <HeaderLink to={paths.pricing} icon={<TagsOutlined />}>
          {t(($) => $.pages.pricing)}
        </HeaderLink>
      )}
      <GuideBubble>
        <HeaderLink to={paths.download} icon={<DownloadOutlined />}>
          {t(($) => $.pages.download)}
        </HeaderLink>
      </GuideBubble>
      <HelpMenu inConsole />
      <LanguageMenu />
      <UserMenu onSignOut={onSignOut} />
    </header>
  );
}

export function HeaderLink({
  to,
  icon,
  children,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} className={styles.headerLink}>
      <span aria-hidden="true">{icon}</span>
      <span className={styles.labelWide}>{children}</span>
    </Link>
  );
}
