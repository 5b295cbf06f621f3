import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link, useHref, useLocation } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { activeMenuEntry } from './menu-active';
import { paths } from '#src/domain/paths';
import { classNames } from '#src/ui/class-names';
import { Bone } from '#src/ui/skeleton';
import { Tooltip } from '#src/ui/tooltip';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import { menuGroups, type MenuEntry, type MenuGroup } from '../menu-entries';
import styles from './side-menu.module.css';

export function SideMenu({ collapsed = false }: { readonly collapsed?: boolean }) {
  const { t } = useTranslation('shell');
  const account = useAccountQuery();
  const { pathname, search } = useLocation();
  const isVisible = (entry: MenuEntry) =>
    entry.needs === undefined || (account.data !== undefined && accountCan(account.data, entry.needs));
  const visiblePaths = menuGroups.flatMap((group) => group.entries.filter(isVisible).map(({ path }) => path));
  const active = activeMenuEntry(visiblePaths, pathname, new URLSearchParams(search).get('parentNav'));
  return (
    <div className={classNames(collapsed && styles.collapsed)}>
      {menuGroups.map((group) => {
        const entries = group.entries.filter(isVisible);
        // Reserves space until the account is known, so that the layout does not shift.
        const placeholderCount = account.isPending ? group.entries.length - entries.length : 0;
        if (entries.length + placeholderCount === 0) return null;
        return (
          <EntryGroup key={group.name} name={group.name} collapsed={collapsed}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <EntryTooltip name={t(($) => $.pages[entry.name])} collapsed={collapsed}>
                  <Link
                    to={entry.path}
                    className={styles.entry}
                    aria-current={entry.path !== active ? undefined : pathname === entry.path ? 'page' : 'true'}
                  >
                    <EntryLabel icon={entry.icon} name={t(($) => $.pages[entry.name])} collapsed={collapsed} />
                  </Link>
                </EntryTooltip>
              </li>
            ))}
            {Array.from({ length: placeholderCount }, (_, index) => (
              <li key={`waiting-${String(index)}`} className={styles.placeholder} aria-hidden="true">
                <Bone width={collapsed ? '100%' : '60%'} />
              </li>
            ))}
          </EntryGroup>
        );
      })}
      <EntryGroup name="more" collapsed={collapsed}>
        <li>
          <ReferralLink collapsed={collapsed} />
        </li>
      </EntryGroup>
    </div>
  );
}

function EntryGroup({
  name,
  collapsed,
  children,
}: {
  readonly name: MenuGroup['name'] | 'more';
  readonly collapsed: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const id = useId();
  const hasHeading = name !== 'start' && name !== 'more';
  return (
    <div className={styles.group}>
      {hasHeading &&
        (collapsed ? (
          <VisuallyHidden id={id}>{t(($) => $.menu[name])}</VisuallyHidden>
        ) : (
          <h2 id={id} className={styles.heading}>
            {t(($) => $.menu[name])}
          </h2>
        ))}
      <ul aria-labelledby={hasHeading ? id : undefined}>{children}</ul>
    </div>
  );
}

function EntryLabel({
  icon,
  name,
  collapsed,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly collapsed: boolean;
}) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {collapsed ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.label}>{name}</span>}
    </>
  );
}

function EntryTooltip({
  name,
  collapsed,
  children,
}: {
  readonly name: string;
  readonly collapsed: boolean;
  readonly children: React.ReactElement<{ 'aria-describedby'?: string }>;
}) {
  return collapsed ? (
    <Tooltip text={name} isDescription={false}>
      {children}
    </Tooltip>
  ) : (
    children
  );
}

/** Another site (NAV-08). */
function ReferralLink({ collapsed }: { readonly collapsed: boolean }) {
  const { t } = useTranslation('shell');
  const href = useHref(paths.referral);
  return (
    <EntryTooltip name={t(($) => $.pages.referral)} collapsed={collapsed}>
      <a href={href} target="_blank" rel="noreferrer" className={styles.entry}>
        <EntryLabel icon={<GiftOutlined />} name={t(($) => $.pages.referral)} collapsed={collapsed} />
        {!collapsed && (
          <span className={styles.icon} aria-hidden="true">
            <ExportOutlined />
          </span>
        )}
        <VisuallyHidden>{t(($) => $.newTab)}</VisuallyHidden>
      </a>
    </EntryTooltip>
  );
}
