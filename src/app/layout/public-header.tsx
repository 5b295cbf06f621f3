import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { NavLink, useLocation } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { useSignedIn } from '#src/data/session';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { consoleHome } from '#src/shared/session/console-home';
import { IconButton } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { LinkButton } from '#src/ui/link-button';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import layout from './layout.module.css';
import { Logo } from './logo';
import styles from './public-header.module.css';

export interface PublicEntry {
  readonly name: 'publicTemplates' | 'pricing' | 'download';
  readonly to: string;
  readonly icon: ReactNode;
}

/** Members do not see pricing (HDR-02). */
export function usePublicEntries(): readonly PublicEntry[] {
  const { data: account } = useAccountQuery();
  const all: readonly PublicEntry[] = [
    { name: 'publicTemplates', to: paths.publicTemplates, icon: <AppstoreOutlined /> },
    { name: 'pricing', to: paths.pricing, icon: <TagsOutlined /> },
    { name: 'download', to: paths.download, icon: <DownloadOutlined /> },
  ];
  if (account === undefined || accountCan(account, 'seePricingLink')) return all;
  return all.filter(({ name }) => name !== 'pricing');
}

/** 72 pixels high (CONST-16). */
export function PublicHeader({ onMenu }: { readonly onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const entries = usePublicEntries();
  return (
    <header className={styles.header}>
      <span className={styles.narrow}>
        <IconButton label={t(($) => $.menu.open)} icon={<MenuOutlined />} onClick={onMenu} />
      </span>
      <Logo to={paths.home} />
      <nav aria-label={t(($) => $.menu.label)} className={styles.pages}>
        {entries.map(({ name, to }) => (
          <NavLink key={name} to={to} className={classNames(layout.headerLink, styles.page)}>
            {t(($) => $.pages[name])}
          </NavLink>
        ))}
      </nav>
      <span className={layout.spread} />
      <span className={styles.wide}>
        <HelpMenu />
      </span>
      <LanguageMenu />
      <SignInLinks className={styles.wideOnly} />
    </header>
  );
}

/** Undefined where an account does not help. */
function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation();
  const helpsWithAccount = pathname.startsWith(`${paths.publicTemplates}/`) || pathname === paths.pricing;
  const isRefusalPage = pathname === paths.templateForbidden() || pathname.startsWith('/template/nonsupport');
  return helpsWithAccount && !isRefusalPage ? `${pathname}${search}` : undefined;
}

export function SignInLinks({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const back = useReturnPath();
  if (signedIn)
    return (
      <LinkButton variant="primary" to={consoleHome}>
        {t(($) => $.toConsole)}
      </LinkButton>
    );
  return (
    <>
      {pathname !== paths.login() && <LinkButton to={paths.login(back)}>{t(($) => $.signIn)}</LinkButton>}
      {pathname !== paths.signUp() && (
        <LinkButton variant="primary" className={className} to={paths.signUp(back)}>
          {t(($) => $.pages.signUp)}
        </LinkButton>
      )}
    </>
  );
}
