import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { useTranslation } from 'react-i18next';
import { paths } from '../../domain/paths';
import { MenuButton } from '../../ui/menu-button';
import styles from './layout.module.css';

/** Where to find help (HDR-07). */
export function HelpMenu() {
  const { t } = useTranslation('shell');
  return (
    <MenuButton
      kind="plain"
      align="end"
      icon={<QuestionCircleOutlined aria-hidden="true" />}
      label={t(($) => $.help.label)}
      items={[
        { key: 'center', label: t(($) => $.help.center), to: paths.help },
        { key: 'guide', label: t(($) => $.help.guide), to: paths.guide },
        { key: 'contact', label: t(($) => $.help.contact), to: paths.contactSupport },
      ]}
    >
      <span className={styles['labelWide']}>{t(($) => $.help.label)}</span>
    </MenuButton>
  );
}
