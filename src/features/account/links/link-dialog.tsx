import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { LoginProvider } from '#src/contract/enums.gen';
import { useLinkAccount } from '#src/data/account-access';
import { providerNames } from '#src/shared/session/provider-names';
import { useRequestProviderProof } from '#src/shared/session/use-providers';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { useToasts } from '#src/ui/toast';

export function LinkDialog({ provider, ...dialog }: DialogControls & { readonly provider: LoginProvider }) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const link = useLinkAccount();
  const wait = useRetryDisabledReason(link.error);
  const askProvider = useRequestProviderProof();
  const name = providerNames[provider];
  const [waiting, setWaiting] = useState(false);
  const [closed, setClosed] = useState(false);
  const go = async () => {
    link.reset();
    setClosed(false);
    setWaiting(true);
    const proof = await askProvider(provider);
    setWaiting(false);
    setClosed(proof === undefined);
    if (proof === undefined) return;
    try {
      await link.mutateAsync({ provider, code: proof.code });
      toasts.success(() => t(($) => $.links.linked, { provider: name }));
      dialog.onClose();
    } catch {
      // The mutation's state holds the error.
    }
  };
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.links.linkTitle, { provider: name })}
      submitLabel={
        closed || link.isError ? t(($) => $.links.again, { provider: name }) : t(($) => $.links.go, { provider: name })
      }
      submitDisabledReason={wait ?? (waiting ? t(($) => $.links.waiting, { provider: name }) : undefined)}
      loading={link.isPending}
      submitError={
        closed ? t(($) => $.links.closed, { provider: name }) : link.error ? errorMessage(link.error) : undefined
      }
      onSubmit={() => void go()}
      width={460}
    >
      <p>{t(($) => $.links.lead, { provider: name })}</p>
      <p role="status">{waiting ? t(($) => $.links.waiting, { provider: name }) : ''}</p>
    </FormDialog>
  );
}
