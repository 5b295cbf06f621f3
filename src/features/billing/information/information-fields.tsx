import { useController, useFormState, useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import type { BillingInformation } from '#src/data/billing';
import { isUnusualPostcode, requiredBillingFields, type BillingField } from './billing-information';
import { TextAreaField, TextField } from '#src/ui/form/fields';
import { CountryField } from './country-field';
import { billingFields, fieldLengths, type FieldFault } from './information-form';
import styles from './information.module.css';

const look: Readonly<
  Record<
    Exclude<BillingField, 'country' | 'remark'>,
    { readonly autoComplete: string; readonly type?: 'email' | 'tel'; readonly whole?: true }
  >
> = {
  companyName: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  address1: { autoComplete: 'address-line1', whole: true },
  address2: { autoComplete: 'address-line2', whole: true },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1' },
  dutyParagraph: { autoComplete: 'off' },
};

const isRequired = (field: BillingField): boolean => (requiredBillingFields as readonly string[]).includes(field);

export function InformationFields({
  control,
  errors,
  held,
  onCountry,
}: {
  readonly control: Control<BillingInformation>;
  readonly errors: FieldErrors<BillingInformation>;
  readonly held: boolean;
  readonly onCountry: (country: string) => void;
}) {
  const { t } = useTranslation('billing');
  const errorOf = (field: BillingField) => {
    // The resolver stores the name of the validation error as its message.
    const fault = errors[field]?.message as FieldFault | undefined;
    if (fault === undefined) return undefined;
    return fault === 'required' ? t(($) => $.information.required) : t(($) => $.information.faults[fault]);
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
          <BoundCountry key={field} control={control} disabled={held} error={errorOf(field)} onCountry={onCountry} />
        ) : field === 'remark' ? (
          <TextAreaField
            key={field}
            control={control}
            name={field}
            className={styles.whole}
            label={t(($) => $.information.fields[field])}
            optional
            error={errorOf(field)}
            readOnly={held}
            rows={2}
            maxLength={fieldLengths[field]}
          />
        ) : (
          <TextField
            key={field}
            control={control}
            name={field}
            className={look[field].whole ? styles.whole : undefined}
            label={t(($) => $.information.fields[field])}
            {...(isRequired(field) ? { required: true } : { optional: true })}
            help={helpOf(field)}
            error={errorOf(field)}
            readOnly={held}
            type={look[field].type}
            autoComplete={look[field].autoComplete}
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
function BoundCountry({
  control,
  disabled,
  error,
  onCountry,
}: {
  readonly control: Control<BillingInformation>;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onCountry: (country: string) => void;
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
        onCountry(next);
      }}
    />
  );
}
