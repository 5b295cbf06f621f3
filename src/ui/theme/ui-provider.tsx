import '@fontsource-variable/inter/index.css';
import './theme.css';
import './dock.css';
import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { loadDayjsLocale } from '#src/i18n/format';
import type { ShownLanguage } from '#src/i18n/pseudo-language';
import { AskProvider } from '../ask';
import { DialogHost } from '../dialog-host';
import { ToastProvider } from '../toast';
import { antdLocale, loadAntdLocale, type AntdLocale } from './antd-locales';
import { antdTheme } from './antd-theme';
import { cssVariables, type ThemeName } from './tokens';

/** A dialog's own controls open inside it, so that focus kept within the dialog still reaches them. */
function popupHost(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"]') ?? document.body;
}

function wantsLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Theme, language of the parts we did not write, toasts and questions; once at the root of the application. */
export function UiProvider({
  theme,
  language,
  motion = true,
  children,
}: {
  theme: ThemeName;
  language: ShownLanguage;
  /** false shows and hides at once (stories, tests); a viewer who asked for less motion gets that anyway. */
  motion?: boolean;
  children: ReactNode;
}) {
  const [locale, setLocale] = useState<AntdLocale>(() => antdLocale(language));
  const config = useMemo(() => antdTheme(theme, motion && !wantsLessMotion()), [theme, motion]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    for (const [name, value] of Object.entries(cssVariables(theme))) root.style.setProperty(name, value);
  }, [theme]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    let current = true;
    void Promise.all([loadAntdLocale(language), loadDayjsLocale(language)]).then(
      ([next]) => {
        if (current) setLocale(next);
      },
      // The words of a picker stay in the former language when their file cannot be fetched; nothing else depends on them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);

  return (
    <StyleProvider layer>
      <ConfigProvider theme={config} locale={locale} wave={{ disabled: true }} getPopupContainer={popupHost}>
        <ToastProvider>
          <AskProvider>
            <DialogHost>{children}</DialogHost>
          </AskProvider>
        </ToastProvider>
      </ConfigProvider>
    </StyleProvider>
  );
}
