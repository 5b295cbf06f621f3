import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { useTakeSharedTask } from '#src/data/shared-tasks';
import { ParentNav, paths } from '#src/domain/paths';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useTaskLimit } from '#src/shared/start/use-task-limit';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useSaid } from '#src/ui/words';
import { useTaskCodes } from '../operations/use-task-codes';

const FULL = 'ExceedTaskLimitCounts';

/** A visitor signs in first, and returning continues (API-071, ROLE-04). A full plan opens its own dialog (ERR-06, ROLE-08). */
export function useTakeShare(share: Schemas['SharedTask']): {
  press: () => void;
  pending: boolean;
  refusal: string | undefined;
} {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const codes = useTaskCodes();
  const tellLimit = useTaskLimit();
  const taking = useTakeSharedTask();
  const [refusal, setRefusal] = useSaid();

  const { run: take } = useSingleFlight(async () => {
    setRefusal();
    try {
      const { answer, group } = await taking.mutateAsync(share.shareId);
      const refused = answer.error ?? answer.errors[0];
      if (refused?.code === FULL) {
        await tellLimit({ quantity: answer.currentTaskCount, limit: answer.limitTaskCount ?? answer.currentTaskCount });
        return;
      }
      if (refused) {
        setRefusal(() => errorMessage({ code: '', ...refused }, { codes }));
        return;
      }
      toasts.success(() => t(($) => $.sharePage.taken, { group: group.taskGroupName }));
      const made = answer.copies?.[0];
      // A server that omits the new task lists it first.
      await navigate(
        made === undefined
          ? paths.taskList
          : paths.taskInfo({ taskId: made.taskId, taskType: share.taskType, parentNav: ParentNav.TaskList }),
      );
    } catch (error) {
      setRefusal(() => errorMessage(error, { codes }));
    }
  });
  const signInFirst = useAfterSignIn('takeShare', share.shareId, () => {
    if (!share.own) void take();
  });
  return {
    press: () => {
      if (!signInFirst()) void take();
    },
    pending: taking.isPending,
    refusal,
  };
}
