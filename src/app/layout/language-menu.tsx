import { useLanguageMenu } from '#src/shared/preferences/use-language-menu';
import { GlobeIcon } from '#src/ui/globe-icon';
import { MenuButton } from '#src/ui/menu-button';
import styles from './layout.module.css';

export function LanguageMenu({ showLabel = false }: { readonly showLabel?: boolean }) {
  const { name, ...menu } = useLanguageMenu();
  return (
    <MenuButton {...menu} variant="text" align="end" icon={<GlobeIcon />}>
      <span className={showLabel ? undefined : styles.labelWide}>{name}</span>
    </MenuButton>
  );
}
