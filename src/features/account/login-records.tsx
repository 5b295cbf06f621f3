import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { retryAfterOf } from '#src/api/errors';
import { accountQueries, type LoginRecord } from '#src/data/account';
import { stalenessOf } from '#src/data/polling';
import { useKeptError } from '#src/data/use-kept-error';
import { useFormats } from '#src/i18n/format';
import { Empty } from '#src/ui/empty';
import { RelativeTime } from '#src/ui/relative-time';
import { Section } from '#src/ui/section';
import { StaleNotice } from '#src/ui/stale-notice';
import { Tag } from '#src/ui/status';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable } from '#src/ui/table/resource-table';
import styles from './account.module.css';
import { loginPageSizes, readLoginsParams, writeLoginsParams } from './logins.params';

/** Where and how the account was signed in (API-016, ENUM-54). Page and size live in the address. */
export function LoginRecords() {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const params = readLoginsParams(search);
  const logins = useQuery({ ...accountQueries.logins(params), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt, refetch } = logins;
  const error = useKeptError(logins);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const columns = useLoginColumns();
  return (
    <Section title={t(($) => $.logins.title)} description={t(($) => $.logins.description)}>
      {staleness && <StaleNotice {...staleness} onRetry={() => void refetch()} />}
      <ResourceTable
        label={t(($) => $.logins.title)}
        columns={columns}
        rows={data?.items}
        rowKey={(record) => record.recordId}
        density="roomy"
        skeletonRows={5}
        error={
          data === undefined && error !== null
            ? {
                title: t(($) => $.logins.failed),
                detail: t(($) => $.logins.failedHint),
                onRetry: () => void refetch(),
                retryIn: retryAfterOf(error),
              }
            : undefined
        }
        empty={<Empty drawing="list" title={t(($) => $.logins.empty)} />}
        paging={{
          ...params,
          total: data?.total ?? 0,
          pageSizes: loginPageSizes,
          onChange: (page, size, replace = false) => {
            const pageSize = loginPageSizes.find((entry) => entry === size) ?? 10;
            setSearch(writeLoginsParams({ page, pageSize }), { preventScrollReset: true, replace });
          },
        }}
      />
    </Section>
  );
}

function useLoginColumns(): readonly Column<LoginRecord>[] {
  const { t } = useTranslation('account');
  const { dateTime } = useFormats();
  return useMemo(
    (): readonly Column<LoginRecord>[] => [
      {
        key: 'time',
        title: t(($) => $.logins.time),
        minWidth: 190,
        cell: ({ loggedInAt }) => (
          <span className={styles.place}>
            <span>
              <RelativeTime value={loggedInAt} />
            </span>
            <span className={styles.quiet}>{dateTime(loggedInAt)}</span>
          </span>
        ),
      },
      {
        key: 'place',
        title: t(($) => $.logins.place),
        minWidth: 180,
        cell: ({ city, country, ip }) => (
          <span className={styles.place}>
            <span>{city === null ? country : t(($) => $.logins.cityCountry, { city, country })}</span>
            <span className={styles.quiet}>{ip}</span>
          </span>
        ),
      },
      {
        key: 'way',
        title: t(($) => $.logins.way),
        width: 150,
        cell: ({ loginType }) => t(($) => $.logins.ways[loginType]),
      },
      {
        key: 'device',
        title: t(($) => $.logins.device),
        width: 180,
        cell: ({ browser, system }) =>
          [browser, system].filter((part) => part !== null).join(' · ') || t(($) => $.logins.unknownDevice),
      },
      {
        key: 'state',
        title: t(($) => $.logins.state),
        width: 160,
        skeleton: 'tag',
        cell: ({ active, current }) =>
          current ? (
            <Tag kind="brand">{t(($) => $.logins.current)}</Tag>
          ) : active ? (
            <Tag kind="success">{t(($) => $.logins.active)}</Tag>
          ) : (
            <span className={styles.quiet}>{t(($) => $.logins.over)}</span>
          ),
      },
    ],
    [t, dateTime],
  );
}
