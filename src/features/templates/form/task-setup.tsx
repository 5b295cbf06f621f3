import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountLevel, RunOn } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { useAccount } from '../../../data/account';
import { templateQueries } from '../../../data/templates';
import { parseParameters } from '../../../domain/template-parameters';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link-button';
import { Notice } from '../../../ui/status';
import { useToasts } from '../../../ui/toast';
import { paths } from '../../../domain/paths';
import { ErrorSummary } from './error-summary';
import type { FieldRenderers, TemplateParameter } from './field-contract';
import { focusQuietly } from './focus';
import type { SavedTask } from './form-values';
import { MarkPanel } from './mark-panel';
import { ParameterFields, TaskFields } from './parameter-form';
import { StartMenu } from './start-menu';
import { useStartTaskForm, type BoundTask } from './use-start-task';
import { carryOver, useTaskForm, type TaskFormValues } from './use-task-form';
import styles from './form.module.css';

export interface TaskSetupProps {
  readonly setup: Schemas['TemplateSetup'];
  /** Where it can run and for whom, from the template's page. */
  readonly template: { readonly runOn: RunOn; readonly newMinAccountLevel?: AccountLevel | null | undefined };
  readonly renderers: FieldRenderers;
  /** The task that is edited; none while one is created. */
  readonly task?: (SavedTask & { readonly id: string }) | undefined;
}

/** Fill in a template's parameters, name the task, save it or start it (FORM-01). */
export function TaskSetup(props: TaskSetupProps) {
  const { t } = useTranslation('templates');
  const queries = useQueryClient();
  const toasts = useToasts();
  const [kept, setKept] = useState<{
    round: number;
    setup: Schemas['TemplateSetup'];
    values?: TaskFormValues;
    bound?: BoundTask | undefined;
  }>({ round: 0, setup: props.setup });
  // What is typed belongs to one version: another one that arrives meanwhile is loaded only when it is asked for.
  const setup = props.setup.version === kept.setup.version ? props.setup : kept.setup;
  const parameters = useMemo(() => parseParameters(setup.parameters), [setup.parameters]);
  if (parameters === null)
    return <ErrorState title={t(($) => $.form.unreadable)}>{t(($) => $.form.unreadableHint)}</ErrorState>;
  return (
    <TaskSetupForm
      key={kept.round}
      {...props}
      setup={setup}
      parameters={parameters}
      kept={kept.values}
      bound={kept.bound}
      onReload={async (values, bound) => {
        const fresh = await queries.query({ ...templateQueries.setup(setup.templateRegistrationId), staleTime: 0 });
        setKept({
          round: kept.round + 1,
          setup: fresh,
          bound,
          values: carryOver(parameters, parseParameters(fresh.parameters) ?? [], values),
        });
        toasts.success(
          t(($) => $.start.loadedCurrent, { version: fresh.version }),
          { detail: t(($) => $.start.loadedCurrentHint) },
        );
      }}
    />
  );
}

function TaskSetupForm({
  setup,
  template,
  renderers,
  task,
  parameters,
  kept,
  bound,
  onReload,
}: TaskSetupProps & {
  readonly parameters: readonly TemplateParameter[];
  readonly kept: TaskFormValues | undefined;
  /** The task that the kept values were saved to. */
  readonly bound: BoundTask | undefined;
  /** Loads the current version and keeps these values (START-09). */
  readonly onReload: (values: TaskFormValues, bound: BoundTask | undefined) => Promise<void>;
}) {
  const { t } = useTranslation('templates');
  const { data: account } = useAccount();
  const [focused, setFocused] = useState<TemplateParameter>();
  const taskForm = useTaskForm(setup, parameters, { task, kept });
  const { phase, boundTo, release, saveOnly, saveAndStart } = useStartTaskForm({
    setup,
    taskForm,
    task: bound ?? (task === undefined ? undefined : { taskId: task.id, name: task.taskName }),
    onReload,
  });
  const box = useRef<HTMLFormElement>(null);
  const reloaded = kept !== undefined;
  useEffect(() => {
    // The button that was pressed went with the former version's form.
    if (reloaded) box.current?.focus();
  }, [reloaded]);
  const storedName = task?.taskName;
  const formerName = useRef(storedName);
  const { form } = taskForm;
  useEffect(() => {
    // Renamed above the form: the name goes along, unless another one was typed here.
    if (storedName !== undefined && form.getValues('taskName') === formerName.current)
      form.setValue('taskName', storedName);
    formerName.current = storedName;
  }, [storedName, form]);
  const busy = phase !== 'idle';
  const held = phase === 'preparing' || phase === 'saving' || phase === 'starting';
  const editing = boundTo !== undefined;
  /** A field that is held while saving loses the focus: it comes back when Enter in it saved. */
  const saveAndStay = async () => {
    const focusedBefore = document.activeElement;
    await saveOnly();
    window.requestAnimationFrame(() => {
      if (document.activeElement === document.body && focusedBefore instanceof HTMLElement) focusQuietly(focusedBefore);
    });
  };
  const surroundings = useMemo(
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
      className={styles['setup']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void saveAndStay();
      }}
    >
      <div className={styles['fields']}>
        <ErrorSummary taskForm={taskForm} />
        <ParameterFields
          taskForm={taskForm}
          renderers={renderers}
          surroundings={surroundings}
          disabled={held}
          onFocus={setFocused}
        />
        <div
          className={styles['taskPart']}
          onFocus={() => {
            setFocused(undefined);
          }}
        >
          <TaskFields taskForm={taskForm} disabled={held} />
        </div>
        {task === undefined && boundTo !== undefined && (
          <Notice
            kind="success"
            actions={
              <span className={styles['bound']}>
                <LinkButton size="small" to={paths.templateTaskList}>
                  {t(($) => $.form.viewTaskList)}
                </LinkButton>
                <Button size="small" disabled={busy} onClick={release}>
                  {t(($) => $.form.anotherTask)}
                </Button>
              </span>
            }
          >
            {t(($) => $.form.savedAs, { name: boundTo.name })}
          </Notice>
        )}
        <div className={styles['actions']}>
          <Button type="submit" loading={busy && phase !== 'starting'}>
            {editing ? t(($) => $.save.save) : t(($) => $.save.create)}
          </Button>
          <StartMenu
            runOn={setup.runOn ?? template.runOn}
            newMinAccountLevel={template.newMinAccountLevel}
            account={account}
            busy={busy}
            onStart={(target) => void saveAndStart(target)}
          />
          <span role="status" className={styles['phase']}>
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
      <MarkPanel marks={setup.marks} parameter={focused} />
    </form>
  );
}
