import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { PaymentMethodType } from '#src/contract/enums.gen';
import { billingQueries } from '#src/data/billing';
import { purchaseQueries } from '#src/data/purchases';
import { BillingInformationDialog } from '../information/billing-information-dialog';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { InformationSection, isComplete } from './information-section';
import { MethodSection, type PaymentChoice } from './method-section';
import type { PaymentSource } from './use-pay';

/** Requests missing billing information. If it cannot be read, payment is still possible. */
export function usePaymentSections(paying: boolean): {
  readonly sections: ReactNode;
  /** Calls `go` once the billing information is complete; `free` needs no payment method. */
  readonly whenReady: (go: (means: PaymentSource) => void, free: boolean) => void;
  readonly canRenew: boolean;
} {
  const { t } = useTranslation('payments');
  const information = useQuery(billingQueries.information());
  const methods = useQuery(purchaseQueries.methods());
  const field = useRef<PaymentFieldHandle>(null);
  const [choice, setChoice] = useState<PaymentChoice>();
  const [dialog, setDialog] = useState<{ readonly open: boolean; readonly onSaved?: () => void }>({ open: false });
  const stored = methods.data?.items ?? [];
  const usable = stored.filter(({ isExpired }) => !isExpired);
  const value = choice ?? {
    storedMethodId: usable[0]?.paymentMethodId,
    kind: PaymentMethodType.CreditCard,
    storeMethod: true,
  };
  const isMissing = information.data !== undefined && !isComplete(information.data);
  return {
    canRenew: stored.length > 0 || value.storeMethod,
    sections: (
      <>
        <InformationSection information={information.data} disabled={paying} onEdit={() => setDialog({ open: true })} />
        {!methods.isPending && (
          <MethodSection methods={stored} value={value} onChange={setChoice} disabled={paying} field={field} />
        )}
        <BillingInformationDialog
          open={dialog.open}
          {...(dialog.onSaved === undefined
            ? {}
            : { lead: t(($) => $.information.missing), submitLabel: t(($) => $.information.goOn) })}
          onClose={() => setDialog((before) => ({ ...before, open: false }))}
          onSaved={() => dialog.onSaved?.()}
        />
      </>
    ),
    whenReady: (go, free) => {
      const means: PaymentSource = free
        ? undefined
        : value.storedMethodId === undefined
          ? { field: field.current, kind: value.kind, storeMethod: value.storeMethod }
          : { storedMethodId: value.storedMethodId };
      if (isMissing) setDialog({ open: true, onSaved: () => go(means) });
      else go(means);
    },
  };
}
