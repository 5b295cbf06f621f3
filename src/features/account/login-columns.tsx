import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { LoginRecord } from '#src/data/account';
import { useFormats } from '#src/i18n/format';
import { RelativeTime } from '#src/ui/relative-time';
import { Tag } from '#src/ui/status';
import type { Column } from '#src/ui/table/columns';
import { Text } from '#src/ui/text';
import styles from './account.module.css';

export function useLoginColumns(): readonly Column<LoginRecord>[] {
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
