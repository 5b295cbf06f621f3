import type { FieldErrors, Resolver } from 'react-hook-form';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Account } from '#src/data/account';
import type { BillingInformation } from '#src/data/billing';
import { billingFault, type BillingFault, type BillingField } from './billing-information';

/** How long each field may be (the contract's own bounds). */
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

/** The fields in the order in which they stand. */
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

/** An empty form. */
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

/** What is wrong with a field: one of our own rules, or `refused` by the server. */
export type FieldFault = BillingFault | 'refused';

/** Blanks around what is typed do not count; a phone number of nothing but its code is none. */
function trimmed(values: BillingInformation): BillingInformation {
  const entries = billingFields.map((field) => [field, values[field].trim()] as const);
  return { ...emptyInformation, ...Object.fromEntries(entries) };
}

/** Checks the form (BILL-10 to BILL-12); the message of a field is the name of its fault. `phoneCodeOf` gives a country's phone code. */
export function checkInformation(phoneCodeOf: (country: string) => string | undefined): Resolver<BillingInformation> {
  return (values) => {
    const errors: FieldErrors<BillingInformation> = {};
    const surroundings = { country: values.country, phoneCode: phoneCodeOf(values.country) };
    for (const field of billingFields) {
      const fault = billingFault(field, values[field], surroundings);
      if (fault !== undefined) errors[field] = { type: fault, message: fault };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: trimmed(values), errors: {} };
  };
}

/** The fields that the account fills: company, first name and e-mail address, those that it has (BILL-13). */
export function sameInformation(account: Account | undefined): Partial<BillingInformation> {
  const filled = {
    companyName: account?.extractInfo?.company,
    firstName: account?.extractInfo?.fullName,
    email: account?.email,
  } as const;
  return Object.fromEntries(Object.entries(filled).flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

/** The fields that the server refused, by its details; empty when it names none of the form's. */
export function refusedFields(error: unknown): BillingField[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return billingFields.filter((field) => error.details.some((detail) => detail.field.split('.').at(-1) === field));
}
