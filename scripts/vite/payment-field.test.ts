import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { brandOf, readCard, testAccounts, testCards } from '#mocks/payment-field/cards';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { PaymentMethodType } from '#src/contract/enums.gen';
import { paymentFieldPage } from './payment-field';

const now = Date.UTC(2026, 10, 22);
const typed = { number: '4242 4242 4242 4242', expiry: '12/29', code: '123', name: 'Mia' };

test('ENUM-45 ENUM-53 the provider knows every test token, with the same brand and last digits', () => {
  for (const card of testCards) {
    const known = paymentTokens[card.token];
    expect([card.token, brandOf(card.number), card.number.slice(-4)]).toEqual([card.token, known?.brand, known?.last4]);
  }
  expect(Object.keys(testAccounts)).toHaveLength(Object.keys(PaymentMethodType).length - 1);
  for (const [kind, accounts] of Object.entries(testAccounts))
    for (const { token } of accounts) expect(paymentTokens[token]?.type).toBe(kind);
});

test.each([
  ['a test card', {}, undefined],
  ['a real card number', { number: '4539 1488 0343 6467' }, 'unknown'],
  ['a mistyped number', { number: '4242 4242 4242 4243' }, 'number'],
  ['a number that is too long', { number: '4'.repeat(24) }, 'number'],
  ['nothing', { number: '' }, 'incomplete'],
  ['letters', { number: 'abcd efgh ijkl mnop' }, 'incomplete'],
  ['last month', { expiry: '10/26' }, 'expired'],
  ['this month', { expiry: '11 / 26' }, undefined],
  ['a thirteenth month', { expiry: '13/29' }, 'expired'],
  ['half a month', { expiry: '1' }, 'incomplete'],
  ['a code that is too short', { code: '12' }, 'code'],
  ['a code of letters', { code: 'abc' }, 'code'],
  ['three digits on American Express', { number: '371449635398431' }, 'code'],
  ['four digits on American Express', { number: '371449635398431', code: '1234' }, undefined],
  ['no name', { name: '  ' }, 'incomplete'],
] as const)('the form checks %s', (_name, more, problem) => {
  const read = readCard({ ...typed, ...more }, now);
  expect('problem' in read ? read.problem : undefined).toBe(problem);
});

test("the form's policy allows only its own script and style", async () => {
  const page = await paymentFieldPage(process.cwd());
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const hashOf = (text: string | undefined) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hashOf(/<script>([\s\S]*)<\/script>/.exec(page)?.[1])}'`);
  expect(policy).toContain(`style-src 'sha256-${hashOf(/<style>([\s\S]*)<\/style>/.exec(page)?.[1])}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/connect-src|unsafe|\*/);
});
