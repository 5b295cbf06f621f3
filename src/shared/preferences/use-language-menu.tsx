import { useTranslation } from '#src/i18n/use-translation';
import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import type { MenuItem } from '#src/ui/menu';
import { useChangeLanguage } from './use-change-language';

/** HDR-08 */
export function useLanguageMenu(): {
  readonly name: string | undefined;
  readonly label: string;
  readonly items: readonly MenuItem[];
} {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const change = useChangeLanguage();
  const name = languages.find(({ code }) => code === current)?.name;
  return {
    name,
    label: t(($) => $.language.label, { name }),
    items: languages.map(({ code, name: label }) => ({
      key: code,
      label: <span lang={code}>{label}</span>,
      checked: code === current,
      onSelect: () => void change(code),
    })),
  };
}
