import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { RunOn } from '../../src/contract/enums.gen';
import { templateQueries } from '../../src/data/templates';
import { TaskSetup } from '../../src/features/templates/form/task-setup';
import { renderers } from './field-story';

/** The form of a template that runs on the own computer only, opened while it still ran in the cloud. */
export function OpenedBefore() {
  const { data: setup } = useQuery(templateQueries.setup('1027'));
  const { pathname } = useLocation();
  if (setup === undefined) return null;
  return (
    <main>
      <TaskSetup setup={{ ...setup, runOn: RunOn.Both }} template={{ runOn: RunOn.Both }} renderers={renderers} />
      <p translate="no">Address: {pathname}</p>
    </main>
  );
}
