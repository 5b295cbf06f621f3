import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError, isOffline, statusOf } from '../../api/errors';
import { useOnline } from '../../state/preferences';
import { OfflinePage, ServiceUnavailable, UnexpectedError } from './failure-pages';
import { Forbidden } from './forbidden';
import { NotFound } from './not-found';

/** What stands in a page's place when it, its loader or its chunk failed; the shell around it goes on. */
export function RouteError() {
  const error = useRouteError();
  const online = useOnline();
  const [reportId] = useState(() => crypto.randomUUID().slice(0, 8).toUpperCase());
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  if (status === 404) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 503 || status === 429)
    return <ServiceUnavailable retryAfter={(error instanceof ApiError ? error.retryAfter : undefined) ?? 0} />;
  if (isOffline(error) || !online) return <OfflinePage />;
  return <UnexpectedError reportId={reportId} />;
}
