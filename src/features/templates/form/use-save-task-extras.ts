import { useTranslation } from '#src/i18n/use-translation';
import { ApiError } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSaveProxySettings, useSetClusterGroup } from '#src/data/proxies';
import { useSaveFieldDataSource } from '#src/data/tasks';
import { readProxySettings } from '#src/domain/proxy-rules';
import { controlFor } from '#src/domain/template-parameters';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import type { Message } from '#src/ui/message';
import { fieldDataSourceOf } from './build-payload';
import { textOf, type ParameterValue, type TemplateParameter } from './field-contract';
import { useSaveCodeMessages } from './use-save-code-messages';

interface SavedValues {
  readonly parameters: readonly TemplateParameter[];
  readonly values: readonly ParameterValue[];
  readonly storedValues: readonly ParameterValue[];
}

/** Saves what needs separate calls. Shows what failed; resolves to whether all succeeded. */
export function useSaveTaskExtras(
  setup: Schemas['TemplateSetup'],
): (taskId: string, form: SavedValues) => Promise<boolean> {
  const { t } = useTranslation('templateForm');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const codes = useSaveCodeMessages();
  const saveSource = useSaveFieldDataSource();
  const saveProxy = useSaveProxySettings();
  const setGroup = useSetClusterGroup();

  const stored = async (call: () => Promise<Schemas['CodeResult']>, failed: Message): Promise<boolean> => {
    const refusal = await call().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error;
    });
    if (refusal.code === '') return true;
    const detail = () => errorMessage(refusal, { codes, fallback: '' });
    toasts.warning(failed, { detail: detail() === '' ? undefined : detail });
    return false;
  };

  return async (taskId, { parameters, values, storedValues }) => {
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
        // Null is only sent when the task had a group.
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
}
