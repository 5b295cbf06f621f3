import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { useTranslation } from '#src/i18n/use-translation';
import { useSignedIn } from '#src/data/session';
import { taskQueries } from '#src/data/tasks';
import { TaskMode } from '#src/contract/enums.gen';
import { clientLink, clientTaskLink, type ClientTask } from '#src/domain/client-protocol';
import { ParentNav, paths } from '#src/domain/paths';
import { useOpenClient } from '#src/shared/client/use-open-client';
import { Button } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { LinkButton } from '#src/ui/link-button';
import { LiveRegion } from '#src/ui/live-region';
import { PageTitle } from '#src/ui/page-title';
import { Progress } from '#src/ui/progress';
import { ClientDownload } from './client-download';
import styles from './client-run.module.css';

/** Without `task`, opens only the client (TASK-25). */
export function ClientRun({ task }: { readonly task: ClientTask | undefined }) {
  const { t } = useTranslation('tasks');
  const { state: answer, openClient } = useOpenClient();
  const link = task === undefined ? clientLink : clientTaskLink(task);
  useOpenClientOnce(link, openClient);
  const name = useTaskName(task);
  const state = answer === 'notAsked' ? 'waiting' : answer;
  const title =
    state === 'waiting'
      ? t(($) => $.client.opening)
      : state === 'opened'
        ? t(($) => $.client.opened)
        : t(($) => $.client.silent);
  const retryButton = (
    <Button
      variant={state === 'opened' ? 'primary' : 'default'}
      onClick={() => {
        openClient(link);
      }}
    >
      {state === 'opened' ? t(($) => $.client.openAgain) : t(($) => $.retry, { ns: 'ui' })}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageTitle name={t(($) => $.words.desktopApp, { ns: 'shell' })} />
      <div className={styles.card}>
        <span className={classNames(styles.mark, state === 'waiting' && styles.pulse)} aria-hidden="true">
          <DesktopOutlined />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {name !== undefined && <p className={styles.name}>{name}</p>}
        {state === 'waiting' && (
          <>
            <p>{t(($) => $.client.openingHint)}</p>
            <div className={styles.progress}>
              <Progress label={title} labelHidden value={undefined} />
            </div>
          </>
        )}
        {state === 'opened' && (
          <>
            <p>{t(($) => $.client.openedHint)}</p>
            <div className={styles.actions}>
              {retryButton}
              <LinkButton to={paths.download}>{t(($) => $.client.download, { ns: 'templates' })}</LinkButton>
            </div>
          </>
        )}
        {state === 'silent' && (
          <>
            <p>{t(($) => $.client.silentHint)}</p>
            <ClientDownload retryButton={retryButton} />
          </>
        )}
      </div>
      <CloudAlternative task={task} />
      <LiveRegion text={title} />
    </div>
  );
}

function CloudAlternative({ task }: { readonly task: ClientTask | undefined }) {
  const { t } = useTranslation('tasks');
  if (task === undefined) return null;
  const parentNav = task.workFlowType === TaskMode.TemplateMode ? ParentNav.TemplateList : ParentNav.TaskList;
  return (
    <p className={styles.other}>
      {t(($) => $.client.cloudHint)}
      <SentenceSpace />
      <LinkButton variant="link" to={paths.taskInfo({ taskId: task.taskId, taskType: task.workFlowType, parentNav })}>
        {t(($) => $.client.cloud)}
      </LinkButton>
    </p>
  );
}

/** Waits until the page is visible: a background tab would prompt nobody. */
function useOpenClientOnce(link: string, openClient: (link: string) => void): void {
  const openedLink = useRef<string>(undefined);
  useEffect(() => {
    const openIfVisible = () => {
      if (document.visibilityState === 'hidden' || openedLink.current === link) return;
      openedLink.current = link;
      openClient(link);
    };
    openIfVisible();
    document.addEventListener('visibilitychange', openIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', openIfVisible);
    };
  }, [link, openClient]);
}

/** Loaded only for signed-in users; the client itself reports a wrong task. */
function useTaskName(task: ClientTask | undefined): string | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...taskQueries.detail(task?.taskId ?? ''), enabled: signedIn && task !== undefined });
  return data?.taskName;
}
