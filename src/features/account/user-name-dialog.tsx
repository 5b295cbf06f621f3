import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#src/api/errors';
import { useChangeUserName } from '#src/data/account';
import { refusedField } from '#src/domain/account-refusal';
import { USER_NAME, userNameFault } from '#src/domain/user-name';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { useToasts } from '#src/ui/toast';

/** Changes the user name (API-009). A name that is taken is said at the field (ERR-04); what was typed stays. */
export function UserNameDialog({ userName, ...dialog }: ShownDialog & { readonly userName: string }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const change = useChangeUserName();
  const wait = useRetryReason(change.error);
  const [name, setName] = useState(userName);
  const [looked, setLooked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fault = looked ? userNameFault(name.trim()) : undefined;
  const isTaken = refusedField(codeOf(change.error)) === 'userName';
  const submit = async () => {
    const next = name.trim();
    setLooked(true);
    if (userNameFault(next) !== undefined) {
      field.current?.focus();
      return;
    }
    if (next === userName) {
      dialog.onClose();
      return;
    }
    try {
      await change.mutateAsync({ body: { userName: next } });
      toasts.success(() => t(($) => $.userName.done));
      dialog.onClose();
    } catch {
      // What went wrong is read from the call itself.
      field.current?.select();
    }
  };
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.userName.title)}
      submitLabel={t(($) => $.userName.submit)}
      submitReason={wait}
      loading={change.isPending}
      submitError={change.error && !isTaken ? errorMessage(change.error) : undefined}
      onSubmit={() => void submit()}
      width={460}
    >
      <Field
        label={t(($) => $.userName.label)}
        required
        help={t(($) => $.userName.help, USER_NAME)}
        error={fault ? t(($) => $.userName.faults[fault], USER_NAME) : isTaken ? errorMessage(change.error) : undefined}
      >
        {(wiring) => (
          <TextControl
            {...wiring}
            ref={field}
            autoFocus
            autoComplete="username"
            spellCheck={false}
            value={name}
            readOnly={change.isPending}
            onChange={(next) => {
              setName(next);
              if (change.isError && wait === undefined) change.reset();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
