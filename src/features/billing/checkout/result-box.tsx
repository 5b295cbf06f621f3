import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Order } from '#src/data/billing';
import { useFormats } from '#src/i18n/format';
import { DescriptionList } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import styles from './checkout.module.css';

export function ResultBox({
  kind,
  title,
  order,
  actions,
  extra,
  children,
}: {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly order: Order;
  readonly actions: ReactNode;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return (
    <Stack gap={5} className={styles.result}>
      <Notice variant={kind} announce="polite" title={title} actions={actions}>
        {children}
      </Notice>
      {extra}
      <DescriptionList
        items={[
          { key: 'item', term: t(($) => $.result.item), value: order.items.map(({ name }) => name).join(', ') },
          { key: 'total', term: t(($) => $.price.total), value: money(order.total) },
          { key: 'number', term: t(($) => $.orders.columns.order, { ns: 'billing' }), value: order.orderNumber },
        ]}
      />
    </Stack>
  );
}
