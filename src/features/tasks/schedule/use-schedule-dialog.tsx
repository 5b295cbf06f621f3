import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useCloudCheck } from '../operations/use-cloud-check';
import { useShowDialog } from '#src/ui/dialog-host';
import { useToasts } from '#src/ui/toast';
import type { TaskToSchedule } from './task-to-schedule';

/**
 * The way to the schedule dialog (ENUM-33): `open` shows it for one or several tasks and gives whether a schedule was set on any of
 * them. An account without cloud runs reads why it may not schedule. `pending` while the dialog is fetched.
 */
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
  /** The dialog's code, with the calendar in it; undefined when it may not be opened. */
  const fetchDialog = async () => {
    setPending(true);
    try {
      const allowed = hasCloud({
        level: () => t(($) => $.schedule.refused.level),
        expired: () => t(($) => $.schedule.refused.expired),
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
              // Gone with its page: nobody has closed it.
              resolve(false);
              onClosed();
            }}
          />
        ));
      });
    },
  };
}
