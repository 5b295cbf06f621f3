import BgColorsOutlined from '@ant-design/icons/es/icons/BgColorsOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import { foldFuzzy } from '#src/lib/fuzzy';
import { useChangeLanguage } from '#src/shared/preferences/use-change-language';
import { useSignOutEverywhere } from '../sign-out/use-sign-out-everywhere';
import { useDensityChoice } from '#src/shared/preferences/use-density-choice';
import { useThemeChoice } from '#src/state/preferences';
import { useShellPanel } from '#src/state/shell';
import { GlobeIcon } from '#src/ui/globe-icon';
import type { PaletteEntry } from './entries';

const themes = ['system', 'light', 'dark'] as const;

export function useActionEntries(onSignOut: () => void): readonly PaletteEntry[] {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useThemeChoice();
  const [density, setDensity] = useDensityChoice();
  const otherDensity = density === 'compact' ? 'roomy' : 'compact';
  const [, setPanel] = useShellPanel();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const signOutEverywhere = useSignOutEverywhere();
  const action = (id: string, title: string, icon: ReactNode, perform: () => void): PaletteEntry => ({
    id: `action ${id}`,
    group: 'actions',
    title,
    folded: foldFuzzy(title),
    icon,
    perform,
  });
  return [
    ...themes
      .filter((choice) => choice !== theme)
      .map((choice) =>
        action(
          choice,
          t(($) => $.palette.theme, { name: t(($) => $.theme[choice]) }),
          <BgColorsOutlined />,
          () => setTheme(choice),
        ),
      ),
    action(
      otherDensity,
      t(($) => $.density[otherDensity]),
      <ColumnHeightOutlined />,
      () => setDensity(otherDensity),
    ),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code, name }) =>
        action(
          code,
          t(($) => $.language.label, { name }),
          <GlobeIcon />,
          () => void changeLanguage(code),
        ),
      ),
    action(
      'keys',
      t(($) => $.keys.title),
      <QuestionCircleOutlined />,
      () => setPanel('keys'),
    ),
    action(
      'chat',
      t(($) => $.chat.title),
      <MessageOutlined />,
      () => setPanel('chat'),
    ),
    action(
      'signOut',
      t(($) => $.user.signOut),
      <LogoutOutlined />,
      onSignOut,
    ),
    action(
      'everywhere',
      t(($) => $.user.signOutEverywhere),
      <LogoutOutlined />,
      signOutEverywhere,
    ),
  ];
}
