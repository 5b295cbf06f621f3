import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { useStartExport } from '#src/data/exports';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { watchExport } from '#src/state/exports';
import { useToasts } from '#src/ui/toast';
import { codeOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSingleFlight } from '#src/ui/use-single-flight';

export const repeatRequestOf = ({
  taskId,
  format,
  scope,
  lotNo,
  columns,
  headings,
}: Schemas['ExportRecord']): Schemas['ExportRequest'] => ({
  taskId,
  format,
  scope,
  lotNo,
  columns,
  headings,
});

export function useRepeatExport(): (record: Schemas['ExportRecord']) => Promise<void> {
  const { t } = useTranslation('exports');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { data: account } = useAccountQuery();
  const start = useStartExport();
  const { run } = useSingleFlight(async (record: Schemas['ExportRecord']) => {
    try {
      const created = await start.mutateAsync(repeatRequestOf(record));
      watchExport(created.recordId);
      toasts.success(() => t(($) => $.toasts.started), { detail: () => t(($) => $.toasts.startedHint) });
    } catch (error) {
      const buys = codeOf(error) === 'ExportQuotaReached' && (account === undefined || accountCan(account, 'pay'));
      toasts.error(() => t(($) => $.toasts.notStarted), {
        detail: () => errorMessage(error),
        ...(buys
          ? { action: { label: () => t(($) => $.quota.buy), onPress: () => void navigate(paths.planSubscription) } }
          : {}),
      });
    }
  });
  return run;
}
