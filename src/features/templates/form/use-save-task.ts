import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOffline } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSaveProxySettings, useSetClusterGroup } from '#src/data/proxies';
import { useSaveFieldDataSource, useSaveTask } from '#src/data/tasks';
import { paths } from '#src/domain/paths';
import { readProxySettings } from '#src/domain/proxy-rules';
import { controlFor } from '#src/domain/template-parameters';
import { useFormats } from '#src/i18n/format';
import { useChoose } from '#src/shared/start/use-choose';
import { useTaskLimit } from '#src/shared/start/use-task-limit';
import { useToasts } from '#src/ui/toast';
import type { Words } from '#src/ui/words';
import { buildPayload } from './build-payload';
import { textOf } from './field-contract';
import { fieldDataSourceOf } from './form-values';
import { useSaveReason } from './use-save-reason';
import type { TaskForm } from './use-task-form';

/** What a form that saves is doing. */
export type SavePhase = 'idle' | 'checking' | 'preparing' | 'saving' | 'starting';

/** What came of a save: the task's id, and whether all that belongs to it was stored. Null when nothing was. */
export type Saved = { readonly taskId: string; readonly complete: boolean } | null;

/**
 * Checks and saves the form (FORM-28, FORM-50). Whatever refuses it is said and stops it (ERR-08); the form keeps what
 * was typed. With a `taskId` the task is updated, else one is created; `over` saves over what was changed elsewhere;
 * `costs` when a start that is paid for follows. Says nothing of a success: that is the caller's.
 */
export function useSaveTaskForm(setup: Schemas['TemplateSetup'], taskForm: TaskForm) {
  const { revision, setConflict } = taskForm;
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const toasts = useToasts();
  const choose = useChoose();
  const sayTaskLimit = useTaskLimit();
  const reasonOf = useSaveReason();
  const [phase, setPhase] = useState<SavePhase>('idle');
  const saveTask = useSaveTask();
  const saveSource = useSaveFieldDataSource();
  const saveProxy = useSaveProxySettings();
  const setGroup = useSetClusterGroup();

  const refuse = async (answer: Schemas['TaskCreateResponse']): Promise<null> => {
    if (answer.code === 'ExceedTaskLimitCounts') {
      setPhase('idle');
      await sayTaskLimit(answer.taskQuantityInfo ?? { quantity: 0, limit: 0 });
      return null;
    }
    toasts.error(() => t(($) => $.save.refused), {
      detail: () => reasonOf(answer) || t(($) => $.save.code, { code: answer.code }),
    });
    return null;
  };

  /** What belongs to the task but has calls of its own; says what could not be stored. */
  const saveRest = async (taskId: string): Promise<boolean> => {
    const values = taskForm.values();
    const before = taskForm.stored().values;
    const stored = async (call: () => Promise<Schemas['CodeResult']>, failed: Words): Promise<boolean> => {
      const refusal = await call().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return error;
      });
      if (refusal.code === '') return true;
      const detail = () => reasonOf(refusal);
      toasts.warning(failed, { detail: detail() === '' ? undefined : detail });
      return false;
    };
    const results: boolean[] = [];
    const source = fieldDataSourceOf(setup, taskForm.parameters);
    if (source !== null) {
      results.push(
        await stored(
          () => saveSource.mutateAsync({ taskId, fieldDataSource: source }),
          () => t(($) => $.save.sourceFailed),
        ),
      );
    }
    for (const [index, parameter] of taskForm.parameters.entries()) {
      const value = values[index];
      const kind = controlFor(parameter);
      if (kind === 'proxy') {
        results.push(
          await stored(
            () => saveProxy.mutateAsync({ taskId, ipProxySettings: readProxySettings(value) }),
            () => t(($) => $.save.proxyFailed),
          ),
        );
      } else if (kind === 'cloudGroup' && textOf(value) + textOf(before[index]) !== '') {
        // None is told only to a task that had one.
        const clusterGroupId = textOf(value) || null;
        results.push(
          await stored(
            () => setGroup.mutateAsync({ taskId, clusterGroupId }),
            () => t(($) => $.save.groupFailed),
          ),
        );
      }
    }
    return results.every(Boolean);
  };

  /** Examples that are about to be saved are named and asked about once; before a start that costs, stored ones too (FORM-68). */
  const mayUseExamples = async (costs: boolean): Promise<boolean> => {
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

  const save = async (
    taskId: string | undefined,
    { costs = false, over = false }: { readonly costs?: boolean; readonly over?: boolean } = {},
  ): Promise<Saved> => {
    setPhase('checking');
    try {
      if (!(await taskForm.check()) || !(await mayUseExamples(costs))) return null;
      setPhase('preparing');
      const built = await buildPayload(
        setup,
        taskForm.parameters,
        taskForm.values(),
        taskForm.form.getValues(),
        taskId,
      );
      if (!built.ok) {
        toasts.error(() => t(($) => $.save.refused), {
          detail: () => t(($) => $.save.tooLarge, { limit: formats.bytes(built.limit) }),
        });
        return null;
      }
      setPhase('saving');
      const known = taskId === undefined || over ? undefined : revision.known();
      const answer = await saveTask.mutateAsync({ payload: built.payload, revision: known });
      const id = answer.taskId ?? taskId;
      if (answer.code !== '' || !id) return await refuse(answer);
      revision.know(answer.revision ?? undefined);
      setConflict(false);
      const complete = await saveRest(id);
      if (complete) taskForm.markSaved();
      return { taskId: id, complete };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) {
        setConflict(true);
        return null;
      }
      const detail = () => {
        if (isOffline(error)) return t(($) => $.save.offline);
        // What is to be saved over is the one thing that can be missing.
        const isGone = taskId !== undefined && error.status === 404;
        const reason = reasonOf(isGone ? { code: 'TaskNotFound' } : error);
        return reason === '' ? t(($) => $.save.failed) : `${reason}\n${t(($) => $.save.kept)}`;
      };
      toasts.error(() => t(($) => $.save.refused), { detail });
      return null;
    } finally {
      setPhase('idle');
    }
  };
  return { save, phase, setPhase };
}

/** Shows that a task was saved, with the way to the list (ERR-12). */
export function useSayTaskSaved(): (name: string, created: boolean) => void {
  const { t } = useTranslation('templates');
  const toasts = useToasts();
  const navigate = useNavigate();
  return (name, created) => {
    toasts.success(() => (created ? t(($) => $.save.created, { name }) : t(($) => $.save.saved)), {
      key: 'task-saved',
      action: { label: () => t(($) => $.form.viewTaskList), onPress: () => void navigate(paths.templateTaskList) },
    });
  };
}
