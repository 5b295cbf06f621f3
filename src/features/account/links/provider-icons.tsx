import AppleFilled from '@ant-design/icons/es/icons/AppleFilled';
import GoogleOutlined from '@ant-design/icons/es/icons/GoogleOutlined';
import WechatFilled from '@ant-design/icons/es/icons/WechatFilled';
import WindowsFilled from '@ant-design/icons/es/icons/WindowsFilled';
import type { ReactNode } from 'react';
import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';

export const providerIcons: Readonly<Record<SignInProvider, ReactNode>> = {
  [LoginType.Google]: <GoogleOutlined aria-hidden="true" />,
  [LoginType.Microsoft]: <WindowsFilled aria-hidden="true" />,
  [LoginType.apple]: <AppleFilled aria-hidden="true" />,
  [LoginType.WeChat]: <WechatFilled aria-hidden="true" />,
};
