import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useShowDialog } from '#src/ui/dialog-host';
import { useToasts } from '#src/ui/toast';
import type { TaskToSchedule } from './task-to-schedule';

/** `open` resolves to whether any task was scheduled. `pending` while the code loads. */
export function useScheduleDialog(): {
  open: (tasks: readonly TaskToSchedule[]) => Promise<boolean>;
  pending: boolean;
} {
  const { t } = useTranslation('tasks');
  const show = useShowDialog();
  const hasCloud = useCloudCheck();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const [pending, setPending] = useState(false);
  const fetchDialog = async () => {
    setPending(true);
    try {
      const allowed = hasCloud({
        noCloudMessage: () => t(($) => $.schedule.refused.level),
        expiredMessage: () => t(($) => $.schedule.refused.expired),
      });
      const [isAllowed, dialog] = await Promise.all([allowed, import('./schedule-dialog')]);
      return isAllowed ? dialog : undefined;
    } catch (error) {
      toasts.error(() => errorMessage(error));
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    open: async (tasks) => {
      const fetched = await fetchDialog();
      if (fetched === undefined) return false;
      const { ScheduleDialog } = fetched;
      return new Promise((resolve) => {
        show(({ open, onClose, onClosed }) => (
          <ScheduleDialog
            open={open}
            tasks={tasks}
            onClose={(set) => {
              resolve(set);
              onClose();
            }}
            onClosed={() => {
              resolve(false);
              onClosed();
            }}
          />
        ));
      });
    },
  };
}
