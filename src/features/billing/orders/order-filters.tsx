import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { hasFilters } from '#src/shared/list/list-params';
import { Button } from '#src/ui/button';
import { Drawer } from '#src/ui/drawer';
import { FilterMenu } from '#src/ui/filter-menu';
import { Filters } from '#src/ui/filters';
import { DateRange } from '#src/ui/form/date-range';
import { Stack } from '#src/ui/stack';
import { orderPeriods } from './order-period';
import { orderCategories, ordersParams, orderStatuses, type OrdersParams } from './orders.params';
import styles from './orders.module.css';

interface FilterProps {
  readonly params: OrdersParams;
  readonly onChange: (changes: Partial<OrdersParams>) => void;
}

export function OrderFilters({ params, onChange, onClear }: FilterProps & { readonly onClear: () => void }) {
  const { t } = useTranslation('billing');
  const [open, setOpen] = useState(false);
  const filtered = hasFilters(ordersParams, params);
  const close = () => {
    setOpen(false);
  };
  return (
    <Filters>
      <div className={styles.wide}>
        <FilterFields params={params} onChange={onChange} />
      </div>
      <div className={styles.narrow}>
        <Button
          icon={<FilterOutlined />}
          onClick={() => {
            setOpen(true);
          }}
        >
          {filtered ? t(($) => $.orders.filters.set) : t(($) => $.words.filters, { ns: 'shell' })}
        </Button>
      </div>
      <Drawer
        open={open}
        side="bottom"
        title={t(($) => $.words.filters, { ns: 'shell' })}
        onClose={close}
        footer={
          <Button variant="primary" block onClick={close}>
            {t(($) => $.orders.filters.show)}
          </Button>
        }
      >
        <Stack gap={3}>
          <FilterFields expanded params={params} onChange={onChange} />
          {filtered && <Button onClick={onClear}>{t(($) => $.clearFilters, { ns: 'ui' })}</Button>}
        </Stack>
      </Drawer>
    </Filters>
  );
}

function FilterFields({ params, expanded = false, onChange }: FilterProps & { readonly expanded?: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <FilterMenu
        label={t(($) => $.words.status, { ns: 'shell' })}
        expanded={expanded}
        anyLabel={t(($) => $.words.anyStatus, { ns: 'shell' })}
        value={params.status}
        options={orderStatuses.map((status) => ({ value: status, label: t(($) => $.orders.statuses[status]) }))}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <FilterMenu
        label={t(($) => $.orders.columns.category)}
        expanded={expanded}
        anyLabel={t(($) => $.orders.filters.anyCategory)}
        value={params.category}
        options={orderCategories.map((category) => ({
          value: category,
          label: t(($) => $.orders.categories[category]),
        }))}
        onChange={(category) => {
          onChange({ category });
        }}
      />
      <FilterMenu
        label={t(($) => $.words.period, { ns: 'shell' })}
        expanded={expanded}
        anyLabel={t(($) => $.orders.filters.anyTime)}
        value={params.period}
        options={orderPeriods.map((period) => ({ value: period, label: t(($) => $.orders.filters.periods[period]) }))}
        onChange={(period) => {
          onChange({ period, from: undefined, to: undefined });
        }}
      />
      {params.period === 'own' && (
        <DateRange
          fromLabel={t(($) => $.startDate, { ns: 'ui' })}
          toLabel={t(($) => $.endDate, { ns: 'ui' })}
          from={params.from}
          to={params.to}
          onChange={onChange}
        />
      )}
    </>
  );
}
