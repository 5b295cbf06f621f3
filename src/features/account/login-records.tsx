import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, type LoginRecord } from '#src/data/account';
import { useFormats } from '#src/i18n/format';
import { ResourceList } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { Empty } from '#src/ui/empty';
import { RelativeTime } from '#src/ui/relative-time';
import { Section } from '#src/ui/section';
import { Tag } from '#src/ui/status';
import type { Column } from '#src/ui/table/columns';
import { Text } from '#src/ui/text';
import styles from './account.module.css';
import { loginsParams } from './logins.params';

const keyOf = (record: LoginRecord): string => record.recordId;

export function LoginRecords() {
  const { t } = useTranslation('account');
  return (
    <Section title={t(($) => $.logins.title)} description={t(($) => $.logins.description)}>
      <ResourceList
        list={useListPage({ params: loginsParams, query: accountQueries.logins, rowKey: keyOf })}
        label={t(($) => $.logins.title)}
        columns={useLoginColumns()}
        density="roomy"
        skeletonRows={5}
        failed={{ title: t(($) => $.logins.failed), detail: t(($) => $.logins.failedHint) }}
        empty={<Empty drawing="list" title={t(($) => $.logins.empty)} />}
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
            <Text as="span" tone="tertiary" size="body">
              {dateTime(loggedInAt)}
            </Text>
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
            <Text as="span" tone="tertiary" size="body">
              {ip}
            </Text>
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
            <Tag variant="brand">{t(($) => $.logins.current)}</Tag>
          ) : active ? (
            <Tag variant="success">{t(($) => $.logins.active)}</Tag>
          ) : (
            <Text as="span" tone="tertiary" size="body">
              {t(($) => $.logins.over)}
            </Text>
          ),
      },
    ],
    [t, dateTime],
  );
}
