import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { BalanceItemType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import type { Column } from '#src/ui/table/columns';
import { TwoLine } from '#src/ui/two-line';

/** In display order (ENUM-55). */
export const itemTypes = [BalanceItemType.Template, BalanceItemType.ProxyIp, BalanceItemType.Captcha] as const;

export function useItemNames(): Readonly<Record<BalanceItemType, string>> {
  const { t } = useTranslation('members');
  return useMemo(
    () => ({
      [BalanceItemType.Template]: t(($) => $.spending.items.template),
      [BalanceItemType.ProxyIp]: t(($) => $.source.premium, { ns: 'proxies' }),
      [BalanceItemType.Captcha]: t(($) => $.spending.items.captcha),
    }),
    [t],
  );
}

export function useSpendingColumns(): readonly Column<Schemas['MemberSpending']>[] {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const names = useItemNames();
  return useMemo(
    (): readonly Column<Schemas['MemberSpending']>[] => [
      {
        key: 'task',
        title: t(($) => $.words.task, { ns: 'shell' }),
        minWidth: 300,
        cell: ({ taskName, lot }) => <TwoLine title={t(($) => $.spending.run, { task: taskName, lot })} />,
      },
      {
        key: 'amount',
        title: t(($) => $.words.cost, { ns: 'shell' }),
        width: 104,
        align: 'end',
        skeleton: 'number',
        // A run may cost less than a cent.
        cell: ({ amount }) => formats.money(amount, { maximumFractionDigits: amount < 0.01 ? 4 : 2 }),
      },
      {
        key: 'time',
        title: t(($) => $.spending.columns.time),
        width: 168,
        cell: ({ time }) => <time dateTime={time}>{formats.dateTime(time)}</time>,
      },
      {
        key: 'item',
        title: t(($) => $.item, { ns: 'usage' }),
        width: 148,
        cell: ({ type }) => names[type],
      },
      {
        key: 'rows',
        title: t(($) => $.words.rows, { ns: 'shell' }),
        width: 88,
        align: 'end',
        skeleton: 'number',
        cell: ({ rows }) => formats.number(rows),
      },
    ],
    [t, formats, names],
  );
}
