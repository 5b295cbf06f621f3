import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Schemas } from '#src/contract/types';
import { isEmail, isMainlandMobile, isSixDigitPostcode, isTelephone } from '#src/domain/formats';

type BillingInformation = Schemas['BillingInformation'];
export type BillingField = keyof BillingInformation;

/** Fields that the billing form requires, in its order (BILL-10). */
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

/** What is wrong with a field of the billing form. */
export type BillingFault = 'required' | 'email' | 'phone' | 'postalCode';

const isRequired = (field: BillingField): boolean => (requiredBillingFields as readonly string[]).includes(field);

const CHINA = 'CN';

/** A phone number in any country: digits with the signs people put between them; in mainland China the two forms in use there (FORM-77, FORM-79). */
function isPhone(phone: string, country: string): boolean {
  if (!/^\+?[\d ().-]{4,29}$/.test(phone)) return false;
  if (country !== CHINA) return true;
  const bare = phone.replaceAll(/[\s().]/g, '').replace(/^(?:\+|00)86-?/, '');
  return isMainlandMobile(bare.replaceAll('-', '')) || isTelephone(bare);
}

/**
 * What is wrong with a value of the billing form, undefined when nothing is (BILL-10, BILL-11). `phoneCode` is that of the country
 * chosen: a phone number that holds nothing else is missing.
 */
export function billingFault(
  field: BillingField,
  value: string,
  { country, phoneCode }: { readonly country: string; readonly phoneCode?: string },
): BillingFault | undefined {
  const text = value.trim();
  const isBare = field === 'phone' && phoneCode !== undefined && text.replaceAll(/[\s+]/g, '') === phoneCode;
  if (text === '' || isBare) return isRequired(field) ? 'required' : undefined;
  if (field === 'email' && !isEmail(text)) return 'email';
  if (field === 'phone' && !isPhone(text, country)) return 'phone';
  if (field === 'postalCode' && country === CHINA && !isSixDigitPostcode(text)) return 'postalCode';
  return undefined;
}

/**
 * Whether a postal code is none as its country writes them; a reason to look again, not an error, since the patterns know most countries
 * and not every code. Capitals do not matter, nor where the parts are set apart.
 */
export function isUnusualPostcode(postcode: string, country: string): boolean {
  const bare = postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  if (bare === '' || !postcodeValidatorExistsForCountry(country)) return false;
  const ways = [
    bare,
    ...['-', ' '].flatMap((sign) => [...bare].map((_, at) => bare.slice(0, at) + sign + bare.slice(at))),
  ];
  return !ways.some((way) => postcodeValidator(way, country));
}

/** Whether billing information says enough for an invoice: no required field is empty. Nothing stored is not enough. */
export function isBillingComplete(information: Partial<BillingInformation> | null | undefined): boolean {
  return requiredBillingFields.every((field) => (information?.[field] ?? '').trim() !== '');
}
