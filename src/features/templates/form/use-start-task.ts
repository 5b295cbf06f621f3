import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#src/api/errors';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useStartTasks } from '#src/data/tasks';
import { isFree } from '#src/domain/price';
import { ParentNav, paths } from '#src/domain/paths';
import type { StartTarget } from '#src/domain/start-checks';
import { withReasons } from '#src/domain/start-stop-results';
import { useStartReason } from '#src/shared/errors/use-start-reason';
import { useReportResult } from '#src/shared/start/use-report-result';
import type { NotStarted } from './saved-not-started';
import { useSaveTaskForm, useSayTaskSaved } from './use-save-task';
import { useStartChecks } from './use-start-checks';
import type { TaskForm, TaskFormValues } from './use-task-form';

/** The task that a form saves to. */
export interface BoundTask {
  readonly taskId: string;
  readonly name: string;
}

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
  const navigate = useNavigate();
  const [boundTo, setBoundTo] = useState(task);
  const [notStarted, setNotStarted] = useState<NotStarted>();
  const { save, phase, setPhase } = useSaveTaskForm(setup, taskForm);
  const saySaved = useSayTaskSaved();
  const check = useStartChecks(setup);
  const start = useStartTasks();
  const report = useReportResult();
  const reasonOf = useStartReason();

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

  const startInCloud = async (id: string, name: string): Promise<void> => {
    const result = withReasons(await start.mutateAsync([id]), reasonOf);
    await report('start', [{ taskId: id, taskName: name }], result);
    if (result.done.includes(id) || result.ignored.includes(id)) {
      await navigate(
        paths.taskInfo({
          taskId: id,
          taskType: TaskMode.TemplateMode,
          status: TaskStatus.Running,
          parentNav: ParentNav.TemplateList,
        }),
      );
    } else {
      setNotStarted({ because: 'answered', failures: result.failures });
    }
  };

  const saveAndStart = async (target: StartTarget): Promise<void> => {
    setNotStarted(undefined);
    const saved = await save(boundTo?.taskId, { costs: !isFree(setup.pricePerData) });
    if (saved === null) return;
    const name = bind(saved.taskId);
    if (!saved.complete) {
      setNotStarted({ because: 'incomplete' });
      return;
    }
    setPhase('starting');
    try {
      const verdict = await check(saved.taskId, target);
      if (verdict.next === 'stop') setNotStarted(verdict.why);
      else if (verdict.next === 'reload') await onReload(taskForm.form.getValues(), { taskId: saved.taskId, name });
      else if (verdict.next === 'go') {
        if (verdict.target === 'cloud') await startInCloud(saved.taskId, name);
        else await navigate(paths.clientRun(TaskMode.TemplateMode, saved.taskId));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNotStarted({ because: 'failed', error });
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
