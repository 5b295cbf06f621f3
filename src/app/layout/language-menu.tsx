import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import { useChangeLanguage } from '#src/shared/preferences/use-change-language';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import styles from './layout.module.css';

/** Lists the languages of HDR-08. The label can stay visible on small screens. */
export function LanguageMenu({ worded: showLabel = false }: { readonly worded?: boolean }) {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const change = useChangeLanguage();
  return (
    <MenuButton
      variant="text"
      align="end"
      icon={<GlobalOutlined aria-hidden="true" />}
      label={t(($) => $.language.label, { name: languages.find(({ code }) => code === current)?.name })}
      items={languages.map(({ code, name }): MenuItem => ({
        key: code,
        label: <span lang={code}>{name}</span>,
        checked: code === current,
        onSelect: () => void change(code),
      }))}
    >
      <span className={showLabel ? undefined : styles.labelWide}>
        {languages.find(({ code }) => code === current)?.name}
      </span>
    </MenuButton>
  );
}
