import { useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import type { BillingInformation } from '#src/data/billing';
import { isUnusualPostcode } from './billing-information';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import { ErrorState } from '#src/ui/error-state';
import { LiveRegion } from '#src/ui/live-region';
import { SkeletonLines } from '#src/ui/skeleton';
import { useToasts } from '#src/ui/toast';
import { refusedFields } from './information-form';
import { InformationFields } from './information-fields';
import styles from './information.module.css';
import { useInformationForm } from './use-information-form';

export function BillingInformationDialog({
  open,
  title,
  lead,
  submitLabel,
  onClose,
  onSaved,
}: {
  readonly open: boolean;
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly submitLabel?: string;
  readonly onClose: () => void;
  readonly onSaved?: (information: BillingInformation) => void;
}) {
  const { t } = useTranslation('billing');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const [filled, setFilled] = useState(false);
  const form = useInformationForm(open, (information) => {
    toasts.success(
      () => t(($) => $.information.saved),
      isUnusualPostcode(information.postalCode, information.country)
        ? { detail: () => t(($) => $.information.postcodeSaved, { postcode: information.postalCode }) }
        : {},
    );
    onClose();
    onSaved?.(information);
  });
  const { stored, errors, submitted, saveError } = form;
  const retryReason = useRetryDisabledReason(saveError);
  const faults = Object.values(errors).map((error) => error.message);
  const problem =
    submitted && faults.includes('required')
      ? t(($) => $.information.missing)
      : submitted && faults.length > 0 && !faults.includes('refused')
        ? t(($) => $.information.wrong)
        : saveError && refusedFields(saveError).length > 0
          ? t(($) => $.information.refused)
          : saveError
            ? t(($) => $.information.failed, { reason: errorMessage(saveError) })
            : undefined;
  return (
    <FormDialog
      // A payment follows.
      costly={submitLabel !== undefined}
      open={open}
      width={680}
      title={title ?? t(($) => $.information.title)}
      submitLabel={submitLabel ?? t(($) => $.save, { ns: 'ui' })}
      submitDisabledReason={stored.data === undefined ? t(($) => $.information.notLoaded) : retryReason}
      loading={form.saving}
      submitError={problem}
      onSubmit={(event) => void form.submit(event)}
      onClose={onClose}
      onClosed={() => {
        form.resetForm();
        setFilled(false);
      }}
    >
      {stored.data !== undefined ? (
        <>
          <div className={styles.same}>
            <p className={styles.lead}>{lead ?? t(($) => $.information.lead)}</p>
            <Button
              size="small"
              disabledReason={form.canFill ? undefined : t(($) => $.information.nothingToFill)}
              disabled={form.saving}
              onClick={() => {
                form.fillFromAccount();
                setFilled(true);
              }}
            >
              {t(($) => $.information.same)}
            </Button>
          </div>
          <InformationFields
            control={form.control}
            errors={errors}
            isSaving={form.saving}
            onCountryChange={form.applyPhoneCode}
          />
          <LiveRegion text={filled ? t(($) => $.information.filled) : ''} />
        </>
      ) : stored.isError ? (
        <ErrorState
          title={t(($) => $.information.loadFailed)}
          onRetry={() => void stored.refetch()}
          retrying={stored.isFetching}
          retryIn={retryAfterOf(stored.error)}
        >
          {t(($) => $.information.loadFailedHint)}
        </ErrorState>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </FormDialog>
  );
}
