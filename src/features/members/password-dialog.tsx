import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { statusOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSetMemberPassword, useSetMemberPasswords, type Member } from '#src/data/members';
import { useFormats } from '#src/i18n/format';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordMessage } from '#src/shared/session/use-password-message';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { memberNameOf } from './member-name';
import { PasswordResults } from './password-results';

const MAX_LISTED_NAMES = 3;

export function PasswordDialog({
  members,
  onDone,
  ...dialog
}: DialogControls & {
  readonly members: readonly Member[];
  /** Called with the members whose password was set. */
  readonly onDone?: (memberIds: readonly string[]) => void;
}) {
  const [targets, setTargets] = useState(members);
  const [results, setResults] = useState<readonly Schemas['MemberResult'][]>();
  const done = (memberIds: readonly string[]) => onDone?.(memberIds);
  if (results)
    return (
      <PasswordResults
        {...dialog}
        members={targets}
        results={results}
        onRetry={(failed) => {
          setTargets(failed);
          setResults(undefined);
        }}
      />
    );
  return (
    <PasswordForm
      {...dialog}
      members={targets}
      onResults={(answers) => {
        done(answers.filter(({ code }) => code === '').map(({ memberId }) => memberId));
        if (answers.every(({ code }) => code === '')) dialog.onClose();
        else setResults(answers);
      }}
    />
  );
}

function PasswordForm({
  members,
  onResults,
  ...dialog
}: DialogControls & {
  readonly members: readonly Member[];
  readonly onResults: (results: readonly Schemas['MemberResult'][]) => void;
}) {
  const { t } = useTranslation('members');
  const { list } = useFormats();
  const toasts = useToasts();
  const passwordMessage = usePasswordMessage();
  const one = useSetMemberPassword();
  const several = useSetMemberPasswords();
  const [first] = members;
  const single = members.length === 1 ? first : undefined;
  const names = members.flatMap(({ userName, email }) => [userName, email ?? '']);
  const schema = z.object({
    password: z.string().check(
      z.superRefine((password, context) => {
        const weak = passwordMessage(password, names);
        if (weak) context.addIssue(weak());
      }),
    ),
  });
  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ password }) => {
      if (single) {
        await one.mutateAsync({ id: single.memberId, password });
        toasts.success(() => t(($) => $.password.doneOne, { name: memberNameOf(single) }));
        onResults([{ memberId: single.memberId, code: '', message: '' }]);
        return;
      }
      const results = await several.mutateAsync({ ids: members.map(({ memberId }) => memberId), password });
      const count = results.filter(({ code }) => code === '').length;
      if (count > 0) toasts.success(() => t(($) => $.password.done, { count }));
      onResults(results);
    },
    {
      dialog,
      values: { password: '' },
      fieldErrors: (error) => (statusOf(error) === 422 ? { password: () => t(($) => $.errors.PasswordRefused) } : {}),
    },
  );
  const disabled = members.filter((member) => member.disabled).length;
  const named = members
    .slice(0, members.length > MAX_LISTED_NAMES + 1 ? MAX_LISTED_NAMES : MAX_LISTED_NAMES + 1)
    .map(memberNameOf);
  const more = members.length - named.length;
  return (
    <FormDialog
      {...dialogProps}
      title={
        single
          ? t(($) => $.actions.passwordNamed, { name: memberNameOf(single) })
          : t(($) => $.password.title, { count: members.length })
      }
      submitLabel={t(($) => $.actions.password)}
    >
      <p>
        {single
          ? t(($) => $.password.leadOne)
          : t(($) => $.password.lead, {
              names: list(more > 0 ? [...named, t(($) => $.password.more, { count: more })] : named),
            })}
      </p>
      {disabled > 0 && (
        <Notice variant="warning">
          {single ? t(($) => $.password.disabledOne) : t(($) => $.password.disabled, { count: disabled })}
        </Notice>
      )}
      <NewPasswordField control={control} name="password" names={names} />
    </FormDialog>
  );
}
