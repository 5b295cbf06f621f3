import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { useAccountQuery } from '#src/data/account';
import { promotionQueries } from '#src/data/promotions';
import { accountCan } from '#src/domain/account-levels';
import { ErrorState } from '#src/ui/error-state';
import { Section } from '#src/ui/section';
import { MissionCard } from './mission-card';
import styles from './missions.module.css';

/** Hidden from sub-members, without missions, and once all were collected on an earlier visit (API-036). */
export function Missions() {
  const { data: account } = useAccountQuery();
  return account !== undefined && accountCan(account, 'pay') ? <AccountMissions key={account.userId} /> : null;
}

function AccountMissions() {
  const { t } = useTranslation('missions');
  const missions = useQuery(promotionQueries.missions());
  // Keeps the section visible after the last mission is collected.
  const [hadOpen, setHadOpen] = useState(false);
  const { data, error } = missions;
  // No skeleton, because there may be nothing to show.
  if (data === undefined && (!missions.isError || statusOf(error) === 404)) return null;
  const items = data?.items ?? [];
  const isOpen = items.some(({ completedAt }) => completedAt === null);
  if (isOpen && !hadOpen) setHadOpen(true);
  if (data !== undefined && !isOpen && !hadOpen) return null;
  return (
    <Section className={styles.section} title={t(($) => $.title)} description={t(($) => $.text)}>
      {data !== undefined ? (
        <ul className={styles.cards}>
          {items.map((mission) => (
            <li key={mission.missionType}>
              <MissionCard mission={mission} />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState
          inline
          title={t(($) => $.listFailed)}
          onRetry={() => void missions.refetch()}
          retrying={missions.isFetching}
          retryIn={retryAfterOf(error)}
        >
          {t(($) => $.listFailedHint)}
        </ErrorState>
      )}
    </Section>
  );
}
