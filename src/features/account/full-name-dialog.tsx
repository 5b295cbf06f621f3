import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#src/contract/limits.gen';
import { useUpdateProfile } from '#src/data/account';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { useToasts } from '#src/ui/toast';

/** Changes the full name (API-005); an empty one takes it away. */
export function FullNameDialog({ fullName, ...dialog }: ShownDialog & { readonly fullName: string }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const update = useUpdateProfile();
  const wait = useRetryReason(update.error);
  const [name, setName] = useState(fullName);
  const submit = async () => {
    try {
      await update.mutateAsync({ body: { extractInfo: { fullName: name.trim() || null } } });
      toasts.success(() => t(($) => $.fullName.done));
      dialog.onClose();
    } catch {
      // What went wrong is read from the call itself.
    }
  };
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.fullName.title)}
      submitLabel={t(($) => $.fullName.submit)}
      submitReason={wait}
      loading={update.isPending}
      submitError={update.error ? errorMessage(update.error) : undefined}
      onSubmit={() => void submit()}
      width={460}
    >
      <Field label={t(($) => $.fullName.label)} help={t(($) => $.fullName.help)}>
        {(wiring) => (
          <TextControl
            {...wiring}
            autoFocus
            autoComplete="name"
            maxLength={limits.fullNameLength}
            value={name}
            readOnly={update.isPending}
            onChange={setName}
          />
        )}
      </Field>
    </FormDialog>
  );
}
