import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { parseParameters } from '#src/domain/template-parameters';
import { ErrorState } from '#src/ui/error-state';
import { useToasts } from '#src/ui/toast';
import { TaskSetupForm, type TaskSetupProps } from './task-setup-form';
import type { BoundTask } from './use-start-task';
import { carryOver, type TaskFormValues, type TaskRevision } from './use-task-form';

/** Fill in a template's parameters, name the task, save it or start it (FORM-01). */
export function TaskSetup(props: TaskSetupProps) {
  const { t } = useTranslation('templates');
  const queries = useQueryClient();
  const toasts = useToasts();
  const [kept, setKept] = useState<{
    round: number;
    setup: Schemas['TemplateSetup'];
    values?: TaskFormValues;
    bound?: BoundTask;
    task: TaskSetupProps['task'];
  }>({ round: 0, setup: props.setup, task: props.task });
  const [revision] = useState(() => revisionOf(props.task));
  // What is typed belongs to one version: another one that arrives meanwhile is loaded only when it is asked for.
  const setup = props.setup.version === kept.setup.version ? props.setup : kept.setup;
  const parameters = useMemo(() => parseParameters(setup.parameters), [setup.parameters]);
  if (parameters === null)
    return <ErrorState title={t(($) => $.form.unreadable)}>{t(($) => $.form.unreadableHint)}</ErrorState>;
  return (
    <TaskSetupForm
      key={kept.round}
      {...props}
      setup={setup}
      parameters={parameters}
      kept={kept.values}
      bound={kept.bound}
      revision={revision}
      filledFrom={kept.task}
      reloaded={kept.round > 0}
      onLoadNewer={async (taskId) => {
        const task = { ...(await queries.query({ ...taskQueries.detail(taskId), staleTime: 0 })), id: taskId };
        const version = task.templateVersion ?? undefined;
        const newer = templateQueries.setup(setup.templateRegistrationId, version);
        const its = version === undefined || version === setup.version ? setup : await queries.query(newer);
        revision.know(task.revision);
        setKept({ round: kept.round + 1, setup: its, bound: { taskId, name: task.taskName }, task });
      }}
      onReload={async (values, bound) => {
        const fresh = await queries.query({ ...templateQueries.setup(setup.templateRegistrationId), staleTime: 0 });
        setKept({
          round: kept.round + 1,
          setup: fresh,
          bound,
          task: kept.task,
          values: carryOver(parameters, parseParameters(fresh.parameters) ?? [], values),
        });
        toasts.success(() => t(($) => $.start.loadedCurrent, { version: fresh.version }), {
          detail: () => t(($) => $.start.loadedCurrentHint),
        });
      }}
    />
  );
}

/** Outlives the form itself, which is drawn anew for another version of the template. */
function revisionOf(task: TaskSetupProps['task']): TaskRevision {
  let revision = task?.revision;
  return {
    known: () => revision,
    know: (next) => {
      revision = next;
    },
  };
}
