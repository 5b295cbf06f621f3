import AppleFilled from '@ant-design/icons/es/icons/AppleFilled';
import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import WindowsFilled from '@ant-design/icons/es/icons/WindowsFilled';
import type { ReactNode } from 'react';
import { LoginProvider } from '../../../contract/enums.gen';

/** The sign of a provider; decoration beside its name. */
export const providerIcons: Readonly<Record<LoginProvider, ReactNode>> = {
  [LoginProvider.Google]: <GoogleOutlined aria-hidden="true" />,
  [LoginProvider.Microsoft]: <WindowsFilled aria-hidden="true" />,
  [LoginProvider.apple]: <AppleFilled aria-hidden="true" />,
};
