import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { statusOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { useCreateTaskGroup } from '#src/data/tasks';
import { FormDialog } from '#src/ui/dialog';
import { TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

const schema = z.object({ name: z.string().trim().min(1, 'required').max(limits.taskGroupNameLength, 'tooLong') });

/** Asks for the name of a new task group (FORM-16) and creates it; a name that is taken is said at the field, and what was typed stays. */
export function NewTaskGroupDialog({
  open,
  onClose,
  onCreated,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (group: Schemas['TaskGroup']) => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const create = useCreateTaskGroup();
  const { control, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '' },
  });
  const failure = formState.errors.name?.message;
  const message =
    failure === 'required'
      ? t(($) => $.newGroup.required)
      : failure === 'tooLong'
        ? t(($) => $.newGroup.tooLong, { count: limits.taskGroupNameLength })
        : failure === 'taken'
          ? t(($) => $.newGroup.taken)
          : undefined;
  const submit = handleSubmit(async ({ name }) => {
    try {
      const group = await create.mutateAsync(name);
      toasts.success(() => t(($) => $.newGroup.created, { name: group.taskGroupName }));
      onCreated(group);
      onClose();
    } catch (error) {
      if (statusOf(error) === 409) setError('name', { message: 'taken' }, { shouldFocus: true });
    }
  });
  const otherFailure = create.isError && statusOf(create.error) !== 409 ? errorMessage(create.error) : undefined;
  return (
    <FormDialog
      open={open}
      title={t(($) => $.newGroup.title)}
      submitLabel={t(($) => $.newGroup.create)}
      loading={create.isPending}
      submitError={otherFailure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      onClosed={() => {
        reset();
        create.reset();
      }}
    >
      <TextField
        control={control}
        name="name"
        label={t(($) => $.newGroup.name)}
        required
        error={message}
        autoComplete="off"
      />
    </FormDialog>
  );
}
