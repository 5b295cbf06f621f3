import { useController, useFormState, useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { BillingInformation } from '#src/data/billing';
import { isUnusualPostcode, requiredBillingFields, type BillingField } from './billing-information';
import { TextAreaField, TextField } from '#src/ui/form/fields';
import { CountryField } from './country-field';
import { billingFields, fieldLengths, type InformationFieldError } from './information-form';
import styles from './information.module.css';

const inputAttributes: Readonly<
  Record<
    Exclude<BillingField, 'country' | 'remark'>,
    { readonly autoComplete: string; readonly type?: 'email' | 'tel'; readonly isFullWidth?: true }
  >
> = {
  companyName: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  address1: { autoComplete: 'address-line1', isFullWidth: true },
  address2: { autoComplete: 'address-line2', isFullWidth: true },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1' },
  dutyParagraph: { autoComplete: 'off' },
};

const isRequired = (field: BillingField): boolean => (requiredBillingFields as readonly string[]).includes(field);

export function InformationFields({
  control,
  errors,
  isSaving,
  onCountryChange,
}: {
  readonly control: Control<BillingInformation>;
  readonly errors: FieldErrors<BillingInformation>;
  readonly isSaving: boolean;
  readonly onCountryChange: (country: string) => void;
}) {
  const { t } = useTranslation('billing');
  const errorOf = (field: BillingField) => {
    // The resolver stores the name of the validation error as its message.
    const fault = errors[field]?.message as InformationFieldError | undefined;
    if (fault === undefined) return undefined;
    return fault === 'required' ? t(($) => $.fillIn, { ns: 'ui' }) : t(($) => $.information.faults[fault]);
  };
  const unusual = useUnusualPostcode(control);
  const helpOf = (field: BillingField) => {
    if (field === 'dutyParagraph') return t(($) => $.information.vatHelp);
    return field === 'postalCode' && unusual ? (
      <span role="status">{t(($) => $.information.postcodeHint)}</span>
    ) : undefined;
  };
  return (
    <div className={styles.grid}>
      {billingFields.map((field) =>
        field === 'country' ? (
          <ControlledCountryField
            key={field}
            control={control}
            disabled={isSaving}
            error={errorOf(field)}
            onCountryChange={onCountryChange}
          />
        ) : field === 'remark' ? (
          <TextAreaField
            key={field}
            control={control}
            name={field}
            className={styles.whole}
            label={t(($) => $.information.fields[field])}
            optional
            error={errorOf(field)}
            readOnly={isSaving}
            rows={2}
            maxLength={fieldLengths[field]}
          />
        ) : (
          <TextField
            key={field}
            control={control}
            name={field}
            className={inputAttributes[field].isFullWidth ? styles.whole : undefined}
            label={t(($) => $.information.fields[field])}
            {...(isRequired(field) ? { required: true } : { optional: true })}
            help={helpOf(field)}
            error={errorOf(field)}
            readOnly={isSaving}
            type={inputAttributes[field].type}
            autoComplete={inputAttributes[field].autoComplete}
            maxLength={fieldLengths[field]}
          />
        ),
      )}
    </div>
  );
}

function useUnusualPostcode(control: Control<BillingInformation>): boolean {
  const [postalCode, country] = useWatch({ control, name: ['postalCode', 'country'] });
  const { touchedFields } = useFormState({ control, name: ['postalCode', 'country'] });
  return Boolean(touchedFields.postalCode ?? touchedFields.country) && isUnusualPostcode(postalCode, country);
}

/** A separate component, so that the form registers its fields in their visible order. */
function ControlledCountryField({
  control,
  disabled,
  error,
  onCountryChange,
}: {
  readonly control: Control<BillingInformation>;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onCountryChange: (country: string) => void;
}) {
  const { field } = useController({ control, name: 'country' });
  return (
    <CountryField
      required
      {...field}
      disabled={disabled}
      error={error}
      onChange={(next) => {
        field.onChange(next);
        onCountryChange(next);
      }}
    />
  );
}
