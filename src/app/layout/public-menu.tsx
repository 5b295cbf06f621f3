import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { NavLink } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Drawer } from '#src/ui/drawer';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import { useHelpAddress } from '#src/shared/help/help-addresses';
import { SignInLinks, usePublicEntries } from './public-header';
import styles from './public-header.module.css';

export function PublicMenu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const entries = usePublicEntries();
  const addressOf = useHelpAddress();
  return (
    <Drawer
      open={open}
      side="left"
      size={320}
      title={t(($) => $.menu.label)}
      onClose={onClose}
      footer={
        <div className={styles.signInLinks}>
          <SignInLinks />
        </div>
      }
    >
      <nav aria-label={t(($) => $.menu.label)}>
        <ul className={styles.menu}>
          {entries.map(({ name, to, icon }) => (
            <MenuLink key={name} to={to} icon={icon} onLeave={onClose}>
              {t(($) => $.pages[name])}
            </MenuLink>
          ))}
        </ul>
        <h2 id={id} className={styles.menuHeading}>
          {t(($) => $.help.label)}
        </h2>
        <ul aria-labelledby={id} className={styles.menu}>
          <MenuLink {...addressOf('help')} icon={<QuestionCircleOutlined />} onLeave={onClose}>
            {t(($) => $.pages.help)}
          </MenuLink>
          <MenuLink {...addressOf('guide')} icon={<BookOutlined />} onLeave={onClose}>
            {t(($) => $.pages.guide)}
          </MenuLink>
          <MenuLink to={paths.contactSupport} icon={<CustomerServiceOutlined />} onLeave={onClose}>
            {t(($) => $.pages.contact)}
          </MenuLink>
        </ul>
      </nav>
    </Drawer>
  );
}

function MenuLink({
  to,
  isExternal = false,
  icon,
  children,
  onLeave,
}: {
  readonly to: string;
  readonly isExternal?: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <li>
      {isExternal ? (
        <a href={to} target="_blank" rel="noreferrer" className={styles.menuLink}>
          <span aria-hidden="true">{icon}</span>
          {children} <VisuallyHidden>{t(($) => $.newTab)}</VisuallyHidden>
        </a>
      ) : (
        <NavLink to={to} end className={styles.menuLink} onClick={onLeave}>
          <span aria-hidden="true">{icon}</span>
          {children}
        </NavLink>
      )}
    </li>
  );
}
