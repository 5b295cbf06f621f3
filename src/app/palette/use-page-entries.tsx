import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { accountCan, type Capability } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { foldFuzzy } from '#src/lib/fuzzy';
import { menuGroups, type MenuGroup } from '../menu-entries';
import type { PaletteEntry } from './entries';

const extraPages = [
  { name: 'balance', path: paths.balance, needs: 'pay' },
  { name: 'trial', path: paths.trial, needs: 'pay' },
  { name: 'pricing', path: paths.pricing, needs: 'seePricingLink' },
  { name: 'download', path: paths.download, needs: undefined },
  { name: 'help', path: paths.help, needs: undefined },
  { name: 'guide', path: paths.guide, needs: undefined },
  { name: 'faq', path: paths.faq, needs: undefined },
  { name: 'apiDocs', path: paths.apiDocs, needs: undefined },
  { name: 'contact', path: paths.contactSupport, needs: undefined },
  { name: 'referral', path: paths.referral, needs: undefined },
] as const satisfies readonly { name: string; path: string; needs: Capability | undefined }[];

/** Omits pages that the menu hides (NAV-09, NAV-10). */
export function usePageEntries(): readonly PaletteEntry[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { data: account } = useAccountQuery();
  const allowed = (needs: Capability | undefined) => needs === undefined || (account && accountCan(account, needs));
  const entry = (name: (typeof extraPages)[number]['name'] | MenuName, path: string, more: Partial<PaletteEntry>) => {
    const title = t(($) => $.pages[name]);
    return {
      id: `page ${path}`,
      group: 'pages',
      title,
      folded: foldFuzzy(title),
      perform: () => void navigate(path),
      ...more,
    } satisfies PaletteEntry;
  };
  const hintOf = (name: MenuGroup['name']) => (name === 'start' ? undefined : t(($) => $.menu[name]));
  return [
    ...menuGroups.flatMap((group) =>
      group.entries
        .filter(({ needs }) => allowed(needs))
        .map(({ name, path, icon }) => entry(name, path, { icon, hint: hintOf(group.name) })),
    ),
    ...extraPages
      .filter(({ needs }) => allowed(needs))
      .map(({ name, path }) => entry(name, path, { icon: <FileTextOutlined /> })),
  ];
}

type MenuName = (typeof menuGroups)[number]['entries'][number]['name'];
