import { expect, test } from 'vitest';
import type { Schemas } from '#src/contract/types';
import { billingFieldError, isBillingComplete, isUnusualPostcode, requiredBillingFields } from './billing-information';
import { accountInformation } from './information-form';

const full: Schemas['BillingInformation'] = {
  firstName: 'Mia',
  lastName: 'Castellan',
  email: 'mia@castellan.example',
  phone: '+44 20 7946 0102',
  companyName: '',
  address1: '27 Mercer Row',
  address2: '',
  country: 'GB',
  city: 'Bristol',
  postalCode: 'BS1 4XX',
  province: 'Bristol',
  dutyParagraph: '',
  remark: '',
};

test('BILL-10 the nine required fields refuse blank values', () => {
  expect([...requiredBillingFields].sort()).toEqual(
    ['address1', 'city', 'country', 'email', 'firstName', 'lastName', 'phone', 'postalCode', 'province'].sort(),
  );
  for (const field of requiredBillingFields) expect(billingFieldError(field, '  ', { country: '' })).toBe('required');
});

test('BILL-11 company, second address line, VAT number and notes may be empty', () => {
  for (const field of ['companyName', 'address2', 'dutyParagraph', 'remark'] as const)
    expect(billingFieldError(field, '', { country: 'DE' })).toBeUndefined();
});

test.each([
  ['email', 'mia@castellan', '', 'email'],
  ['email', ' mia@castellan.example ', '', undefined],
  ['phone', '+44 20 7946 0102', 'GB', undefined],
  ['phone', 'call me', 'GB', 'phone'],
  ['phone', '12', 'GB', 'phone'],
  ['phone', '+86 138 0013 8000', 'CN', undefined],
  ['phone', '+86 010-12345678', 'CN', undefined],
  ['phone', '+86 12345', 'CN', 'phone'],
  ['postalCode', '100000', 'CN', undefined],
  ['postalCode', '1000', 'CN', 'postalCode'],
  ['postalCode', 'BS1 4XX', 'GB', undefined],
] as const)('FORM-77 FORM-78 FORM-81 %s %s in %s has the error: %s', (field, value, country, fault) => {
  expect(billingFieldError(field, value, { country })).toBe(fault);
});

test.each([
  ['zzzzzzzzz', 'GB', true],
  ['bs1 4xx', 'GB', false],
  ['BS14XX', 'GB', false],
  ['1000001', 'JP', false],
  ['100-0001', 'JP', false],
  ['1234ab', 'NL', false],
  ['d02x285', 'IE', false],
  ['1011', 'DE', true],
  ['75 001', 'FR', false],
  // Hong Kong has no known pattern, so nothing is unusual.
  ['zzzzzzzzz', 'HK', false],
  ['zzzzzzzzz', '', false],
  ['', 'GB', false],
])('the postal code %j in %j is unusual: %s', (postcode, country, unusual) => {
  expect(isUnusualPostcode(postcode, country)).toBe(unusual);
});

test('BILL-10 a phone number with only the phone code counts as missing', () => {
  expect(billingFieldError('phone', '+1264 ', { country: 'AI', phoneCode: '1264' })).toBe('required');
  expect(billingFieldError('phone', '+1264 497', { country: 'AI', phoneCode: '1264' })).toBeUndefined();
});

test('BILL-10 an invoice requires every required field', () => {
  expect(isBillingComplete(full)).toBe(true);
  for (const field of requiredBillingFields) expect(isBillingComplete({ ...full, [field]: ' ' })).toBe(false);
  expect(isBillingComplete(null)).toBe(false);
  expect(isBillingComplete({})).toBe(false);
});

test.each([
  ['Mia Castellan', { firstName: 'Mia', lastName: 'Castellan' }],
  [' Ana María  Ruiz ', { firstName: 'Ana María', lastName: 'Ruiz' }],
  ['J C', { firstName: 'J', lastName: 'C' }],
  ['Mia', { firstName: 'Mia' }],
])('BILL-13 the full name %j fills in %j', (fullName, names) => {
  expect(accountInformation({ email: null, extractInfo: { company: null, fullName } })).toEqual(names);
});
