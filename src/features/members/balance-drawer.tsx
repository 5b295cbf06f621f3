import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import type { BalanceItemType } from '#src/contract/enums.gen';
import { memberQueries, type Member } from '#src/data/members';
import { now } from '#src/lib/now';
import type { DialogControls } from '#src/ui/dialog-host';
import { Drawer } from '#src/ui/drawer';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { FilterMenu } from '#src/ui/filter-menu';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { ResourceTable } from '#src/ui/table/resource-table';
import { memberNameOf } from './member-name';
import styles from './members.module.css';
import { SpendingItems } from './spending-items';
import { periodStart, spendingPeriods, type SpendingPeriod } from './spending-period';
import { itemTypes, useItemNames, useSpendingColumns } from './use-spending-columns';

const PAGE_SIZE = 10;

export function BalanceDrawer({ open, onClose, onClosed, member }: DialogControls & { readonly member: Member }) {
  const { t } = useTranslation('members');
  const [period, setPeriod] = useState<SpendingPeriod>(30);
  const [type, setType] = useState<BalanceItemType>();
  const [page, setPage] = useState(1);
  const names = useItemNames();
  const columns = useSpendingColumns();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...memberQueries.spending(member.memberId, {
      from: periodStart(period, now()),
      page,
      pageSize: PAGE_SIZE,
      type,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer
      open={open}
      size={880}
      title={t(($) => $.spending.title, { name: memberNameOf(member) })}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className={styles.spending} aria-busy={isPlaceholderData || undefined}>
        <SegmentedControl
          label={t(($) => $.words.period, { ns: 'shell' })}
          value={period}
          choices={spendingPeriods.map((days) => ({ value: days, label: t(($) => $.spending.periods[days]) }))}
          onChange={(days) => {
            setPeriod(days);
            setPage(1);
          }}
        />
        {data === undefined && error !== null ? (
          <ErrorState
            title={t(($) => $.spending.failed)}
            onRetry={() => void refetch()}
            retrying={isFetching}
            retryIn={retryAfterOf(error)}
          >
            {t(($) => $.spending.failedHint)}
          </ErrorState>
        ) : (
          <>
            {data !== undefined && error !== null && (
              <ErrorState
                inline
                title={t(($) => $.spending.failed)}
                onRetry={() => void refetch()}
                retryIn={retryAfterOf(error)}
              />
            )}
            <SpendingItems details={data} />
            <div className={styles.runsHead}>
              <h2>{t(($) => $.spending.runs)}</h2>
              <FilterMenu
                label={t(($) => $.item, { ns: 'usage' })}
                anyLabel={t(($) => $.spending.anyItem)}
                value={type}
                options={itemTypes.map((each) => ({ value: each, label: names[each] }))}
                onChange={(next) => {
                  setType(next);
                  setPage(1);
                }}
              />
            </div>
            <ResourceTable
              label={t(($) => $.spending.runs)}
              columns={columns}
              rows={data?.details}
              rowKey={(run) => `${run.taskId} ${run.lot} ${String(run.type)}`}
              skeletonRows={5}
              empty={<Empty compact drawing="chart" title={t(($) => $.empty.title, { ns: 'usage' })} />}
              pagination={{
                label: t(($) => $.spending.runs),
                page,
                pageSize: PAGE_SIZE,
                pageSizes: [PAGE_SIZE],
                total: data?.total ?? 0,
                onChange: setPage,
              }}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
