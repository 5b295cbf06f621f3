import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { useId, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { hasFilters } from '#src/shared/list/list-params';
import { Button } from '#src/ui/button';
import { Drawer } from '#src/ui/drawer';
import { Filters } from '#src/ui/filters';
import { DateControl } from '#src/ui/form/date-controls';
import { SelectControl } from '#src/ui/form/select-control';
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
          {filtered ? t(($) => $.orders.filters.set) : t(($) => $.orders.filters.title)}
        </Button>
      </div>
      <Drawer
        open={open}
        side="bottom"
        size={420}
        title={t(($) => $.orders.filters.title)}
        onClose={close}
        footer={
          <Button variant="primary" block onClick={close}>
            {t(($) => $.orders.filters.show)}
          </Button>
        }
      >
        <Stack gap={3} className={styles.sheet}>
          <FilterFields params={params} onChange={onChange} />
          {filtered && <Button onClick={onClear}>{t(($) => $.orders.filters.clear)}</Button>}
        </Stack>
      </Drawer>
    </Filters>
  );
}

function FilterFields({ params, onChange }: FilterProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <>
      <div className={styles.filter}>
        <SelectControl
          id={`${id}-status`}
          label={t(($) => $.orders.columns.status)}
          placeholder={t(($) => $.orders.filters.anyStatus)}
          clearable
          value={params.status}
          options={orderStatuses.map((status) => ({ value: status, label: t(($) => $.orders.statuses[status]) }))}
          onChange={(status) => {
            onChange({ status });
          }}
        />
      </div>
      <div className={styles.filter}>
        <SelectControl
          id={`${id}-category`}
          label={t(($) => $.orders.columns.category)}
          placeholder={t(($) => $.orders.filters.anyCategory)}
          clearable
          value={params.category}
          options={orderCategories.map((category) => ({
            value: category,
            label: t(($) => $.orders.categories[category]),
          }))}
          onChange={(category) => {
            onChange({ category });
          }}
        />
      </div>
      <div className={styles.filter}>
        <SelectControl
          id={`${id}-period`}
          label={t(($) => $.orders.filters.period)}
          placeholder={t(($) => $.orders.filters.anyTime)}
          clearable
          value={params.period}
          options={orderPeriods.map((period) => ({ value: period, label: t(($) => $.orders.filters.periods[period]) }))}
          onChange={(period) => {
            onChange({ period, from: undefined, to: undefined });
          }}
        />
      </div>
      {params.period === 'own' && (
        <div className={styles.days}>
          <DateControl
            id={`${id}-from`}
            label={t(($) => $.orders.filters.from)}
            placeholder={t(($) => $.orders.filters.from)}
            value={params.from ?? ''}
            max={params.to}
            commitOnBlur
            onChange={(from) => {
              onChange({ from: from || undefined });
            }}
          />
          <DateControl
            id={`${id}-to`}
            label={t(($) => $.orders.filters.to)}
            placeholder={t(($) => $.orders.filters.to)}
            value={params.to ?? ''}
            min={params.from}
            commitOnBlur
            onChange={(to) => {
              onChange({ to: to || undefined });
            }}
          />
        </div>
      )}
    </>
  );
}
