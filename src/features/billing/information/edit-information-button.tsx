import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { BillingInformationDialog } from './billing-information-dialog';

export function EditInformationButton({ label }: { readonly label?: string }) {
  const { t } = useTranslation('billing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {label ?? t(($) => $.information.title)}
      </Button>
      <BillingInformationDialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
