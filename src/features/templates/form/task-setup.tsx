import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { parseParameters } from '#src/domain/template-parameters';
import { ErrorState } from '#src/ui/error-state';
import { useToasts } from '#src/ui/toast';
import { TaskSetupForm, type TaskSetupProps } from './task-setup-form';
import { carryOver, type InitialForm } from './use-task-form';

export function TaskSetup(props: TaskSetupProps) {
  const { t } = useTranslation('templateForm');
  const queries = useQueryClient();
  const toasts = useToasts();
  const [{ round, setup: filled, initial }, setForm] = useState(() => ({
    round: 0,
    setup: props.setup,
    initial: initialForm(props.task),
  }));
  // Input belongs to one version: a newer one is loaded only on request.
  const setup = props.setup.version === filled.version ? props.setup : filled;
  const parameters = useMemo(() => parseParameters(setup.parameters), [setup.parameters]);
  if (parameters === null)
    return <ErrorState title={t(($) => $.form.unreadable)}>{t(($) => $.form.unreadableHint)}</ErrorState>;
  return (
    <TaskSetupForm
      key={round}
      {...props}
      setup={setup}
      parameters={parameters}
      initial={initial}
      onLoadNewer={async (taskId) => {
        const task = { ...(await queries.query({ ...taskQueries.detail(taskId), staleTime: 0 })), id: taskId };
        const version = task.templateVersion ?? undefined;
        const newer = templateQueries.setup(setup.templateRegistrationId, version);
        const its = version === undefined || version === setup.version ? setup : await queries.query(newer);
        setForm({ round: round + 1, setup: its, initial: { ...initialForm(task), isReload: true } });
      }}
      onReload={async (values, boundTo) => {
        const fresh = await queries.query({ ...templateQueries.setup(setup.templateRegistrationId), staleTime: 0 });
        setForm({
          round: round + 1,
          setup: fresh,
          initial: {
            ...initial,
            boundTo,
            isReload: true,
            values: carryOver(parameters, parseParameters(fresh.parameters) ?? [], values),
          },
        });
        toasts.success(() => t(($) => $.start.loadedCurrent, { ns: 'tasks', version: fresh.version }), {
          detail: () => t(($) => $.start.loadedCurrentHint, { ns: 'tasks' }),
        });
      }}
    />
  );
}

function initialForm(task: TaskSetupProps['task']): InitialForm {
  const boundTo = task && { taskId: task.id, name: task.taskName, revision: task.revision };
  return { task, boundTo, isReload: false };
}
