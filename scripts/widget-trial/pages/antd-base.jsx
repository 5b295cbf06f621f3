import { StyleProvider } from '@ant-design/cssinjs';
import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import { antdTheme } from '#src/ui/theme/antd-theme';

/** The antd provider of UiProvider. */
export function Around({ children }) {
  return (
    <StyleProvider layer>
      <ConfigProvider theme={antdTheme('light', false)} wave={{ disabled: true }}>
        <App component={false}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
