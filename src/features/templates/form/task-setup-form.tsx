import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { submitOnCtrlEnter, SUBMIT_KEYS } from '#src/ui/form/costly-form';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import { ConflictNotice } from './conflict-notice';
import { CostCard } from './cost-card';
import { DraftBanner } from './draft/draft-banner';
import { useDraft } from './draft/use-draft';
import { ErrorSummary } from './error-summary';
import type { ForeignFields, TemplateParameter } from './field-contract';
import { focusProgrammatically } from './focus';
import type { SavedTask } from './initial-values';
import { LeaveGuard } from './leave-guard';
import { MarkPanel } from './mark-panel';
import { ParameterFields } from './parameter-form';
import { SavedNotStarted } from './saved-not-started';
import { StartMenu } from './start-menu';
import { TaskFields } from './task-fields';
import { TemplateOverview } from './template-overview';
import { useSaveTaskForm } from './use-save-task';
import { useStartTaskForm } from './use-start-task';
import { useTaskForm, type BoundTask, type InitialForm, type TaskFormValues } from './use-task-form';
import styles from './form.module.css';

export interface TaskSetupProps {
  readonly setup: Schemas['TemplateSetup'];
  readonly template: Pick<Schemas['TemplateDetail'], 'runOn'> &
    Partial<Pick<Schemas['TemplateDetail'], 'newMinAccountLevel' | 'howToUse' | 'description' | 'prices'>>;
  readonly foreignFields: ForeignFields;
  readonly task?: SavedTask & { readonly id: string };
}

export function TaskSetupForm({
  setup,
  template,
  foreignFields,
  task,
  parameters,
  initial,
  onReload,
  onLoadNewer,
}: TaskSetupProps & {
  readonly parameters: readonly TemplateParameter[];
  readonly initial: InitialForm;
  readonly onReload: (values: TaskFormValues, bound: BoundTask) => Promise<void>;
  readonly onLoadNewer: (taskId: string) => Promise<void>;
}) {
  const { t } = useTranslation('templateForm');
  const { data: account } = useAccountQuery();
  const [focused, setFocused] = useState<TemplateParameter>();
  const taskForm = useTaskForm(setup, parameters, initial);
  const saving = useSaveTaskForm({ setup, taskForm, task: initial.boundTo });
  const { notStarted, saveAndStart, forget } = useStartTaskForm({ setup, taskForm, saving, onReload });
  const { phase, boundTo } = saving;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The focused button disappeared with the previous form.
    if (initial.isReload) box.current?.focus();
  }, [initial.isReload]);
  const storedName = task?.taskName;
  const formerName = useRef(storedName);
  const { form, setStoredValue } = taskForm;
  const draft = useDraft(
    taskForm,
    account === undefined
      ? undefined
      : {
          userId: account.userId,
          templateRegistrationId: setup.templateRegistrationId,
          taskId: boundTo?.taskId,
        },
  );
  useEffect(() => {
    // A rename above the form updates the name, unless the user has typed another.
    if (storedName !== undefined && form.getValues('taskName') === formerName.current)
      setStoredValue('taskName', storedName);
    formerName.current = storedName;
  }, [storedName, form, setStoredValue]);
  const busy = phase !== 'idle';
  const isLocked = phase === 'preparing' || phase === 'saving' || phase === 'starting';
  const editing = boundTo !== undefined;
  /** Saving disables the focused field, which drops the focus. */
  const saveAndStay = async () => {
    const focusedBefore = document.activeElement;
    forget();
    await saving.saveOnly();
    window.requestAnimationFrame(() => {
      if (document.activeElement === document.body && focusedBefore instanceof HTMLElement)
        focusProgrammatically(focusedBefore);
    });
  };
  const releaseAndStay = () => {
    // The focused button disappears with its notice.
    if (box.current) focusProgrammatically(box.current);
    forget();
    saving.release();
  };
  const context = useMemo(
    () => ({ templateId: setup.id, taskId: boundTo?.taskId, preLoginUrl: setup.preLoginUrl }),
    [setup.id, setup.preLoginUrl, boundTo?.taskId],
  );
  return (
    <form
      ref={box}
      tabIndex={-1}
      noValidate
      aria-label={t(($) => $.form.label)}
      aria-busy={busy}
      className={styles.setup}
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void saveAndStay();
      }}
    >
      <div className={styles.fields}>
        <LeaveGuard taskForm={taskForm} onLeave={draft.flush} onPromptNavigation={draft.suspend} />
        <DraftBanner taskForm={taskForm} draft={draft} />
        {saving.conflict && boundTo !== undefined && (
          <ConflictNotice
            busy={busy}
            onLoadNewer={() => {
              draft.flush();
              return onLoadNewer(boundTo.taskId);
            }}
            onOverwrite={() => {
              forget();
              void saving.saveOnly(true);
            }}
          />
        )}
        <ErrorSummary taskForm={taskForm} />
        <ParameterFields
          taskForm={taskForm}
          foreignFields={foreignFields}
          context={context}
          disabled={isLocked}
          onFocus={setFocused}
        />
        <div
          className={classNames(styles.pairs, styles.taskPart)}
          onFocus={() => {
            setFocused(undefined);
          }}
        >
          <TaskFields taskForm={taskForm} disabled={isLocked} />
        </div>
        <CostCard setup={setup} />
        {notStarted !== undefined && boundTo !== undefined && (
          <SavedNotStarted
            cause={notStarted}
            name={boundTo.name}
            created={task === undefined}
            busy={busy}
            onRelease={releaseAndStay}
          />
        )}
        {notStarted === undefined && task === undefined && boundTo !== undefined && (
          <Notice
            variant="success"
            actions={
              <span className={styles.savedTask}>
                <LinkButton size="small" to={paths.templateTaskList}>
                  {t(($) => $.form.viewTaskList)}
                </LinkButton>
                <Button size="small" disabled={busy} onClick={releaseAndStay}>
                  {t(($) => $.form.anotherTask)}
                </Button>
              </span>
            }
          >
            {t(($) => $.form.savedAs, { name: boundTo.name })}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" aria-keyshortcuts={SUBMIT_KEYS} loading={busy && phase !== 'starting'}>
            {editing ? t(($) => $.save.save) : t(($) => $.save.create)}
          </Button>
          <StartMenu
            runOn={setup.runOn ?? template.runOn}
            newMinAccountLevel={template.newMinAccountLevel}
            account={account}
            busy={busy}
            onStart={(target) => void saveAndStart(target)}
          />
          <span role="status" className={styles.phase}>
            {phase === 'checking'
              ? t(($) => $.form.checking)
              : phase === 'preparing' || phase === 'saving'
                ? t(($) => $.form.saving)
                : phase === 'starting'
                  ? t(($) => $.form.starting)
                  : ''}
          </span>
        </div>
      </div>
      <MarkPanel marks={setup.marks} parameter={focused}>
        <TemplateOverview template={template} setup={setup} />
      </MarkPanel>
    </form>
  );
}
