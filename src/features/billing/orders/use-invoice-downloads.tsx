import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { fetchInvoice, useFetchBillingInformation, type Order } from '#src/data/billing';
import { isBillingComplete } from '#src/features/billing/information/billing-information';
import { saveBlob } from '#src/lib/download';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import { BillingInformationDialog } from '../information/billing-information-dialog';

/** `element` is the dialog for missing billing information; render it once. */
export interface InvoiceDownloads {
  readonly download: (order: Order) => void;
  readonly isBusy: (orderId: string) => boolean;
  readonly element: ReactNode;
}

export function useInvoiceDownloads(): InvoiceDownloads {
  const { t } = useTranslation('billing');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const askInformation = useFetchBillingInformation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // Two presses can arrive before the first one is rendered.
  const running = useRef(new Set<string>());
  const [dialogState, setDialogState] = useState<{ readonly order: Order; readonly open: boolean }>();

  const during = async (id: string, work: () => Promise<void>) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    setBusy(new Set(running.current));
    try {
      await work();
    } finally {
      running.current.delete(id);
      setBusy(new Set(running.current));
    }
  };
  const save = async (order: Order): Promise<void> => {
    try {
      const file = await fetchInvoice(order.orderId);
      const name = file.fileName ?? `${order.orderNumber}.pdf`;
      saveBlob(file.blob, name);
      toasts.success(() => t(($) => $.downloaded, { ns: 'ui', file: name }));
    } catch (error) {
      toasts.error(() => t(($) => $.orders.invoice.failed, { number: order.orderNumber }), {
        detail: () => errorMessage(error),
        action: {
          label: () => t(($) => $.retry, { ns: 'ui' }),
          onPress: () => void during(order.orderId, () => save(order)),
        },
      });
    }
  };
  const download = (order: Order) =>
    void during(order.orderId, async () => {
      if (!isBillingComplete(order.billTo)) {
        const stored = await askInformation();
        // If the information cannot be read, the server decides.
        if (stored !== undefined && !isBillingComplete(stored)) {
          setDialogState({ order, open: true });
          return;
        }
      }
      await save(order);
    });
  return {
    download,
    isBusy: (orderId) => busy.has(orderId),
    element: (
      <BillingInformationDialog
        open={dialogState?.open ?? false}
        title={t(($) => $.orders.invoice.title, { number: dialogState?.order.orderNumber ?? '' })}
        lead={t(($) => $.orders.invoice.lead)}
        submitLabel={t(($) => $.orders.invoice.saveAndDownload)}
        onClose={() => {
          setDialogState((before) => before && { ...before, open: false });
        }}
        onSaved={() => {
          if (dialogState) void during(dialogState.order.orderId, () => save(dialogState.order));
        }}
      />
    ),
  };
}
