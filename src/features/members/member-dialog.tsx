import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { memberQueries, useSaveMember, type Member } from '#src/data/members';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { NumberField, TextField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { memberSaveOf, memberValuesOf, type MemberValues } from './member-form';
import { memberNameOf } from './member-name';
import type { membersQuery } from './members.params';
import styles from './members.module.css';
import { useMemberForm } from './use-member-form';

/** Creates a member, or changes the names of `member` (MEM-03, API-021). */
export function MemberDialog({
  member,
  query,
  ...dialog
}: DialogControls & { readonly member?: Member; readonly query: ReturnType<typeof membersQuery> }) {
  const { t } = useTranslation('members');
  const toasts = useToasts();
  const save = useSaveMember();
  const { data: list } = useQuery(memberQueries.list(query));
  const maxNodes = list && Math.min(list.cloudNodesLeft, limits.memberCloudCount.max);
  const isNew = member === undefined;

  const { schema, fieldErrors } = useMemberForm(member, maxNodes);
  const { control, isPending, dialogProps } = useDialogForm(
    schema,
    async (values) => {
      const body = memberSaveOf(values, member);
      if (Object.keys(body).length > 0) {
        const saved = await save.mutateAsync(isNew ? body : { ...body, id: member.memberId });
        const name = memberNameOf(saved);
        if (isNew)
          toasts.success(() => t(($) => $.form.created, { name }), {
            detail: () => t(($) => $.form.createdDetail, { userName: saved.userName }),
          });
        else toasts.success(() => t(($) => $.form.saved, { name }));
      }
      dialog.onClose();
    },
    { dialog, values: memberValuesOf(member), fieldErrors },
  );
  const [userName, email] = useWatch({ control, name: ['userName', 'email'] });
  const field = (name: Exclude<keyof MemberValues, 'password'>) => ({ control, name, disabled: isPending }) as const;
  return (
    <FormDialog
      {...dialogProps}
      costly
      title={isNew ? t(($) => $.create) : t(($) => $.form.title, { name: memberNameOf(member) })}
      submitLabel={isNew ? t(($) => $.form.create) : t(($) => $.form.save)}
    >
      <TextField
        {...field('userName')}
        label={t(($) => $.userName.label, { ns: 'account' })}
        help={t(($) => $.form.userNameHelp)}
        required
        autoComplete="off"
        spellCheck={false}
      />
      {isNew && (
        <NewPasswordField
          control={control}
          name="password"
          label={t(($) => $.password, { ns: 'session' })}
          names={[userName, email]}
          disabled={isPending}
        />
      )}
      <div className={styles.pair}>
        <TextField
          {...field('fullName')}
          label={t(($) => $.fullName.label, { ns: 'account' })}
          optional
          autoComplete="off"
        />
        <TextField
          {...field('email')}
          label={t(($) => $.emailAddress, { ns: 'session' })}
          type="email"
          optional={isNew || member.email === null}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {isNew && (
        <NumberField
          {...field('cloudCount')}
          label={t(($) => $.words.cloudNodes, { ns: 'shell' })}
          help={maxNodes === undefined ? undefined : t(($) => $.form.nodesHelp, { count: maxNodes })}
          min={0}
          max={maxNodes}
          inputMode="numeric"
        />
      )}
    </FormDialog>
  );
}
