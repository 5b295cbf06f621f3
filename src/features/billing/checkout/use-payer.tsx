import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { PaymentMethodType } from '#src/contract/enums.gen';
import { billingQueries } from '#src/data/billing';
import { buyingQueries } from '#src/data/buying';
import { BillingInformationDialog } from '../information/billing-information-dialog';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { InformationSection, isComplete } from './information-section';
import { MethodSection, type ChosenMethod } from './method-section';
import type { Means } from './use-pay';

/** Requests missing billing information before the payment. If the information cannot be read, payment is still possible. */
export function usePayer(paying: boolean): {
  readonly sections: ReactNode;
  /** Calls `go` once the billing information is complete; `free` needs no payment method. */
  readonly whenReady: (go: (means: Means) => void, free: boolean) => void;
  readonly canRenew: boolean;
} {
  const { t } = useTranslation('buying');
  const information = useQuery(billingQueries.information());
  const methods = useQuery(buyingQueries.methods());
  const field = useRef<PaymentFieldHandle>(null);
  const [choice, setChoice] = useState<ChosenMethod>();
  const [dialog, setDialog] = useState<{ readonly open: boolean; readonly goOn?: () => void }>({ open: false });
  const stored = methods.data?.items ?? [];
  const usable = stored.filter(({ isExpired }) => !isExpired);
  const value = choice ?? { stored: usable[0]?.paymentMethodId, kind: PaymentMethodType.CreditCard, store: true };
  const isMissing = information.data !== undefined && !isComplete(information.data);
  return {
    canRenew: stored.length > 0 || value.store,
    sections: (
      <>
        <InformationSection information={information.data} disabled={paying} onEdit={() => setDialog({ open: true })} />
        {!methods.isPending && (
          <MethodSection methods={stored} value={value} onChange={setChoice} disabled={paying} field={field} />
        )}
        <BillingInformationDialog
          open={dialog.open}
          {...(dialog.goOn === undefined
            ? {}
            : { lead: t(($) => $.information.missing), submitLabel: t(($) => $.information.goOn) })}
          onClose={() => setDialog((before) => ({ ...before, open: false }))}
          onSaved={() => dialog.goOn?.()}
        />
      </>
    ),
    whenReady: (go, free) => {
      const means: Means = free
        ? undefined
        : value.stored === undefined
          ? { field: field.current, kind: value.kind, store: value.store }
          : { stored: value.stored };
      if (isMissing) setDialog({ open: true, goOn: () => go(means) });
      else go(means);
    },
  };
}
