import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { retryAfterOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { taskQueries } from '#src/data/tasks';
import { useFormats } from '#src/i18n/format';
import { NewTaskGroupDialog } from '#src/shared/task-group/new-task-group-dialog';
import { Button } from '#src/ui/button';
import { ErrorState } from '#src/ui/error-state';
import { RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { SkeletonLines } from '#src/ui/skeleton';
import { Text } from '#src/ui/text';
import styles from '../operations/operations.module.css';

type Group = Schemas['TaskGroup'];

export function useGroupSchema() {
  const { t } = useTranslation('tasks');
  const required = t(($) => $.move.required);
  return z.object({
    group: z.pipe(
      z.custom<Group | undefined>(),
      z.transform((group, { issues }) => {
        if (group !== undefined) return group;
        issues.push({ code: 'custom', message: required, input: group });
        return z.NEVER;
      }),
    ),
  });
}

/** Above this number, a searchable list replaces the radio buttons. */
const SEARCHABLE_ABOVE = 8;

export function GroupPicker({
  control,
  currentGroupId,
}: {
  readonly control: Control<{ group: Group | undefined }, unknown, { group: Group }>;
  readonly currentGroupId?: string;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'group' });
  const { data, error: failure, isError, refetch, isRefetching } = useQuery(taskQueries.groups());
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<Group>();
  const groups = data && [
    ...data.items,
    // Until the refetch contains the new group.
    ...(created && !data.items.some((group) => group.taskGroupId === created.taskGroupId) ? [created] : []),
  ];
  const choose = (id: string | undefined) => {
    const group = groups?.find((entry) => entry.taskGroupId === id);
    if (group) onChange(group);
  };
  return (
    <>
      <Field
        label={t(($) => $.move.group)}
        group
        required
        error={error?.message}
        extra={
          <Button variant="link" size="small" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
            {t(($) => $.move.newGroup)}
          </Button>
        }
      >
        {(wiring) =>
          groups === undefined ? (
            isError ? (
              <ErrorState
                inline
                title={t(($) => $.groups.failed)}
                onRetry={() => void refetch()}
                retrying={isRefetching}
                retryIn={retryAfterOf(failure)}
              />
            ) : (
              <SkeletonLines lines={4} />
            )
          ) : groups.length > SEARCHABLE_ABOVE ? (
            <SelectControl
              {...wiring}
              value={value?.taskGroupId}
              onChange={choose}
              options={groups.map(({ taskGroupId, taskGroupName }) => ({
                value: taskGroupId,
                label: taskGroupName,
                disabled: taskGroupId === currentGroupId,
              }))}
            />
          ) : (
            <RadioGroupControl
              {...wiring}
              column
              value={value?.taskGroupId}
              onChange={choose}
              choices={groups.map(({ taskGroupId, taskGroupName, taskCount }) => ({
                value: taskGroupId,
                disabled: taskGroupId === currentGroupId,
                label: (
                  <span className={styles.place}>
                    <span>{taskGroupName}</span>
                    <Text as="span" tone="secondary">
                      {taskGroupId === currentGroupId
                        ? t(($) => $.move.present)
                        : taskCount === undefined
                          ? null
                          : formats.number(taskCount)}
                    </Text>
                  </span>
                ),
              }))}
            />
          )
        }
      </Field>
      <NewTaskGroupDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(group) => {
          setCreated(group);
          onChange(group);
        }}
      />
    </>
  );
}
