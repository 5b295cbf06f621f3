import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { taskQueries } from '#src/data/tasks';
import { RetryButton } from '#src/shared/errors/retry-button';
import { NewTaskGroupDialog } from '#src/shared/task-group/new-task-group-dialog';
import { Button } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { useFieldErrorMessage } from '#src/ui/form/validation-error';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { TextControl } from '#src/ui/form/text-controls';
import { Notice } from '#src/ui/status';
import type { TaskForm } from './use-task-form';
import styles from './form.module.css';

export function TaskFields({ taskForm, disabled }: { readonly taskForm: TaskForm; readonly disabled: boolean }) {
  const { t } = useTranslation('templateForm');
  const { form, boxId } = taskForm;
  const { field: name, fieldState: nameState } = useController({ control: form.control, name: 'taskName' });
  const { field: group, fieldState: groupState } = useController({ control: form.control, name: 'taskGroupId' });
  const nameError = useFieldErrorMessage(nameState.error);
  const groupError = useFieldErrorMessage(groupState.error);
  const groups = useQuery(taskQueries.groups());
  const [adding, setAdding] = useState(false);
  const items = groups.data?.items;
  const chosen = group.value;
  const { setStoredValue } = taskForm;

  useEffect(() => {
    if (items === undefined || items.some(({ taskGroupId }) => taskGroupId === chosen)) return;
    const first = items.find(({ isDefault }) => isDefault) ?? items[0];
    if (first !== undefined) setStoredValue('taskGroupId', first.taskGroupId);
  }, [items, chosen, setStoredValue]);

  return (
    <>
      <div id={boxId('taskName')} className={classNames(styles.fieldBox, styles.short)}>
        <Field label={t(($) => $.taskName, { ns: 'tasks' })} required error={nameError}>
          {(wiring) => (
            <TextControl
              {...wiring}
              value={name.value}
              onChange={(value) => {
                name.onChange(value);
                form.clearErrors('taskName');
              }}
              onBlur={name.onBlur}
              disabled={disabled}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div id={boxId('taskGroup')} className={classNames(styles.fieldBox, styles.short)}>
        <Field label={t(($) => $.form.taskGroup)} required error={groupError}>
          {(wiring) => (
            <div className={styles.groupRow}>
              <SelectControl
                {...wiring}
                value={chosen === '' || items === undefined ? undefined : chosen}
                onChange={(value) => {
                  group.onChange(value ?? '');
                  form.clearErrors('taskGroupId');
                }}
                options={(items ?? []).map(({ taskGroupId, taskGroupName }) => ({
                  value: taskGroupId,
                  label: taskGroupName,
                }))}
                loading={groups.isPending}
                disabled={disabled}
              />
              <Button
                icon={<PlusOutlined />}
                disabled={disabled}
                onClick={() => {
                  setAdding(true);
                }}
              >
                {t(($) => $.newGroup.title, { ns: 'tasks' })}
              </Button>
            </div>
          )}
        </Field>
        {groups.isError && items === undefined && (
          <Notice
            variant="error"
            announce="polite"
            actions={
              <RetryButton
                size="small"
                error={groups.error}
                loading={groups.isFetching}
                onClick={() => void groups.refetch()}
              >
                {t(($) => $.retry, { ns: 'ui' })}
              </RetryButton>
            }
          >
            {t(($) => $.urlSource.groupsFailed)}
          </Notice>
        )}
      </div>
      <NewTaskGroupDialog
        open={adding}
        onClose={() => {
          setAdding(false);
        }}
        onCreated={({ taskGroupId }) => {
          form.setValue('taskGroupId', taskGroupId);
          form.clearErrors('taskGroupId');
        }}
      />
    </>
  );
}
