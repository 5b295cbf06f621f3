import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isFree } from '#src/domain/price';
import { ParentNav, paths } from '#src/domain/paths';
import type { StartTarget } from '#src/domain/start-checks';
import { isTemplateOpen } from '#src/domain/template-access';
import { useStart } from '#src/shared/start/use-start';
import { useToasts } from '#src/ui/toast';
import type { NotStarted } from './saved-not-started';
import { useSaveTaskForm, useSayTaskSaved } from './use-save-task';
import { useStartFacts } from './use-start-facts';
import type { BoundTask, TaskForm, TaskFormValues } from './use-task-form';

/**
 * Save, and save-and-start, of a form. Once saved, the form belongs to that task, so that a start that was refused and
 * is tried again makes no second one; `release` begins a new task with the same values.
 */
export function useStartTaskForm({
  setup,
  taskForm,
  task,
  onReload,
}: {
  readonly setup: Schemas['TemplateSetup'];
  readonly taskForm: TaskForm;
  /** The task to save to from the start. */
  readonly task: BoundTask | undefined;
  readonly onReload: (values: TaskFormValues, bound: BoundTask | undefined) => Promise<void>;
}) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const [boundTo, setBoundTo] = useState(task);
  const [notStarted, setNotStarted] = useState<NotStarted>();
  const { save, phase, setPhase } = useSaveTaskForm(setup, taskForm);
  const saySaved = useSayTaskSaved();
  const toasts = useToasts();
  const readFacts = useStartFacts(setup);
  const start = useStart();

  const bind = (id: string): string => {
    const name = taskForm.form.getValues('taskName').trim();
    setBoundTo({ taskId: id, name });
    taskForm.form.reset(taskForm.form.getValues());
    return name;
  };

  /** `over` saves over what was changed elsewhere in the meantime. */
  const saveOnly = async (over = false): Promise<void> => {
    setNotStarted(undefined);
    const saved = await save(boundTo?.taskId, { over });
    if (saved === null) return;
    const name = bind(saved.taskId);
    if (saved.complete) saySaved(name, boundTo === undefined);
  };

  const saveAndStart = async (target: StartTarget): Promise<void> => {
    setNotStarted(undefined);
    const saved = await save(boundTo?.taskId, { costs: !isFree(setup.pricePerData) });
    if (saved === null) return;
    const { taskId } = saved;
    const name = bind(taskId);
    if (!saved.complete) {
      setNotStarted({ status: 'incomplete' });
      return;
    }
    if (!isTemplateOpen(setup)) {
      toasts.warning(() => t(($) => $.start.notOpen));
      setNotStarted({ status: 'notOpen' });
      return;
    }
    setPhase('starting');
    try {
      const outcome = await start({
        tasks: [{ taskId, taskName: name }],
        target,
        readFacts,
        inForm: true,
        back: paths.editTask(setup.slug, taskId),
      });
      if (outcome.status === 'moved') return;
      if (outcome.status === 'reload') await onReload(taskForm.form.getValues(), { taskId, name });
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
    phase,
    boundTo,
    /** Why the task is saved and does not run, after a start that was refused. */
    notStarted,
    saveOnly,
    saveAndStart,
    release: () => {
      setNotStarted(undefined);
      setBoundTo(undefined);
    },
  };
}
