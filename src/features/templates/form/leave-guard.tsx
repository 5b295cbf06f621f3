import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useBlocker, useLocation, type Location } from 'react-router-dom';
import { isSignedIn } from '#src/data/session';
import { useFormats } from '#src/i18n/format';
import { isLeaveConfirmed } from '#src/shared/prompts/leave-confirmed';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { draftOf } from './draft/draft';
import { useFieldLabels } from './use-field-labels';
import type { TaskForm } from './use-task-form';

/** Ignores which tab of the page is open. */
const formIdentity = ({ pathname, search }: Location): string => {
  const query = new URLSearchParams(search);
  return JSON.stringify([pathname, query.get('slug'), query.get('taskId')]);
};

/**
 * Confirms before unsaved changes are lost. An ended session passes; so does a link in a prompt, after the form is stored for the return.
 */
export function LeaveGuard({
  taskForm,
  onLeave,
  onPromptNavigation,
}: {
  readonly taskForm: TaskForm;
  readonly onLeave: () => void;
  readonly onPromptNavigation: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const { changed, parameters, stored, current } = taskForm;
  const labelOf = useFieldLabels(parameters);
  const ownForm = formIdentity(useLocation());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A blocker outlives its page for a moment.
    if (formIdentity(currentLocation) !== ownForm || formIdentity(nextLocation) === ownForm) return false;
    if (!isSignedIn() || changed().length === 0) return false;
    if (!isLeaveConfirmed(nextLocation.state)) return true;
    onPromptNavigation();
    return false;
  });
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (changed().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [changed]);

  const isAsking = blocker.state === 'blocked';
  const lost = isAsking ? Object.keys(draftOf(parameters, stored(), current(), 0).leftOut) : [];
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
  };
  return (
    <Dialog
      open={isAsking}
      variant="warning"
      width={480}
      title={t(($) => $.leave.title)}
      onClose={stay}
      footer={
        <>
          <Button
            onClick={() => {
              onLeave();
              if (blocker.state === 'blocked') blocker.proceed();
            }}
          >
            {t(($) => $.leave.leave)}
          </Button>
          <Button variant="primary" autoFocus onClick={stay}>
            {t(($) => $.leave.stay)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.leave.changed, { fields: formats.list(isAsking ? changed().map(labelOf) : []) })}</p>
      <p>{t(($) => $.leave.draft)}</p>
      {lost.length > 0 && (
        <p>{t(($) => $.leave.lost, { fields: formats.list(lost.map((id) => labelOf(`parameter:${id}`))) })}</p>
      )}
    </Dialog>
  );
}
