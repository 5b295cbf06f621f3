import { describe, expect, test } from 'vitest';
import { MASK, maskLine, maskText, textErrors, unmaskText } from './masked-proxies';

describe('hidden passwords', () => {
  test.each([
    ['192.0.2.1:8080', '192.0.2.1:8080'],
    ['192.0.2.1:8080:mia:s3cret', `192.0.2.1:8080:mia:${MASK}`],
    ['http://mia:s3cret@proxy.example:3128', `http://mia:${MASK}@proxy.example:3128`],
    ['socks5://proxy.example:1080:mia:a:b@c', `socks5://proxy.example:1080:mia:${MASK}`],
    ['  192.0.2.1:8080:a:a  ', `  192.0.2.1:8080:a:${MASK}  `],
    ['not a proxy', 'not a proxy'],
    ['', ''],
  ])('%j shows as %j', (line, shown) => {
    expect(maskLine(line)).toBe(shown);
  });
});

describe('edits of a list with hidden passwords', () => {
  const list = ['192.0.2.1:80:a:one', '192.0.2.2:80:b:two', '192.0.2.3:80'].join('\n');
  const shown = maskText(list);
  const change = (edit: (lines: string[]) => string[]) =>
    unmaskText(list, shown, edit(shown.split('\n')).join('\n')).split('\n');

  test('unchanged lines keep their passwords', () => {
    expect(change((lines) => lines)).toEqual(list.split('\n'));
    expect(change((lines) => [...lines, '192.0.2.4:80:d:four'])).toEqual([...list.split('\n'), '192.0.2.4:80:d:four']);
    expect(change((lines) => ['192.0.2.0:80', ...lines])).toEqual(['192.0.2.0:80', ...list.split('\n')]);
    expect(change(([, second = '', third = '']) => [second, third])).toEqual(['192.0.2.2:80:b:two', '192.0.2.3:80']);
    expect(change(([first = '', second = '', third = '']) => [third, second, first])).toEqual([
      '192.0.2.3:80',
      '192.0.2.2:80:b:two',
      '192.0.2.1:80:a:one',
    ]);
    expect(change(() => [''])).toEqual(['']);
  });

  test('a line edited around its hidden password is reported and never stored with the mask', () => {
    const [first = ''] = change(([line = '', ...rest]) => [line.replace('192.0.2.1', '192.0.2.9'), ...rest]);
    expect(first).toBe(`192.0.2.9:80:a:${MASK}`);
    expect(textErrors(first)).toEqual([{ line: 1, code: 'masked' }]);
  });
});

test('FORM-21 every invalid line is reported with its number and reason', () => {
  expect(textErrors('192.0.2.1:80\n\nftp://192.0.2.1:80\n192.0.2.1:99999\n-bad-:80\nnothing\n')).toEqual([
    { line: 3, code: 'scheme' },
    { line: 4, code: 'port' },
    { line: 5, code: 'host' },
    { line: 6, code: 'format' },
  ]);
});
