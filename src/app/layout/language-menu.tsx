import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import { useLanguageMenu } from '#src/shared/preferences/use-language-menu';
import { MenuButton } from '#src/ui/menu-button';
import styles from './layout.module.css';

export function LanguageMenu({ showLabel = false }: { readonly showLabel?: boolean }) {
  const { name, ...menu } = useLanguageMenu();
  return (
    <MenuButton {...menu} variant="text" align="end" icon={<TranslationOutlined aria-hidden="true" />}>
      <span className={showLabel ? undefined : styles.labelWide}>{name}</span>
    </MenuButton>
  );
}
