import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { antdLocale, loadAntdLocale } from './antd-locales';
import { antdTheme } from './antd-theme';
import { useThemeSettings } from './theme-settings';

/** A dialog traps the focus, so its popups open inside it. */
function popupHost(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"]') ?? document.body;
}

const ScopeContext = createContext(false);

/** Other pages do not load antd. */
export function AntdScope({ children }: { readonly children: ReactNode }) {
  const isInside = use(ScopeContext);
  return isInside ? children : <OuterScope>{children}</OuterScope>;
}

function OuterScope({ children }: { readonly children: ReactNode }) {
  const { theme, language, motion } = useThemeSettings();
  const [locale, setLocale] = useState(() => antdLocale(language));
  useEffect(() => {
    let current = true;
    void loadAntdLocale(language).then(
      (next) => {
        if (current) setLocale(next);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <ScopeContext value={true}>
      <StyleProvider layer>
        <ConfigProvider
          theme={antdTheme(theme, motion)}
          locale={locale}
          wave={{ disabled: true }}
          getPopupContainer={popupHost}
        >
          {children}
        </ConfigProvider>
      </StyleProvider>
    </ScopeContext>
  );
}
