import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { isFree } from '#src/domain/price';
import { ParentNav, paths } from '#src/domain/paths';
import type { StartTarget } from '#src/domain/start-checks';
import { isTemplateOpen } from '#src/domain/template-access';
import { useFormats } from '#src/i18n/format';
import { useChoose } from '#src/shared/start/use-choose';
import { useStart } from '#src/shared/start/use-start';
import { useToasts } from '#src/ui/toast';
import type { NotStarted } from './saved-not-started';
import { useSaveTaskForm, useSayTaskSaved, type SavePhase } from './use-save-task';
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
  const [phase, setPhase] = useState<SavePhase>('idle');
  const save = useSaveTaskForm(setup);
  const mayUseExamples = useExampleQuestion(taskForm);
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

  /**
   * Checks and saves what the form has now (FORM-50); undefined when nothing was stored. `over` saves over what was changed elsewhere,
   * `costs` when a start that is paid for follows.
   */
  const submit = async ({
    costs = false,
    over = false,
  }: { readonly costs?: boolean; readonly over?: boolean } = {}) => {
    setPhase('checking');
    try {
      if (!(await taskForm.check()) || !(await mayUseExamples(costs))) return undefined;
      const { taskName, taskGroupId, values } = taskForm.current();
      const outcome = await save(
        {
          parameters: taskForm.parameters,
          values,
          storedValues: taskForm.stored().values,
          naming: { taskName, taskGroupId },
          taskId: boundTo?.taskId,
          revision: boundTo === undefined || over ? undefined : taskForm.revision.known(),
        },
        setPhase,
      );
      if (outcome.status === 'conflict') taskForm.setConflict(true);
      if (outcome.status !== 'saved') return undefined;
      taskForm.revision.know(outcome.revision);
      taskForm.setConflict(false);
      if (outcome.complete) taskForm.markSaved();
      return outcome;
    } finally {
      setPhase('idle');
    }
  };

  const saveOnly = async (over = false): Promise<void> => {
    setNotStarted(undefined);
    const saved = await submit({ over });
    if (!saved) return;
    const name = bind(saved.taskId);
    if (saved.complete) saySaved(name, boundTo === undefined);
  };

  const saveAndStart = async (target: StartTarget): Promise<void> => {
    setNotStarted(undefined);
    const saved = await submit({ costs: !isFree(setup.pricePerData) });
    if (!saved) return;
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

/** Examples that are about to be saved are named and asked about once; before a start that costs, stored ones too (FORM-68). */
function useExampleQuestion(taskForm: TaskForm): (costs: boolean) => Promise<boolean> {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const choose = useChoose();
  return async (costs) => {
    const found = taskForm.examples(costs);
    if (found.length === 0) return true;
    const choice = await choose(() => ({
      variant: 'confirm',
      title: costs ? t(($) => $.start.examplesTitle) : t(($) => $.save.examplesTitle),
      body: t(($) => $.save.examples, { fields: formats.list(found.map(({ DisplayText }) => DisplayText)) }),
      confirmLabel: t(($) => $.save.useExamples),
      alternativeLabel: t(($) => $.save.clearExamples),
    }));
    if (choice === 'confirm') {
      taskForm.keepExamples(found);
      return true;
    }
    if (choice === 'cancel') return false;
    taskForm.clearExamples(found);
    return taskForm.check();
  };
}
