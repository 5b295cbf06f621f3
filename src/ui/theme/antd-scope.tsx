import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { antdLocale, loadAntdLocale } from './antd-locales';
import { antdTheme } from './antd-theme';
import { useLook } from './look';

/** A dialog's own controls open inside it, so that focus kept within the dialog still reaches them. */
function popupHost(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"]') ?? document.body;
}

const ScopeContext = createContext(false);

/** antd's theme and locale around one antd component; a page without such a component doesn't load antd. */
export function AntdScope({ children }: { readonly children: ReactNode }) {
  const isInside = use(ScopeContext);
  return isInside ? children : <OuterScope>{children}</OuterScope>;
}

function OuterScope({ children }: { readonly children: ReactNode }) {
  const { theme, language, motion } = useLook();
  const [locale, setLocale] = useState(() => antdLocale(language));
  useEffect(() => {
    let current = true;
    void loadAntdLocale(language).then(
      (next) => {
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
