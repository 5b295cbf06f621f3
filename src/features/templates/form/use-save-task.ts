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
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useTaskLimit } from '#src/shared/start/use-task-limit';
import { useToasts } from '#src/ui/toast';
import type { Words } from '#src/ui/words';
import { buildPayload, fieldDataSourceOf, type TaskNaming } from './build-payload';
import { textOf, type ParameterValue, type TemplateParameter } from './field-contract';
import { useSaveCodes } from './use-save-codes';

/** What a form that saves is doing. */
export type SavePhase = 'idle' | 'checking' | 'preparing' | 'saving' | 'starting';

/** A filled form to be saved; `values` and `storedValues` in the order of the parameters. */
export interface TaskToSave {
  readonly parameters: readonly TemplateParameter[];
  readonly values: readonly ParameterValue[];
  /** What the task has stored so far, or the defaults of a new one. */
  readonly storedValues: readonly ParameterValue[];
  readonly naming: TaskNaming;
  /** The task that is updated; undefined creates one. */
  readonly taskId: string | undefined;
  /** The revision that the values were read from; undefined saves over any. */
  readonly revision: number | undefined;
}

/** `complete` when all that belongs to the task was stored; `conflict` when the task was changed elsewhere. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      readonly taskId: string;
      readonly revision: number | undefined;
      readonly complete: boolean;
    }
  | { readonly status: 'conflict' }
  | { readonly status: 'refused' };

/**
 * Saves a task from a template (FORM-28). Shows why it was refused (ERR-08) and what could not be stored with it. Shows nothing of a
 * success: that is the caller's. Throws what is no ApiError.
 */
export function useSaveTaskForm(
  setup: Schemas['TemplateSetup'],
): (task: TaskToSave, onPhase: (phase: SavePhase) => void) => Promise<SaveOutcome> {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const toasts = useToasts();
  const sayTaskLimit = useTaskLimit();
  const errorMessage = useErrorMessage();
  const codes = useSaveCodes();
  const saveTask = useSaveTask();
  const saveSource = useSaveFieldDataSource();
  const saveProxy = useSaveProxySettings();
  const setGroup = useSetClusterGroup();

  const showRefusal = async (answer: Schemas['TaskCreateResponse']): Promise<void> => {
    if (answer.code === 'ExceedTaskLimitCounts')
      await sayTaskLimit(answer.taskQuantityInfo ?? { quantity: 0, limit: 0 });
    else
      toasts.error(() => t(($) => $.save.refused), {
        detail: () => errorMessage(answer, { codes, unknown: t(($) => $.save.code, { code: answer.code }) }),
      });
  };

  /** What belongs to the task but has calls of its own; says what could not be stored. */
  const saveRest = async (
    taskId: string,
    { parameters, values, storedValues }: Pick<TaskToSave, 'parameters' | 'values' | 'storedValues'>,
  ): Promise<boolean> => {
    const stored = async (call: () => Promise<Schemas['CodeResult']>, failed: Words): Promise<boolean> => {
      const refusal = await call().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return error;
      });
      if (refusal.code === '') return true;
      const detail = () => errorMessage(refusal, { codes, unknown: '' });
      toasts.warning(failed, { detail: detail() === '' ? undefined : detail });
      return false;
    };
    const results: boolean[] = [];
    const source = fieldDataSourceOf(setup, parameters);
    if (source !== null) {
      results.push(
        await stored(
          () => saveSource.mutateAsync({ taskId, fieldDataSource: source }),
          () => t(($) => $.save.sourceFailed),
        ),
      );
    }
    for (const [index, parameter] of parameters.entries()) {
      const value = values[index];
      const kind = controlFor(parameter);
      if (kind === 'proxy') {
        results.push(
          await stored(
            () => saveProxy.mutateAsync({ taskId, ipProxySettings: readProxySettings(value) }),
            () => t(($) => $.save.proxyFailed),
          ),
        );
      } else if (kind === 'cloudGroup' && textOf(value) + textOf(storedValues[index]) !== '') {
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

  return async (task, onPhase) => {
    const { parameters, values, naming, taskId, revision } = task;
    try {
      onPhase('preparing');
      const built = await buildPayload(setup, parameters, values, naming, taskId);
      if (!built.ok) {
        toasts.error(() => t(($) => $.save.refused), {
          detail: () => t(($) => $.save.tooLarge, { limit: formats.bytes(built.limit) }),
        });
        return { status: 'refused' };
      }
      onPhase('saving');
      const answer = await saveTask.mutateAsync({ payload: built.payload, revision });
      const id = answer.taskId ?? taskId;
      if (answer.code !== '' || !id) {
        // A question about the limit stands over a form that can be used.
        onPhase('idle');
        await showRefusal(answer);
        return { status: 'refused' };
      }
      const complete = await saveRest(id, task);
      return { status: 'saved', taskId: id, revision: answer.revision ?? undefined, complete };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) return { status: 'conflict' };
      const detail = () => {
        if (isOffline(error)) return t(($) => $.save.offline);
        // What is to be saved over is the one thing that can be missing.
        const isGone = taskId !== undefined && error.status === 404;
        const reason = errorMessage(isGone ? { code: 'TaskNotFound' } : error, { codes, unknown: '' });
        return reason === '' ? t(($) => $.save.failed) : `${reason}\n${t(($) => $.save.kept)}`;
      };
      toasts.error(() => t(($) => $.save.refused), { detail });
      return { status: 'refused' };
    }
  };
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
