import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '#src/contract/limits.gen';
import { memberQueries, useSaveMember, type Member } from '#src/data/members';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordWords } from '#src/shared/session/use-password-words';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { fault } from '#src/ui/form/fault';
import { NumberField, TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { formErrors, memberFaults, refusedFields, saveOf, valuesOf, type MemberValues } from './member-form';
import { nameOf } from './member-name';
import type { membersQuery } from './members.params';
import styles from './members.module.css';
import { useFaultWords } from './use-fault-words';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSingleFlight } from '#src/ui/use-single-flight';

/**
 * Creates a member: name and password, and as wanted a full name, an address and cloud nodes (MEM-03, API-021); or changes the names of
 * `member`. What is missing, malformed or taken is said at its field.
 */
export function MemberDialog({
  open,
  onClose,
  onClosed,
  member,
  query,
}: ShownDialog & { readonly member?: Member; readonly query: ReturnType<typeof membersQuery> }) {
  const { t } = useTranslation('members');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const passwordWords = usePasswordWords();
  const save = useSaveMember();
  const { data: list } = useQuery(memberQueries.list(query));
  const left = list && Math.min(list.cloudNodesLeft, limits.memberCloudCount.max);
  const [failure, setFailure] = useState<unknown>();
  const isNew = member === undefined;

  const resolver: Resolver<MemberValues> = (values) => {
    const weak = isNew ? passwordWords(values.password, [values.userName, values.email]) : undefined;
    const errors = {
      ...formErrors(memberFaults(values, member, left)),
      ...(weak === undefined ? {} : { password: fault(weak) }),
    };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const { control, formState, handleSubmit, setError } = useForm<MemberValues>({
    resolver,
    defaultValues: valuesOf(member),
  });
  const { errors } = formState;
  const faultWords = useFaultWords(left);
  const [userName, email] = useWatch({ control, name: ['userName', 'email'] });

  const { run: send } = useSingleFlight(async (values: MemberValues) => {
    const body = saveOf(values, member);
    if (Object.keys(body).length === 0) {
      onClose();
      return;
    }
    setFailure(undefined);
    try {
      const saved = await save.mutateAsync(isNew ? body : { ...body, id: member.memberId });
      const name = nameOf(saved);
      if (isNew)
        toasts.success(() => t(($) => $.form.created, { name }), {
          detail: () => t(($) => $.form.createdDetail, { userName: saved.userName }),
        });
      else toasts.success(() => t(($) => $.form.saved, { name }));
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      for (const [index, [field, refusal]] of refused.entries())
        setError(
          field,
          field === 'password'
            ? fault(() => t(($) => $.errors.PasswordRefused))
            : { type: 'refused', message: refusal },
          { shouldFocus: index === 0 },
        );
      if (refused.length === 0) setFailure(error);
    }
  });
  const field = (name: Exclude<keyof MemberValues, 'password'>) =>
    ({ control, name, error: faultWords(name, errors[name]?.message), disabled: save.isPending }) as const;
  return (
    <FormDialog
      costly
      open={open}
      title={isNew ? t(($) => $.form.titleNew) : t(($) => $.form.title, { name: nameOf(member) })}
      submitLabel={isNew ? t(($) => $.form.create) : t(($) => $.form.save)}
      loading={save.isPending}
      submitError={failure === undefined ? undefined : errorMessage(failure)}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <TextField
        {...field('userName')}
        label={t(($) => $.form.userName)}
        help={t(($) => $.form.userNameHelp)}
        required
        autoComplete="off"
        spellCheck={false}
      />
      {isNew && (
        <NewPasswordField
          control={control}
          name="password"
          label={t(($) => $.form.password)}
          names={[userName, email]}
          disabled={save.isPending}
        />
      )}
      <div className={styles.pair}>
        <TextField {...field('fullName')} label={t(($) => $.form.fullName)} optional autoComplete="off" />
        <TextField
          {...field('email')}
          label={t(($) => $.form.email)}
          type="email"
          optional={isNew || member.email === null}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {isNew && (
        <NumberField
          {...field('cloudCount')}
          label={t(($) => $.nodes.label)}
          help={left === undefined ? undefined : t(($) => $.form.nodesHelp, { count: left })}
          min={0}
          max={left}
          inputMode="numeric"
        />
      )}
    </FormDialog>
  );
}
