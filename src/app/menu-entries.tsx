import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import CloudDownloadOutlined from '@ant-design/icons/es/icons/CloudDownloadOutlined';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import CrownOutlined from '@ant-design/icons/es/icons/CrownOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import TagOutlined from '@ant-design/icons/es/icons/TagOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ReactNode } from 'react';
import type { Capability } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';

export interface MenuEntry {
  readonly name:
    | 'overview'
    | 'taskList'
    | 'exportRecords'
    | 'templates'
    | 'templateTasks'
    | 'planSubscription'
    | 'ordersInvoices'
    | 'coupons'
    | 'creditUsage'
    | 'paymentSettings'
    | 'account'
    | 'members';
  readonly path: string;
  readonly icon: ReactNode;
  readonly needs?: Capability;
}

export interface MenuGroup {
  readonly name: 'start' | 'tasks' | 'templates' | 'billing' | 'account';
  readonly entries: readonly MenuEntry[];
}

/** The menu of NAV-03 to NAV-07; `needs` hides entries (NAV-09, NAV-10). */
export const menuGroups: readonly MenuGroup[] = [
  { name: 'start', entries: [{ name: 'overview', path: paths.overview, icon: <DashboardOutlined /> }] },
  {
    name: 'tasks',
    entries: [
      { name: 'taskList', path: paths.taskList, icon: <UnorderedListOutlined /> },
      { name: 'exportRecords', path: paths.exportRecords, icon: <CloudDownloadOutlined /> },
    ],
  },
  {
    name: 'templates',
    entries: [
      { name: 'templates', path: paths.templates, icon: <AppstoreOutlined /> },
      { name: 'templateTasks', path: paths.templateTaskList, icon: <ProfileOutlined /> },
    ],
  },
  {
    name: 'billing',
    entries: [
      { name: 'planSubscription', path: paths.planSubscription, icon: <CrownOutlined />, needs: 'seeBilling' },
      { name: 'ordersInvoices', path: paths.ordersInvoices, icon: <FileTextOutlined />, needs: 'seeBilling' },
      { name: 'coupons', path: paths.coupons, icon: <TagOutlined />, needs: 'seeBilling' },
      { name: 'creditUsage', path: paths.creditUsage, icon: <LineChartOutlined />, needs: 'seeBilling' },
      { name: 'paymentSettings', path: paths.paymentSettings, icon: <CreditCardOutlined />, needs: 'seeBilling' },
    ],
  },
  {
    name: 'account',
    entries: [
      { name: 'account', path: paths.account, icon: <UserOutlined /> },
      { name: 'members', path: paths.members, icon: <TeamOutlined />, needs: 'seeMembers' },
    ],
  },
];
