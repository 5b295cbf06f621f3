import { expect, test } from 'vitest';
import { isPictureAddress } from './picture-address';

test('pictures come from the web, from this site or from data', () => {
  for (const address of [
    'https://pics.example/a.png',
    'http://pics.example/a.png',
    '/images/a.svg',
    'data:image/png,x',
  ])
    expect(isPictureAddress(address), address).toBe(true);
  const refused = [null, undefined, '', 'a.png', '//pics.example/a.png', '/\\pics.example/a.png', 'data:text/html,x'];
  for (const address of [...refused, 'javascript:alert(1)', 'blob:https://a.example/1', ' https://a.example/a.png'])
    expect(isPictureAddress(address), String(address)).toBe(false);
});
