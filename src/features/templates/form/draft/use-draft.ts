import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { now } from '#src/lib/now';
import { changedFields, type FormSnapshot } from '../form-changes';
import type { TaskForm } from '../use-task-form';
import { draftOf, isEmptyDraft, withDraft, type Draft } from './draft';
import {
  removeDraft,
  clearSuspendedForm,
  storeDraft,
  suspendForm,
  readDraft,
  readSuspendedForm,
  type DraftLocation,
} from './draft-store';

/** Milliseconds without a change before the draft is written. */
const WRITE_DELAY = 600;

export interface FormDraft {
  readonly offered: Draft | null;
  readonly restore: (draft: Draft) => void;
  readonly drop: () => void;
  readonly flush: () => void;
  readonly suspend: () => void;
}

interface FoundDraft {
  readonly location: DraftLocation;
  readonly draft: Draft | null;
  readonly saveCount: number;
}

/**
 * Stores unsaved changes in this browser until a save, and offers them on the next visit. After a return from a prompt, restores the form
 * without asking. Does nothing while `place` is undefined.
 */
export function useDraft(taskForm: TaskForm, place: DraftLocation | undefined): FormDraft {
  const { form, parameters, changed, current, stored, saveCount } = taskForm;
  const where = useStableLocation(place);
  const [found, setFound] = useState<FoundDraft>();
  if (where !== undefined && found?.location !== where) {
    const isReturn = readSuspendedForm(where, parameters) !== undefined;
    const draft = saveCount > 0 || isReturn ? null : readDraft(where, now());
    const isNews =
      draft !== null && changedFields(parameters, current(), withDraft(draft, parameters, current())).length > 0;
    setFound({ location: where, draft: isNews ? draft : null, saveCount });
  }
  const offered = found?.saveCount === saveCount ? found.draft : null;

  const timer = useRef<number>(undefined);
  const waiting = useRef<DraftLocation>(undefined);
  const unanswered = useRef(offered);
  useEffect(() => {
    unanswered.current = offered;
  }, [offered]);

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const to = waiting.current;
    waiting.current = undefined;
    if (to === undefined) return;
    // Without changes, an unanswered offer stays stored.
    const nextDraft = draftOf(parameters, stored(), current(), now());
    const draft = isEmptyDraft(nextDraft) ? unanswered.current : nextDraft;
    if (draft === null) removeDraft(to);
    else storeDraft(to, draft);
  }, [parameters, stored, current]);

  const places = useRef<DraftLocation[]>([]);
  useEffect(() => {
    if (where === undefined) return;
    places.current.push(where);
    let hasTyped = false;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        // Values that the program sets are not stored.
        if (!hasTyped && changed().length === 0) return;
        hasTyped = true;
        waiting.current = where;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(flush, WRITE_DELAY);
      },
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [where, form, changed, flush]);

  useEffect(() => {
    if (saveCount === 0) return;
    window.clearTimeout(timer.current);
    waiting.current = undefined;
    for (const saved of places.current) removeDraft(saved);
  }, [saveCount]);

  useLayoutEffect(() => {
    if (where === undefined) return;
    const returned = readSuspendedForm(where, parameters);
    clearSuspendedForm();
    if (returned !== undefined) form.reset(formValues(returned), { keepDefaultValues: true });
  }, [where, parameters, form]);

  const forgetOffer = () => {
    if (where !== undefined) setFound({ location: where, draft: null, saveCount });
    unanswered.current = null;
  };
  return {
    offered,
    flush,
    suspend: () => {
      if (where !== undefined) suspendForm(where, parameters, current());
    },
    restore: (draft) => {
      forgetOffer();
      form.reset(formValues(withDraft(draft, parameters, current())), { keepDefaultValues: true });
    },
    drop: () => {
      forgetOffer();
      if (where !== undefined && changed().length === 0) removeDraft(where);
    },
  };
}

const formValues = ({ taskName, taskGroupId, values }: FormSnapshot) => ({
  taskName,
  taskGroupId,
  values: values.map((value) => ({ value })),
});

function useStableLocation(place: DraftLocation | undefined): DraftLocation | undefined {
  const { userId, templateRegistrationId, taskId } = place ?? {};
  return useMemo(
    () =>
      userId === undefined || templateRegistrationId === undefined
        ? undefined
        : { userId, templateRegistrationId, taskId },
    [userId, templateRegistrationId, taskId],
  );
}
