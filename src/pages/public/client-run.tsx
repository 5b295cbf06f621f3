import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readClientTask } from '#src/domain/client-protocol';
import { ClientRun } from '#src/features/runs/client-run/client-run';

/** /client-run-download (TASK-25, PUB-02). */
export default function ClientRunPage() {
  const [query] = useSearchParams();
  const task = useMemo(() => readClientTask(query), [query]);
  return <ClientRun key={query.toString()} task={task} />;
}
