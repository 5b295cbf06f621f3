import { useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSaveTask } from '#src/data/tasks';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useChoose } from '#src/ui/use-choose';
import { useShowTaskLimit } from '#src/shared/start/use-task-limit';
import { useToasts } from '#src/ui/toast';
import { buildPayload } from './build-payload';
import { changedFields, type FormSnapshot } from './form-changes';
import { useSaveCodeMessages } from './use-save-code-messages';
import { useSaveTaskExtras } from './use-save-task-extras';
import type { BoundTask, TaskForm } from './use-task-form';

export type SavePhase = 'idle' | 'checking' | 'preparing' | 'saving' | 'starting';

interface SaveResult {
  readonly task: BoundTask;
  readonly isComplete: boolean;
}

/**
 * Once saved, the form belongs to its task, so that a repeated start creates no second one (FORM-28, ERR-08). `release` begins a new
 * task.
 */
export function useSaveTaskForm({
  setup,
  taskForm,
  task,
}: {
  readonly setup: Schemas['TemplateSetup'];
  readonly taskForm: TaskForm;
  readonly task: BoundTask | undefined;
}) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const toasts = useToasts();
  const navigate = useNavigate();
  const showTaskLimit = useShowTaskLimit();
  const errorMessage = useErrorMessage();
  const codes = useSaveCodeMessages();
  const saveTask = useSaveTask();
  const saveRest = useSaveTaskExtras(setup);
  const mayUseExamples = useConfirmExamples(taskForm);
  const [boundTo, setBoundTo] = useState(task);
  const [phase, setPhase] = useState<SavePhase>('idle');
  const [conflict, setConflict] = useState(false);
  const lastCreation = useRef<{ readonly contents: FormSnapshot; readonly key: string }>(undefined);

  /** A task whose answer was lost is not created twice. */
  const creationKey = (contents: FormSnapshot): string => {
    const last = lastCreation.current;
    if (last && changedFields(taskForm.parameters, last.contents, contents).length === 0) return last.key;
    const key = crypto.randomUUID();
    lastCreation.current = { contents, key };
    return key;
  };

  const showRefusal = async (answer: Schemas['TaskCreateResponse']): Promise<void> => {
    if (answer.code === 'ExceedTaskLimitCounts')
      await showTaskLimit({ ...(answer.taskQuantityInfo ?? { quantity: 0, limit: 0 }), keepsEntries: true });
    else
      toasts.error(() => t(($) => $.save.refused), {
        detail: () => errorMessage(answer, { codes, fallback: t(($) => $.save.code, { code: answer.code }) }),
      });
  };

  const showError = (error: ApiError): void => {
    toasts.error(() => t(($) => $.save.refused), {
      detail: () => {
        if (isOffline(error)) return t(($) => $.save.offline);
        // On an update, only the task itself can be missing.
        const isGone = boundTo !== undefined && error.status === 404;
        const reason = errorMessage(isGone ? { code: 'TaskNotFound' } : error, { codes, fallback: '' });
        return reason === '' ? t(($) => $.save.failed) : `${reason}\n${t(($) => $.save.kept)}`;
      },
    });
  };

  const send = async (revision: number | undefined): Promise<SaveResult | undefined> => {
    const { parameters } = taskForm;
    const contents = taskForm.current();
    const { taskName, taskGroupId, values } = contents;
    setPhase('preparing');
    const built = await buildPayload(setup, parameters, values, { taskName, taskGroupId }, boundTo?.taskId);
    if (!built.ok) {
      toasts.error(() => t(($) => $.save.refused), {
        detail: () => t(($) => $.save.tooLarge, { limit: formats.bytes(built.limit) }),
      });
      return undefined;
    }
    setPhase('saving');
    const answer = await saveTask.mutateAsync({
      payload: built.payload,
      revision,
      ...(boundTo ? {} : { idempotencyKey: creationKey(contents) }),
    });
    const taskId = answer.taskId ?? boundTo?.taskId;
    if (answer.code !== '' || !taskId) {
      // The form stays usable behind the question about the limit.
      setPhase('idle');
      await showRefusal(answer);
      return undefined;
    }
    const complete = await saveRest(taskId, { parameters, values, storedValues: taskForm.stored().values });
    return { task: { taskId, name: taskName.trim(), revision: answer.revision ?? undefined }, isComplete: complete };
  };

  /**
   * Undefined when nothing was stored (FORM-50). Without a revision, a save overwrites changes made elsewhere. Throws anything but an
   * ApiError.
   */
  const save = async ({
    isPaid = false,
    overwrite = false,
  }: { readonly isPaid?: boolean; readonly overwrite?: boolean } = {}): Promise<SaveResult | undefined> => {
    setPhase('checking');
    try {
      if (!(await taskForm.check()) || !(await mayUseExamples(isPaid))) return undefined;
      const saved = await send(overwrite ? undefined : boundTo?.revision);
      if (saved === undefined) return undefined;
      setBoundTo(saved.task);
      setConflict(false);
      if (saved.isComplete) taskForm.markSaved();
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) setConflict(true);
      else showError(error);
      return undefined;
    } finally {
      setPhase('idle');
    }
  };

  return {
    boundTo,
    phase,
    setPhase,
    conflict,
    save,
    saveOnly: async (overwrite = false): Promise<void> => {
      const isNew = boundTo === undefined;
      const saved = await save({ overwrite });
      if (saved?.isComplete !== true) return;
      toasts.success(() => (isNew ? t(($) => $.save.created, { name: saved.task.name }) : t(($) => $.save.saved)), {
        key: 'task-saved',
        action: { label: () => t(($) => $.form.viewTaskList), onPress: () => void navigate(paths.templateTaskList) },
      });
    },
    release: () => {
      lastCreation.current = undefined;
      setBoundTo(undefined);
    },
  };
}

/** Confirms each example once before it is saved; before a paid start, stored ones too (FORM-68). */
function useConfirmExamples(taskForm: TaskForm): (isPaid: boolean) => Promise<boolean> {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const choose = useChoose();
  return async (isPaid) => {
    const found = taskForm.unconfirmedExamples(isPaid);
    if (found.length === 0) return true;
    const choice = await choose(() => ({
      variant: 'confirm',
      title: isPaid ? t(($) => $.start.examplesTitle, { ns: 'tasks' }) : t(($) => $.save.examplesTitle),
      body: t(($) => $.save.examples, {
        count: found.length,
        fields: formats.list(found.map(({ DisplayText }) => DisplayText)),
      }),
      confirmLabel: t(($) => $.save.useExamples),
      alternativeLabel: t(($) => $.save.clearExamples),
    }));
    if (choice === 'confirm') {
      taskForm.confirmExamples(found);
      return true;
    }
    if (choice === 'cancel') return false;
    taskForm.clearExamples(found);
    return taskForm.check();
  };
}
