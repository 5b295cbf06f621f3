import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useSignedIn } from '../../data/session';
import { paths } from '../../domain/paths';
import { consoleHome } from '../../shared/session/console-home';
import { LinkButton } from '../../ui/link-button';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import styles from './layout.module.css';
import { Logo } from './logo';
import { MainRegion, SkipLink } from './main-region';
import { OfflineStrip } from './strips';

/** The frame of the public pages: header and page. */
export function PublicLayout() {
  const { t } = useTranslation('shell');
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <header className={styles['header']}>
        <Logo to={paths.home} />
        <span className={styles['spread']} />
        <HelpMenu />
        <LanguageMenu />
        {signedIn && <LinkButton to={consoleHome}>{t(($) => $.toConsole)}</LinkButton>}
        {!signedIn && pathname !== paths.login() && <LinkButton to={paths.login()}>{t(($) => $.signIn)}</LinkButton>}
      </header>
      <div className={styles['public']}>
        <OfflineStrip />
        <MainRegion>
          <Outlet />
        </MainRegion>
      </div>
    </>
  );
}
