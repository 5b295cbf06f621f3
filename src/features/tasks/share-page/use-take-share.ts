import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { useTakeSharedTask } from '#src/data/shared-tasks';
import { ParentNav, paths } from '#src/domain/paths';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useShowTaskLimit } from '#src/shared/start/use-task-limit';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useMessage } from '#src/ui/message';
import { useTaskCodeMessages } from '../dialogs/use-task-code-messages';

const PLAN_FULL_CODE = 'ExceedTaskLimitCounts';

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
  const codes = useTaskCodeMessages();
  const tellLimit = useShowTaskLimit();
  const taking = useTakeSharedTask();
  const [refusal, setRefusal] = useMessage();

  const { run: take } = useSingleFlight(async () => {
    setRefusal();
    try {
      const { response, group } = await taking.mutateAsync(share.shareId);
      const refused = response.error ?? response.errors[0];
      if (refused?.code === PLAN_FULL_CODE) {
        await tellLimit({
          quantity: response.currentTaskCount,
          limit: response.limitTaskCount ?? response.currentTaskCount,
        });
        return;
      }
      if (refused) {
        setRefusal(() => errorMessage({ code: '', ...refused }, { codes }));
        return;
      }
      toasts.success(() => t(($) => $.sharePage.taken, { group: group.taskGroupName }));
      const copy = response.copies?.[0];
      // A server that omits the new task lists it first.
      await navigate(
        copy === undefined
          ? paths.taskList
          : paths.taskInfo({ taskId: copy.taskId, taskType: share.taskType, parentNav: ParentNav.TaskList }),
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
