import { describe, expect, test } from 'vitest';
import type { Picture } from '../picture';
import { groupPictures, neighbor, pictureWithNext, valuesOf } from './arrangement';
import { noFilter, matchesFilter, parseHash, searchText, formatHash } from './filter';

const picture = (part: Partial<Picture> = {}): Picture => {
  const whole = {
    story: 'billing-dialogs-bind-coupon--unknown',
    title: 'Billing/Dialogs/Bind coupon',
    name: 'Unknown code',
    requirements: ['API-028', 'BILL-30'],
    noun: 'billing',
    surface: 'dialog',
    state: 'no such code',
    persona: 'standard',
    language: 'en-US',
    theme: 'light' as const,
    width: 1440,
    height: 900,
    sha256: 'f'.repeat(64),
    words: 'Bind coupon There is no such code',
    findings: [],
    ...part,
  };
  return { file: `pictures/${whole.language}/${whole.theme}/${whole.width}/${whole.story}.png`, ...whole };
};
const passes = (filter: Partial<typeof noFilter>, one = picture(), state: 'none' | 'looked' | 'changed' = 'none') =>
  matchesFilter(one, searchText(one), state, { ...noFilter, ...filter });

describe('the filter', () => {
  test.each([
    [{}],
    [{ noun: 'billing', surface: 'dialog', persona: 'standard', language: 'en-US', theme: 'light', width: '1440' }],
    [{ q: 'no SUCH' }],
    [{ q: 'code  bind' }],
    [{ q: 'bill-30' }],
    [{ requirement: 'API-0' }],
    [{ requirement: ' bill-30 ' }],
    [{ finding: 'no' }],
    [{ review: 'none' }],
  ])('shows a picture that matches %o', (filter) => {
    expect(passes(filter)).toBe(true);
  });

  test.each([
    [{ noun: 'tasks' }],
    [{ width: '375' }],
    [{ q: 'code refund' }],
    [{ requirement: 'BILL-3 1' }],
    [{ finding: 'any' }],
    [{ finding: 'clipped' }],
    [{ review: 'looked' }],
  ])('hides a picture that does not match %o', (filter) => {
    expect(passes(filter)).toBe(false);
  });

  test('finds pictures by finding and by review', () => {
    const cut = picture({ findings: [{ kind: 'clipped', text: 'Bind', selector: 'button', box: [0, 0, 9, 9] }] });
    expect([passes({ finding: 'any' }, cut), passes({ finding: 'clipped' }, cut)]).toEqual([true, true]);
    expect([passes({ finding: 'contrast' }, cut), passes({ finding: 'no' }, cut)]).toEqual([false, false]);
    expect(passes({ review: 'changed' }, picture(), 'changed')).toBe(true);
  });
});

describe('the address', () => {
  const usual = { ...noFilter, language: 'en-US', width: '1440' };

  test('keeps filter and picture in a round trip', () => {
    const address = { filter: { ...usual, q: 'no code & more', language: '' }, picture: 'en-US/light/1440/a--b' };
    const text = formatHash(address, usual);
    expect(text).toBe('#q=no+code+%26+more&language=&picture=en-US/light/1440/a--b');
    expect(parseHash(text, usual)).toEqual(address);
  });

  test('omits defaults and ignores unknown keys', () => {
    expect(formatHash({ filter: usual, picture: '' }, usual)).toBe('#');
    expect(parseHash('#colour=red', usual)).toEqual({ filter: usual, picture: '' });
  });
});

describe('the sheet', () => {
  const dark = picture({ theme: 'dark' });
  const phone = picture({ width: 375 });
  const page = picture({ story: 'a', title: 'Account/Pages/Account', noun: 'account', surface: 'page', persona: '' });
  const all = [picture(), dark, phone, page];

  test('is grouped by noun and surface', () => {
    expect(groupPictures(all).map(({ noun, surface, pictures }) => [noun, surface, pictures.length])).toEqual([
      ['account', 'page', 1],
      ['billing', 'dialog', 3],
    ]);
  });

  test('counts the values of a property', () => {
    expect(valuesOf(all, ({ persona }) => persona)).toEqual([['standard', 3]]);
    expect(valuesOf(all, ({ width }) => String(width))).toEqual([
      ['375', 1],
      ['1440', 3],
    ]);
  });

  test('switches to another look of a story and back', () => {
    expect(pictureWithNext(all, picture(), 'theme')).toBe(dark);
    expect(pictureWithNext(all, dark, 'theme')).toBe(all[0]);
    expect(pictureWithNext(all, picture(), 'width')).toBe(phone);
    expect(pictureWithNext(all, picture(), 'language')).toBeUndefined();
  });

  test('wraps around at its ends', () => {
    expect(neighbor(all, page, 1)).toBe(all[0]);
    expect(neighbor(all, picture(), -1)).toBe(page);
    expect(neighbor([page], picture(), 1)).toBe(page);
    expect(neighbor([], picture(), 1)).toBeUndefined();
  });
});
