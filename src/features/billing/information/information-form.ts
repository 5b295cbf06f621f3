import type { FieldErrors, Resolver } from 'react-hook-form';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Account } from '#src/data/account';
import type { BillingInformation } from '#src/data/billing';
import { billingFieldError, type BillingFieldError, type BillingField } from './billing-information';

export const fieldLengths: Readonly<Record<BillingField, number>> = {
  firstName: limits.billingFirstNameLength,
  lastName: limits.billingLastNameLength,
  email: limits.billingEmailLength,
  phone: limits.billingPhoneLength,
  companyName: limits.billingCompanyNameLength,
  address1: limits.billingAddress1Length,
  address2: limits.billingAddress2Length,
  country: limits.billingCountryLength,
  city: limits.billingCityLength,
  postalCode: limits.billingPostalCodeLength,
  province: limits.billingProvinceLength,
  dutyParagraph: limits.billingDutyParagraphLength,
  remark: limits.billingRemarkLength,
};

export const billingFields = [
  'firstName',
  'lastName',
  'companyName',
  'email',
  'country',
  'phone',
  'address1',
  'address2',
  'postalCode',
  'city',
  'province',
  'dutyParagraph',
  'remark',
] as const satisfies readonly BillingField[];

export const emptyInformation: BillingInformation = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  address1: '',
  address2: '',
  country: '',
  city: '',
  postalCode: '',
  province: '',
  dutyParagraph: '',
  remark: '',
};

export type InformationFieldError = BillingFieldError | 'refused';

function trimmed(values: BillingInformation): BillingInformation {
  const entries = billingFields.map((field) => [field, values[field].trim()] as const);
  return { ...emptyInformation, ...Object.fromEntries(entries) };
}

export function informationResolver(
  phoneCodeOf: (country: string) => string | undefined,
): Resolver<BillingInformation> {
  return (values) => {
    const errors: FieldErrors<BillingInformation> = {};
    const surroundings = { country: values.country, phoneCode: phoneCodeOf(values.country) };
    for (const field of billingFields) {
      const fault = billingFieldError(field, values[field], surroundings);
      if (fault !== undefined) errors[field] = { type: fault, message: fault };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: trimmed(values), errors: {} };
  };
}

export function accountInformation(
  account: Pick<Account, 'email' | 'extractInfo'> | undefined,
): Partial<BillingInformation> {
  const fullName = account?.extractInfo?.fullName?.trim() ?? '';
  const [, firstName = fullName, lastName] = /^(.*\S)\s+(\S+)$/.exec(fullName) ?? [];
  const filled = {
    companyName: account?.extractInfo?.company,
    firstName,
    lastName,
    email: account?.email,
  } as const;
  return Object.fromEntries(Object.entries(filled).flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

export function refusedFields(error: unknown): BillingField[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return billingFields.filter((field) => error.details.some((detail) => detail.field.split('.').at(-1) === field));
}
