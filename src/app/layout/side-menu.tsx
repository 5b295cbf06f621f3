import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link, useHref, useLocation } from 'react-router-dom';
import { useAccount } from '#src/data/account';
import { accountCan } from '#src/domain/account-levels';
import { activeMenuEntry } from './menu-active';
import { paths } from '#src/domain/paths';
import { classNames } from '#src/ui/class-names';
import { Bone } from '#src/ui/skeleton';
import { Tooltip } from '#src/ui/tooltip';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import { menuGroups, type MenuEntry, type MenuGroup } from './menu-entries';
import styles from './side-menu.module.css';

export function SideMenu({ narrow = false }: { readonly narrow?: boolean }) {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const { pathname, search } = useLocation();
  const shown = (entry: MenuEntry) =>
    entry.needs === undefined || (account.data !== undefined && accountCan(account.data, entry.needs));
  const visible = menuGroups.flatMap((group) => group.entries.filter(shown).map(({ path }) => path));
  const active = activeMenuEntry(visible, pathname, new URLSearchParams(search).get('parentNav'));
  return (
    <nav aria-label={t(($) => $.menu.label)} className={classNames(narrow && styles.narrow)}>
      {menuGroups.map((group) => {
        const entries = group.entries.filter(shown);
        // Reserves space until the account is known, so that the layout does not shift.
        const waiting = account.isPending ? group.entries.length - entries.length : 0;
        if (entries.length + waiting === 0) return null;
        return (
          <Group key={group.name} name={group.name} narrow={narrow}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <Named name={t(($) => $.pages[entry.name])} narrow={narrow}>
                  <Link
                    to={entry.path}
                    className={styles.entry}
                    aria-current={entry.path !== active ? undefined : pathname === entry.path ? 'page' : 'true'}
                  >
                    <Words icon={entry.icon} name={t(($) => $.pages[entry.name])} narrow={narrow} />
                  </Link>
                </Named>
              </li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={`waiting-${String(index)}`} className={styles.bones} aria-hidden="true">
                <Bone width={narrow ? '100%' : '60%'} />
              </li>
            ))}
          </Group>
        );
      })}
      <Group name="more" narrow={narrow}>
        <li>
          <ReferralLink narrow={narrow} />
        </li>
      </Group>
    </nav>
  );
}

function Group({
  name,
  narrow,
  children,
}: {
  readonly name: MenuGroup['name'] | 'more';
  readonly narrow: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const id = useId();
  const headed = name !== 'start' && name !== 'more';
  return (
    <div className={styles.group}>
      {headed &&
        (narrow ? (
          <VisuallyHidden id={id}>{t(($) => $.menu[name])}</VisuallyHidden>
        ) : (
          <h2 id={id} className={styles.heading}>
            {t(($) => $.menu[name])}
          </h2>
        ))}
      <ul aria-labelledby={headed ? id : undefined}>{children}</ul>
    </div>
  );
}

function Words({ icon, name, narrow }: { readonly icon: ReactNode; readonly name: string; readonly narrow: boolean }) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {narrow ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.word}>{name}</span>}
    </>
  );
}

function Named({
  name,
  narrow,
  children,
}: {
  readonly name: string;
  readonly narrow: boolean;
  readonly children: React.ReactElement<{ 'aria-describedby'?: string }>;
}) {
  return narrow ? (
    <Tooltip text={name} describes={false}>
      {children}
    </Tooltip>
  ) : (
    children
  );
}

/** Another site, opened in a new tab (NAV-08). */
function ReferralLink({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation('shell');
  const href = useHref(paths.referral);
  return (
    <Named name={t(($) => $.pages.referral)} narrow={narrow}>
      <a href={href} target="_blank" rel="noreferrer" className={styles.entry}>
        <Words icon={<GiftOutlined />} name={t(($) => $.pages.referral)} narrow={narrow} />
        {!narrow && (
          <span className={styles.icon} aria-hidden="true">
            <ExportOutlined />
          </span>
        )}
        <VisuallyHidden>{t(($) => $.newTab)}</VisuallyHidden>
      </a>
    </Named>
  );
}
