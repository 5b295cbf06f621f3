import '@fontsource-variable/inter/index.css';
import './theme.css';
import './dock.css';
import './icons.css';
import IconContext from '@ant-design/icons/es/components/Context';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useShownLanguage } from '#src/i18n/use-language';
import { TranslationProvider } from '#src/i18n/use-translation';
import { ConfirmProvider } from '../confirm';
import { DialogHost } from '../dialog-host';
import { usePreloadOverlays } from '../overlays';
import { ToastProvider } from '../toast';
import { ThemeSettingsContext } from './theme-settings';
import { cssVariables, type ThemeName } from './tokens';

function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const icons = { zeroRuntime: true };

interface UiProviderProps {
  readonly theme: ThemeName;
  /** false disables transitions, as in tests. */
  readonly motion?: boolean;
  readonly children: ReactNode;
}

export function UiProvider(props: UiProviderProps) {
  return (
    <TranslationProvider>
      <TranslatedUi {...props} />
    </TranslationProvider>
  );
}

function TranslatedUi({ theme, motion = true, children }: UiProviderProps) {
  const language = useShownLanguage();
  const themeSettings = useMemo(
    () => ({ theme, language, motion: motion && !prefersReducedMotion() }),
    [theme, language, motion],
  );
  usePreloadOverlays();

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    for (const [name, value] of Object.entries(cssVariables(theme))) root.style.setProperty(name, value);
  }, [theme]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <ThemeSettingsContext value={themeSettings}>
      <IconContext value={icons}>
        <ToastProvider>
          <ConfirmProvider>
            <DialogHost>{children}</DialogHost>
          </ConfirmProvider>
        </ToastProvider>
      </IconContext>
    </ThemeSettingsContext>
  );
}
