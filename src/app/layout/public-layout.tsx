import { useState, type CSSProperties } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { ActivityBanner } from '#src/features/promotions/activity-banner';
import { DailyActivity } from '#src/features/promotions/daily-activity';
import { MainRegion, SkipLink } from './main-region';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import styles from './public-header.module.css';
import { PublicMenu } from './public-menu';
import { OfflineBanner } from './banners';
import { useHeight } from './use-height';

/** Content starts 72 pixels plus the banner's height from the top (CONST-16). */
export function PublicLayout() {
  const { key, pathname } = useLocation();
  const [menuLocation, setMenuLocation] = useState<string>();
  const [banner, bannerHeight] = useHeight();
  const isSignInPage = [paths.login(), paths.signUp(), paths.forgottenPassword(), paths.providerReturn].includes(
    pathname,
  );
  const bannerStyle: CSSProperties & Record<'--gl-banner', string> = { '--gl-banner': `${String(bannerHeight)}px` };
  return (
    <>
      <SkipLink />
      <div className={styles.top}>
        <div ref={banner}>
          <ActivityBanner />
        </div>
        <PublicHeader onMenu={() => setMenuLocation(key)} />
      </div>
      <div className={styles.body} style={bannerStyle}>
        <OfflineBanner />
        <MainRegion>
          <Outlet />
        </MainRegion>
        <PublicFooter />
      </div>
      <PublicMenu open={menuLocation === key} onClose={() => setMenuLocation(undefined)} />
      {!isSignInPage && <DailyActivity />}
    </>
  );
}
