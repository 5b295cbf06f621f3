import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { openInNewTab } from '#src/lib/external-navigation';
import { useShellPanel } from '#src/state/shell';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import { useHelpAddress } from '#src/shared/help/help-addresses';
import styles from './layout.module.css';

/** HDR-07 */
export function HelpMenu({ inConsole = false }: { readonly inConsole?: boolean }) {
  const { t } = useTranslation('shell');
  const addressOf = useHelpAddress();
  const [, setPanel] = useShellPanel();
  const item = (key: 'help' | 'guide', label: string): MenuItem => {
    const { to, isExternal } = addressOf(key);
    return isExternal ? { key, label, onSelect: () => openInNewTab(to) } : { key, label, to };
  };
  return (
    <MenuButton
      variant="text"
      align="end"
      icon={<QuestionCircleOutlined aria-hidden="true" />}
      label={t(($) => $.help.label)}
      items={[
        item(
          'help',
          t(($) => $.pages.help),
        ),
        item(
          'guide',
          t(($) => $.pages.guide),
        ),
        { key: 'contact', label: t(($) => $.pages.contact), to: paths.contactSupport },
        ...(inConsole
          ? [
              { key: 'chat', label: t(($) => $.chat.title), hasDivider: true, onSelect: () => setPanel('chat') },
              { key: 'keys', label: t(($) => $.keys.title), onSelect: () => setPanel('keys') },
            ]
          : []),
      ]}
    >
      <span className={styles.labelWide}>{t(($) => $.help.label)}</span>
    </MenuButton>
  );
}
