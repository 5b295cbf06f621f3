import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetchPublic } from '#src/data/query-client';
import { sharedTaskQueries } from '#src/data/shared-tasks';
import { SharedTask } from '#src/features/tasks/share-page/shared-task';

export function loader({ params }: LoaderFunctionArgs): null {
  prefetchPublic(sharedTaskQueries.share(params['id'] ?? ''));
  return null;
}

/** /task-share/{id} (API-054, decision 12). */
export default function SharedTaskPage() {
  const { id = '' } = useParams();
  return <SharedTask key={id} id={id} />;
}
