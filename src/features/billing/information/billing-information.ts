import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Schemas } from '#src/contract/types';
import { isEmail, isMainlandMobile, isSixDigitPostcode, isTelephone } from '#src/domain/formats';

type BillingInformation = Schemas['BillingInformation'];
export type BillingField = keyof BillingInformation;

export const requiredBillingFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'address1',
  'postalCode',
  'city',
  'province',
] as const satisfies readonly BillingField[];

export type BillingFieldError = 'required' | 'email' | 'phone' | 'postalCode';

const isRequired = (field: BillingField): boolean => (requiredBillingFields as readonly string[]).includes(field);

const CHINA = 'CN';

/** Mainland China accepts only its two formats (FORM-77, FORM-79). */
function isPhone(phone: string, country: string): boolean {
  if (!/^\+?[\d ().-]{4,29}$/.test(phone)) return false;
  if (country !== CHINA) return true;
  const bare = phone.replaceAll(/[\s().]/g, '').replace(/^(?:\+|00)86-?/, '');
  return isMainlandMobile(bare.replaceAll('-', '')) || isTelephone(bare);
}

/** Undefined for a valid value (BILL-10, BILL-11). A phone number that is only the country's code counts as missing. */
export function billingFieldError(
  field: BillingField,
  value: string,
  { country, phoneCode }: { readonly country: string; readonly phoneCode?: string },
): BillingFieldError | undefined {
  const text = value.trim();
  const isBare = field === 'phone' && phoneCode !== undefined && text.replaceAll(/[\s+]/g, '') === phoneCode;
  if (text === '' || isBare) return isRequired(field) ? 'required' : undefined;
  if (field === 'email' && !isEmail(text)) return 'email';
  if (field === 'phone' && !isPhone(text, country)) return 'phone';
  if (field === 'postalCode' && country === CHINA && !isSixDigitPostcode(text)) return 'postalCode';
  return undefined;
}

/** Only a hint: the patterns do not cover every postal code. */
export function isUnusualPostcode(postcode: string, country: string): boolean {
  const bare = postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  if (bare === '' || !postcodeValidatorExistsForCountry(country)) return false;
  const spellings = [
    bare,
    ...['-', ' '].flatMap((sign) => [...bare].map((_, at) => bare.slice(0, at) + sign + bare.slice(at))),
  ];
  return !spellings.some((spelling) => postcodeValidator(spelling, country));
}

export function isBillingComplete(information: Partial<BillingInformation> | null | undefined): boolean {
  return requiredBillingFields.every((field) => (information?.[field] ?? '').trim() !== '');
}
