import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { BillingInformationDialog } from './billing-information-dialog';

/** Opens what the account's invoices are made out to (SHR-01). */
export function EditInformationButton() {
  const { t } = useTranslation('billing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(($) => $.information.title)}
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
