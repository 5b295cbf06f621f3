import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { passwordError, passwordStrength } from './password-strength';

const names = ['mia.keller@example.com', 'mia.keller'];

describe('password rules', () => {
  test.each([
    ['', 'tooShort'],
    ['short 1', 'tooShort'],
    ['12345678', 'needsLetter'],
    ['battery staple', 'needsDigit'],
    ['battery staple 2', undefined],
    ['パスワードの鍵は七つ7', undefined],
    ['비밀번호입니다٣', undefined],
  ])('password %j has the fault %s', (password, fault) => {
    expect(passwordError(password, names)).toBe(fault);
  });

  test('a name of the account is refused as a password, in upper or lower case', () => {
    expect(passwordError('Mia.Keller1@example.com', ['mia.keller1@example.com'])).toBe('isName');
    expect(passwordError('MIAKELLER7', [...names, ' miakeller7 '])).toBe('isName');
    expect(passwordError('miakeller7', ['', ' '])).toBeUndefined();
  });
});

describe('strength', () => {
  test.each([
    ['short 1', 0],
    ['onlyletters', 0],
    ['password1', 1],
    ['Passwort2024', 1],
    ['qwerty12345', 1],
    ['aaaaaaaa1', 1],
    ['efghijkl9', 1],
    ['keller-mia-77', 1],
    ['mia.keller1', 1],
    ['mia.keller2026', 1],
    ['kd8passwordlw', 1],
    ['kd8lw2024', 1],
    ['kd83lwq0', 2],
    ['three-lamps-3', 3],
    ['correct horse battery 1', 4],
    ['ほうき星と紙の舟が七そう7', 4],
  ])('%j has strength %d', (password, strength) => {
    expect(passwordStrength(password, names)).toBe(strength);
  });

  test('initials of the account do not weaken a password', () => {
    expect(passwordStrength('kd83lwq0', ['k.d@l.example'])).toBe(2);
  });

  test('a refused password has strength 0, and one more word never weakens a password', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (password) => {
        const strength = passwordStrength(password);
        if (passwordError(password) !== undefined) expect(strength).toBe(0);
        else expect(passwordStrength(`${password} xkvo`)).toBeGreaterThanOrEqual(strength);
      }),
    );
  });
});
