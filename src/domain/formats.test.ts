import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { isEmail, isHostname, isHttpUrl, isIpv4, isMainlandMobile, isSixDigitPostcode, isTelephone } from './formats';

const table: readonly (readonly [string, (text: string) => boolean, readonly string[], readonly string[]])[] = [
  [
    'FORM-76 URL',
    isHttpUrl,
    ['https://shop.example', 'HTTP://a.b/c?d=e#f', 'http://10.0.0.1:8080/', 'https://例え.jp/製品'],
    [
      '',
      'shop.example',
      'ftp://shop.example',
      'javascript:alert(1)',
      'http:shop.example',
      'https://',
      'https:///x',
      'http://a b',
      'http://a:99999',
      ' https://a.b',
      'xhttps://a.b',
    ],
  ],
  [
    'FORM-77 mainland mobile',
    isMainlandMobile,
    ['13800138000', '19912345678'],
    ['12800138000', '1380013800', '138001380000', '113800138000', '23800138000', '138 0013 800'],
  ],
  ['FORM-78 postcode', isSixDigitPostcode, ['100000', '000001'], ['10000', '1000000', '10000a', '１０００００']],
  [
    'FORM-79 telephone',
    isTelephone,
    ['010-123456', '0101234567', '0755-12345678'],
    ['01-123456', '01012-123456', '010--123456', '010-12345', '0755-123456789'],
  ],
  [
    'FORM-80 IPv4',
    isIpv4,
    ['0.0.0.0', '203.0.113.7', '255.255.255.255'],
    ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.', 'a.b.c.d', '1.2.3.4 '],
  ],
  [
    'FORM-81 e-mail',
    isEmail,
    [
      'ann@example.com',
      'a@example.c1',
      'a.b+c@mail.example.co',
      "o'neil@example.org",
      `${'a'.repeat(64)}@example.com`,
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`,
    ],
    [
      '',
      'ann',
      '@example.com',
      'ann@',
      'ann@example',
      'a..b@example.com',
      '.a@example.com',
      'a b@example.com',
      'ann@exa_mple.com',
      'ann@1.2.3.4',
      'ann@a.example.1x',
      `${'a'.repeat(65)}@example.com`,
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`,
    ],
  ],
  [
    'FORM-80 host name',
    isHostname,
    [
      'proxy',
      'x',
      'host1',
      'a.1b',
      'p1.example.net',
      'a-b.example',
      'a'.repeat(63),
      `${`${'a'.repeat(63)}.`.repeat(3)}${'a'.repeat(61)}`,
    ],
    [
      '',
      '7',
      'a.b.10',
      '-a.example',
      'a-.example',
      'a..b',
      '999.1.1.1',
      'a_b',
      'a'.repeat(64),
      `${`${'a'.repeat(63)}.`.repeat(3)}${'a'.repeat(62)}`,
    ],
  ],
];

describe.each(table)('%s', (title, check, good, bad) => {
  test.each(good.map((text) => [text]))(`${title} accepts %j`, (text) => {
    expect(check(text)).toBe(true);
  });
  test.each(bad.map((text) => [text]))(`${title} refuses %j`, (text) => {
    expect(check(text)).toBe(false);
  });
});

test('FORM-80 any four bytes form a valid address', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, byte, (...bytes) => {
      expect(isIpv4(bytes.join('.'))).toBe(true);
    }),
  );
});

test('FORM-81 FORM-76 a long hostile text is refused without delay', () => {
  const began = cpuTime();
  expect(isEmail(`${'a.'.repeat(100_000)}@x`)).toBe(false);
  expect(isHostname('a-'.repeat(100_000))).toBe(false);
  expect(isHttpUrl(`https:// ${'a'.repeat(100_000)}`)).toBe(false);
  expect(cpuTime() - began).toBeLessThan(200);
});
