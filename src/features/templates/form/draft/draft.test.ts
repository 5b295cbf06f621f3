import { expect, test } from 'vitest';
import { ParameterControlType, ParameterDataType, ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { createSafeStorage } from '#src/lib/storage';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { isLinesValue, type ParameterValue } from '../field-contract';
import type { FormSnapshot } from '../form-changes';
import { DRAFT_LIMIT, draftOf, FIELD_LIMIT, isDraft, isEmptyDraft, withDraft, type Draft } from './draft';
import { removeDraft, removeAllDrafts, storeDraft, readDraft } from './draft-store';

const { Input, MultiInput, CheckboxList } = ParameterControlType;
const { String: Text, Switch, PreLogin, OperateIpProxy } = ParameterDataType;

const parameter = (Id: string, DataType: string, ControlType: string = Input) =>
  templateParameter({ Id, ParamName: Id, DataType, ControlType });
const snapshotOf = (values: readonly ParameterValue[], taskName = 'Task'): FormSnapshot => ({
  taskName,
  taskGroupId: 'g-1',
  values,
});
const roundTrip = (draft: Draft): Draft => {
  const read: unknown = JSON.parse(JSON.stringify(draft));
  if (!isDraft(read)) throw new Error('no draft');
  return read;
};
const userInput = (lines: string): ParameterValue => ({ source: UrlSourceType.UserInput, lines });

test("changes are restored in every kind of field, and other fields keep the form's value", () => {
  const parameters = [
    parameter('text', Text),
    parameter('untouched', Text),
    parameter('ticks', Text, CheckboxList),
    parameter('switch', Switch),
    parameter('lines', Text, MultiInput),
    parameter('file', Text, MultiInput),
  ];
  const before = snapshotOf(['', 'a', [], null, userInput(''), userInput('')]);
  const file = { name: 'shops.csv', column: 'Address', total: 2 };
  const after = snapshotOf([
    'coffee',
    'a',
    ['x', 'y'],
    true,
    userInput('one\ntwo'),
    { source: UrlSourceType.FileSource, lines: ImportedLines.fromText('a\nb'), file },
  ]);
  const back = withDraft(
    roundTrip(draftOf(parameters, before, after, 1)),
    parameters,
    snapshotOf(['', 'b', [], null, userInput(''), userInput('')]),
  );
  expect(back.values.slice(0, 5)).toEqual(['coffee', 'b', ['x', 'y'], true, { ...Object(userInput('one\ntwo')) }]);
  const lines = back.values[5];
  if (!isLinesValue(lines) || typeof lines.lines === 'string') throw new Error('no imported lines');
  expect([lines.lines.text(), lines.file]).toEqual(['a\nb', file]);
});

test('a draft contains no cookies, custom proxies, secret fields or addresses with a password', () => {
  const parameters = [
    parameter('cookie-of-site', PreLogin),
    parameter('proxy', OperateIpProxy),
    parameter('SitePassword', Text),
    parameter('apiKey', Text),
    parameter('address', Text),
    parameter('addresses', Text, MultiInput),
  ];
  const none = { ipProxyFromType: ProxyType.None };
  const secret = 'gl-canary-5f2e';
  const after = snapshotOf([
    `sid=${secret}`,
    {
      ipProxyFromType: ProxyType.Custom,
      customIpProxySettings: { switchPeriod: 90, proxies: [`203.0.113.7:8080:mia:${secret}`] },
    },
    secret,
    secret,
    `https://mia:${secret}@shop.example/`,
    userInput(`https://shop.example/\nhttps://mia:${secret}@shop.example/`),
  ]);
  const draft = draftOf(parameters, snapshotOf(['', none, '', '', '', userInput('')]), after, 1);
  expect(JSON.stringify(draft)).not.toContain(secret);
  expect(JSON.stringify(draft)).not.toContain('203.0.113.7');
  expect(Object.values(draft.leftOut)).toEqual(parameters.map(() => 'secret'));

  const own = { ...none, customIpProxySettings: { switchPeriod: 60, proxies: ['198.51.100.9:3128'] } };
  const [cookie, proxy] = withDraft(
    roundTrip(draft),
    parameters,
    snapshotOf(['sid=stored', own, '', '', '', userInput('')]),
  ).values;
  expect(cookie).toBe('sid=stored');
  expect(proxy).toMatchObject({
    ipProxyFromType: ProxyType.Custom,
    customIpProxySettings: { switchPeriod: 90, proxies: ['198.51.100.9:3128'] },
  });
});

test('long values are left out and named, and a draft of only such values is empty', () => {
  const parameters = [parameter('a', Text, MultiInput), parameter('b', Text), parameter('c', PreLogin)];
  const before = snapshotOf([userInput(''), '', '']);
  const long = userInput('x'.repeat(FIELD_LIMIT + 1));
  const both = draftOf(parameters, before, snapshotOf([long, 'short', 'sid=1']), 1);
  expect([Object.keys(both.values), both.leftOut]).toEqual([['b'], { a: 'long', c: 'secret' }]);
  expect(isEmptyDraft(draftOf(parameters, before, snapshotOf([long, '', 'sid=1']), 1))).toBe(true);
  const many = Array.from({ length: 6 }, (_, index) => parameter(`p${index}`, Text));
  const full = draftOf(many, snapshotOf(many.map(() => '')), snapshotOf(many.map(() => 'x'.repeat(90_000))), 1);
  expect(JSON.stringify(full).length).toBeLessThan(DRAFT_LIMIT + 1_000);
  expect(Object.values(full.leftOut)).toEqual(['long', 'long', 'long']);
});

test('a field of another kind and a malformed value are left alone', () => {
  const parameters = [parameter('a', Text), parameter('b', Text, CheckboxList), parameter('c', Text, MultiInput)];
  const draft = roundTrip({
    version: 1,
    at: 1,
    taskName: 'Other',
    values: {
      a: { kind: 'checkboxList', value: ['x'] },
      b: { kind: 'checkboxList', value: 'x' },
      c: { kind: 'multiLine', value: { source: 'Nowhere', lines: 3 } },
      gone: { kind: 'text', value: 'x' },
    },
    leftOut: {},
  });
  const now = snapshotOf(['a', ['b'], userInput('c')]);
  expect(withDraft(draft, parameters, now)).toEqual({ ...now, taskName: 'Other' });
  for (const wrong of [
    null,
    [],
    { version: 2 },
    { version: 1, at: 1 },
    { version: 1, at: 1, values: { a: 1 }, leftOut: {} },
  ])
    expect(isDraft(wrong)).toBe(false);
});

function memory() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, store: createSafeStorage(() => storage as unknown as Storage) };
}

const DAY = 24 * 60 * 60 * 1000;
const draftAt = (at: number): Draft => ({ version: 1, at, taskName: `at ${at}`, values: {}, leftOut: {} });

test('drafts belong to one account and one form, and expire by age and number', () => {
  const { entries, store } = memory();
  const place = (number: number, userId = 'u-1') => ({ userId, templateRegistrationId: `r-${number}` });
  for (let number = 0; number < 25; number += 1) storeDraft(place(number), draftAt(number), store);
  expect(readDraft(place(24), 30, store)?.taskName).toBe('at 24');
  expect(readDraft(place(24, 'u-2'), 30, store)).toBeNull();
  expect(readDraft({ ...place(24), taskId: 't-1' }, 30, store)).toBeNull();
  expect(readDraft(place(4), 30, store)).toBeNull();
  expect(readDraft(place(5), 30, store)).not.toBeNull();
  expect(readDraft(place(24), 31 * DAY, store)).toBeNull();
  storeDraft(place(99), draftAt(40 * DAY), store);
  expect([...entries.keys()].filter((key) => key.startsWith('draft.'))).toHaveLength(1);
  removeDraft(place(99), store);
  expect(readDraft(place(99), 40 * DAY, store)).toBeNull();
  storeDraft(place(1), draftAt(1), store);
  removeAllDrafts(store);
  expect(entries.size).toBe(0);
});
