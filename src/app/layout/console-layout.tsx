import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { useLogOut, useSignedIn } from '#src/data/session';
import { useKeepPageOnSessionEnd, useIsSignInPromptOpen } from '#src/data/session-end';
import { accountCan, type Capability } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { LowBalanceBanner } from '#src/features/billing/balance/low-balance-banner';
import { ExpiredBanner } from '#src/features/billing/expired/expired-banner';
import { PaymentWatcher } from '#src/features/billing/orders/payment-watcher';
import { ExportWatcher } from '#src/features/exports/export-watcher';
import { DailyActivity } from '#src/features/promotions/daily-activity';
import { useDensityChoice } from '#src/shared/preferences/use-density-choice';
import { useMenuCollapsed } from '#src/state/preferences';
import { IconButton } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { Drawer } from '#src/ui/drawer';
import { RegionBoundary } from '#src/ui/region-boundary';
import { Forbidden } from '../errors/forbidden';
import { ConsoleHeader } from './header';
import styles from './layout.module.css';
import { MainRegion, SkipLink } from './main-region';
import { PageSkeleton } from '../page-skeleton';
import { ShellPanels } from './shell-panels';
import { SideMenu } from './side-menu';
import { AccountErrorBanner, OfflineBanner } from './banners';

/** Excludes the form, which has its own cost card, and payment pages. */
const pagesWithBalance: ReadonlySet<string> = new Set<string>([
  paths.overview,
  paths.templates,
  paths.taskList,
  paths.templateTaskList,
  paths.creditUsage,
]);

const SessionEnded = lazy(() =>
  import('#src/features/session/session-ended').then((module) => ({ default: module.SessionEnded })),
);

export function ConsoleLayout() {
  const signedIn = useSignedIn();
  const { pathname, search, hash } = useLocation();
  const logOut = useLogOut();
  const [leaving, setLeaving] = useState(false);
  if (!signedIn) return <Navigate to={paths.login(leaving ? undefined : `${pathname}${search}${hash}`)} replace />;
  return (
    <ConsoleShell
      onSignOut={() => {
        setLeaving(true);
        logOut.mutate({});
      }}
    />
  );
}

function ConsoleShell({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const { key, pathname } = useLocation();
  const isSignInRequested = useIsSignInPromptOpen();
  useKeepPageOnSessionEnd();
  const [collapsed, setCollapsed] = useMenuCollapsed();
  const [density] = useDensityChoice();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    return () => void delete dataset['density'];
  }, [density]);
  // Navigation closes the drawer.
  const [drawerLocation, setDrawerLocation] = useState<string>();
  return (
    <>
      <SkipLink />
      <ConsoleHeader onMenu={() => setDrawerLocation(key)} onSignOut={onSignOut} />
      <div className={classNames(styles.console, collapsed && styles.collapsed)}>
        <nav className={styles.side} aria-label={t(($) => $.menu.label)}>
          <div className={styles.sideScroll}>
            <RegionBoundary>
              <SideMenu collapsed={collapsed} />
            </RegionBoundary>
          </div>
          <div className={styles.sideFoot}>
            <IconButton
              label={collapsed ? t(($) => $.menu.expand) : t(($) => $.menu.collapse)}
              icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
              aria-expanded={!collapsed}
              onClick={() => setCollapsed(!collapsed)}
            />
          </div>
        </nav>
        <div className={styles.column}>
          <OfflineBanner />
          <AccountErrorBanner />
          {pagesWithBalance.has(pathname) && <LowBalanceBanner />}
          <ExpiredBanner />
          <MainRegion>
            <GuardedPage />
          </MainRegion>
        </div>
      </div>
      <Drawer
        open={drawerLocation === key}
        side="left"
        size={288}
        title={t(($) => $.menu.label)}
        onClose={() => setDrawerLocation(undefined)}
      >
        <nav aria-label={t(($) => $.menu.label)}>
          <SideMenu />
        </nav>
      </Drawer>
      <ExportWatcher />
      <PaymentWatcher />
      <ShellPanels onSignOut={onSignOut} />
      {isSignInRequested && (
        <Suspense fallback={null}>
          <SessionEnded />
        </Suspense>
      )}
      {(pathname === paths.overview || pathname === paths.templates) && <DailyActivity />}
    </>
  );
}

/** Forbids pages that the menu hides (NAV-09, NAV-10). */
function GuardedPage() {
  const account = useAccountQuery();
  const needs = useMatches()
    .map(({ handle }) => capabilityOf(handle))
    .find((capability) => capability !== undefined);
  if (needs === undefined) return <Outlet />;
  if (account.data === undefined) return account.isPending ? <PageSkeleton /> : <Outlet />;
  return accountCan(account.data, needs) ? <Outlet /> : <Forbidden isMember />;
}

const guardedCapabilities: readonly Capability[] = ['seeBilling', 'seeMembers', 'pay'];

function capabilityOf(handle: unknown): Capability | undefined {
  if (typeof handle !== 'object' || handle === null || !('needs' in handle)) return undefined;
  return guardedCapabilities.find((capability) => capability === handle.needs);
}
