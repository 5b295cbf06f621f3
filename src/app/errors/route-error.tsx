import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isOffline, retryAfterOf, statusOf } from '#src/api/errors';
import { isMissingChunk, claimReload } from './missing-chunk';
import { useOnline } from '#src/state/preferences';
import { NewVersion, OfflinePage, ServiceUnavailable, UnexpectedError } from './failure-pages';
import { Forbidden } from './forbidden';
import { PageSkeleton } from '../page-skeleton';
import { NotFound } from './not-found';

export function RouteError() {
  const error = useRouteError();
  const online = useOnline();
  const [reportId] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase());
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  if (status === 404) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 503 || status === 429) return <ServiceUnavailable retryAfter={retryAfterOf(error)} />;
  if (isOffline(error) || !online) return <OfflinePage />;
  if (isMissingChunk(error)) return <MissingChunk />;
  return <UnexpectedError reportId={reportId} />;
}

function MissingChunk() {
  const [isReloading] = useState(claimReload);
  useEffect(() => {
    if (isReloading) globalThis.location.reload();
  }, [isReloading]);
  return isReloading ? <PageSkeleton /> : <NewVersion />;
}
