import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { useAccount } from '#src/data/account';
import { promotionQueries } from '#src/data/promotions';
import { accountCan } from '#src/domain/account-levels';
import { ErrorState } from '#src/ui/error-state';
import { Section } from '#src/ui/section';
import { MissionCard } from './mission-card';
import styles from './missions.module.css';

/**
 * First steps that add to the balance (API-036). Nothing once all of them were collected on an earlier visit, for sub-members, whose
 * balance is the administrator's affair, and where the server knows of no missions.
 */
export function Missions() {
  const { data: account } = useAccount();
  return account !== undefined && accountCan(account, 'pay') ? <MissionsOf key={account.userId} /> : null;
}

function MissionsOf() {
  const { t } = useTranslation('promotions');
  const missions = useQuery(promotionQueries.missions());
  // The last one that is collected here stays in view with the others, so that one sees what became of it.
  const [hadOpen, setHadOpen] = useState(false);
  const { data, error } = missions;
  // Until it is known that there is something to collect, nothing is promised.
  if (data === undefined && (!missions.isError || statusOf(error) === 404)) return null;
  const items = data?.items ?? [];
  const isOpen = items.some(({ completedAt }) => completedAt === null);
  if (isOpen && !hadOpen) setHadOpen(true);
  if (data !== undefined && !isOpen && !hadOpen) return null;
  return (
    <Section className={styles.section} title={t(($) => $.missions.title)} description={t(($) => $.missions.text)}>
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
          title={t(($) => $.missions.listFailed)}
          onRetry={() => void missions.refetch()}
          retrying={missions.isFetching}
          retryIn={retryAfterOf(error)}
        >
          {t(($) => $.missions.listFailedHint)}
        </ErrorState>
      )}
    </Section>
  );
}
