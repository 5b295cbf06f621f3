import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { MissionType } from '#src/contract/enums.gen';
import { useCompleteMission, type Mission } from '#src/data/promotions';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { classNames } from '#src/ui/class-names';
import { LinkButton } from '#src/ui/link-button';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import styles from './missions.module.css';

const icons: Readonly<Record<MissionType, ReactNode>> = {
  [MissionType.FirstTask]: <FormOutlined />,
  [MissionType.FirstRun]: <PlayCircleOutlined />,
  [MissionType.FirstExport]: <DownloadOutlined />,
  [MissionType.BillingInformation]: <IdcardOutlined />,
};

const missionPaths: Readonly<Record<MissionType, string>> = {
  [MissionType.FirstTask]: paths.templates,
  [MissionType.FirstRun]: paths.taskList,
  [MissionType.FirstExport]: paths.taskList,
  [MissionType.BillingInformation]: paths.ordersInvoices,
};

export function MissionCard({ mission }: { readonly mission: Mission }) {
  const { t } = useTranslation('missions');
  const { money, date } = useFormats();
  const { missionType, reward, done, completedAt } = mission;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { collect, busy, error, problem, hasCollected } = useCollectReward(mission);
  const isOver = completedAt !== null;
  useEffect(() => {
    // The pressed button disappears with the reward.
    if (isOver && hasCollected && document.activeElement === document.body) box.current?.focus();
  }, [isOver, hasCollected]);
  const title = t(($) => $.items[missionType].title);
  const amount = money(reward);
  return (
    <article
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.card, isOver && styles.over)}
    >
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icons[missionType]}
        </span>
        <span className={styles.reward}>{t(($) => $.reward, { amount })}</span>
      </div>
      <div>
        <h3 id={titleId}>{title}</h3>
        <Text tone="secondary">{t(($) => $.items[missionType].text)}</Text>
      </div>
      <div className={styles.foot}>
        {isOver ? (
          <Tag>{t(($) => $.collected, { date: date(completedAt) })}</Tag>
        ) : done ? (
          <>
            <Tag variant="success">{t(($) => $.done)}</Tag>
            <RetryButton
              variant="primary"
              size="small"
              error={error}
              loading={busy}
              aria-label={t(($) => $.collectNamed, { amount, mission: title })}
              onClick={() => void collect()}
            >
              {t(($) => $.collect, { amount })}
            </RetryButton>
          </>
        ) : (
          <LinkButton size="small" to={missionPaths[missionType]}>
            {t(($) => $.items[missionType].go)}
          </LinkButton>
        )}
      </div>
      <p role="status" className={styles.problem} hidden={problem === undefined}>
        {problem}
      </p>
    </article>
  );
}

function useCollectReward({ missionType }: Mission) {
  const { t } = useTranslation('missions');
  const { money } = useFormats();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const complete = useCompleteMission();
  const { error } = complete;
  const { run: collect } = useSingleFlight(async () => {
    try {
      const { rewarded, reward, totalBalance } = await complete.mutateAsync(missionType);
      const balance = () => money(totalBalance);
      if (rewarded) toasts.success(() => t(($) => $.added, { amount: money(reward), balance: balance() }));
      else toasts.warning(() => t(($) => $.addedBefore, { balance: balance() }));
    } catch {
      // The card shows the error.
    }
  });
  return {
    busy: complete.isPending,
    error,
    hasCollected: complete.isSuccess,
    problem:
      error === null
        ? undefined
        : errorMessage(error, {
            codes: { MissionNotDone: () => t(($) => $.MissionNotDone, { ns: 'failures' }) },
            wrap: (reason) => t(($) => $.failed, { reason }),
          }),
    collect,
  };
}
