import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { ParentNav, paths } from '#src/domain/paths';
import { isFree } from '#src/domain/price';
import type { StartTarget } from '#src/domain/start-checks';
import { isTemplateOpen } from '#src/domain/template-access';
import { useStart } from '#src/shared/start/use-start';
import { useToasts } from '#src/ui/toast';
import type { NotStarted } from './saved-not-started';
import type { useSaveTaskForm } from './use-save-task';
import { useStartFacts } from './use-start-facts';
import type { BoundTask, TaskForm, TaskFormValues } from './use-task-form';

export function useStartTaskForm({
  setup,
  taskForm,
  saving: { save, setPhase },
  onReload,
}: {
  readonly setup: Schemas['TemplateSetup'];
  readonly taskForm: TaskForm;
  readonly saving: ReturnType<typeof useSaveTaskForm>;
  readonly onReload: (values: TaskFormValues, bound: BoundTask) => Promise<void>;
}) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const [notStarted, setNotStarted] = useState<NotStarted>();
  const toasts = useToasts();
  const readFacts = useStartFacts(setup);
  const start = useStart();

  const saveAndStart = async (target: StartTarget): Promise<void> => {
    setNotStarted(undefined);
    const saved = await save({ isPaid: !isFree(setup.pricePerData) });
    if (!saved) return;
    const { taskId, name } = saved.task;
    if (!saved.isComplete) {
      setNotStarted({ status: 'incomplete' });
      return;
    }
    if (!isTemplateOpen(setup)) {
      toasts.warning(() => t(($) => $.refused.title.private, { ns: 'templates' }));
      setNotStarted({ status: 'notOpen' });
      return;
    }
    setPhase('starting');
    try {
      const outcome = await start({
        tasks: [{ taskId, taskName: name }],
        target,
        readFacts,
        isInForm: true,
        back: paths.editTask(setup.slug, taskId),
      });
      if (outcome.status === 'moved') return;
      if (outcome.status === 'reload') await onReload(taskForm.form.getValues(), saved.task);
      else if (outcome.status === 'client') await navigate(paths.clientRun(TaskMode.TemplateMode, taskId));
      else if (outcome.status === 'answered' && outcome.result.failures.length === 0)
        await navigate(
          paths.taskInfo({
            taskId,
            taskType: TaskMode.TemplateMode,
            status: TaskStatus.Running,
            parentNav: ParentNav.TemplateList,
          }),
        );
      else setNotStarted(outcome);
    } finally {
      setPhase('idle');
    }
  };

  return {
    notStarted,
    saveAndStart,
    forget: () => {
      setNotStarted(undefined);
    },
  };
}
