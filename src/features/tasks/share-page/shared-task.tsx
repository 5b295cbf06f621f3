import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { isOffline, retryAfterOf, statusOf } from '#src/api/errors';
import { useSignedIn } from '#src/data/session';
import { sharedTaskQueries } from '#src/data/shared-tasks';
import { paths } from '#src/domain/paths';
import { useOnline } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { PageTitle } from '#src/ui/page-title';
import { Bone, SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { LoadedShare } from './loaded-share';
import styles from './shared-task.module.css';

const SHARE_ID = /^[A-Za-z0-9-]{1,100}$/;

export function SharedTask({ id }: { readonly id: string }) {
  const { t } = useTranslation('tasks');
  const possible = SHARE_ID.test(id);
  const share = useQuery({ ...sharedTaskQueries.share(id), enabled: possible });
  const online = useOnline();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const retry = () => void share.refetch();
  const { data, error } = share;
  const offline = !online || isOffline(error);
  const status = statusOf(error);
  return (
    <Stack gap={6} className={styles.page}>
      <PageTitle name={data?.taskName ?? t(($) => $.sharePage.pageName)} />
      {data !== undefined && (status !== 404 || offline) ? (
        <>
          {offline && (
            <Notice
              variant="warning"
              announce="polite"
              title={t(($) => $.sharePage.offlineKept)}
              actions={
                <Button size="small" loading={share.isFetching} onClick={retry}>
                  {t(($) => $.retry, { ns: 'ui' })}
                </Button>
              }
            />
          )}
          <LoadedShare share={data} offline={offline} />
        </>
      ) : !possible || status === 404 || status === 400 ? (
        <Empty
          wholePage
          drawing="search"
          title={t(($) => $.sharePage.notFound)}
          action={
            <LinkButton variant="primary" to={signedIn ? paths.templates : paths.publicTemplates}>
              {t(($) => $.go.templates, { ns: 'shell' })}
            </LinkButton>
          }
        >
          {t(($) => $.sharePage.notFoundHint)}
        </Empty>
      ) : status === 401 ? (
        <Empty
          wholePage
          drawing="lock"
          title={t(($) => $.sharePage.signInFirst)}
          action={
            <LinkButton variant="primary" to={paths.login(pathname)}>
              {t(($) => $.signIn, { ns: 'shell' })}
            </LinkButton>
          }
        >
          {t(($) => $.sharePage.signInHint)}
        </Empty>
      ) : share.isError ? (
        <ErrorState
          wholePage
          title={offline ? t(($) => $.errors.offline.title, { ns: 'shell' }) : t(($) => $.sharePage.failed)}
          onRetry={retry}
          retrying={share.isFetching}
          retryIn={retryAfterOf(share.error)}
        >
          {t(($) => $.sharePage.failedHint)}
        </ErrorState>
      ) : (
        <Stack gap={5}>
          <Bone width="45%" height={28} />
          <SkeletonLines lines={2} />
          <Bone shape="block" height={96} />
          <SkeletonLines lines={6} />
        </Stack>
      )}
    </Stack>
  );
}
