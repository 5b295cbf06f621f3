import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { UrlSourceType } from '#src/contract/enums.gen';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { carryOverValues, lineSourceOf, readUserInput, userInputOf, type FieldValue } from './parameter-values';

const urls = { Id: 'p-1', ParamName: 'urls' };
const page = { Id: 'p-2', ParamName: 'page' };

test('ENUM-27 ENUM-28 the payload has both parts, and Customize for a field that has one', () => {
  const values = new Map<string, FieldValue>([
    [
      'p-1',
      {
        value: ['a', 'b'],
        customize: { taskUrlType: UrlSourceType.FileSource, taskUrlRuleParam: { file: 'x.csv' }, taskRuleUrl: null },
      },
    ],
    ['p-2', { value: 3 }],
  ]);
  expect(userInputOf([urls, page], values)).toEqual({
    UIParameters: [
      {
        Id: 'p-1',
        Value: ['a', 'b'],
        Customize: { taskUrlType: 'FileSource', taskUrlRuleParam: { file: 'x.csv' }, taskRuleUrl: null },
      },
      { Id: 'p-2', Value: 3 },
    ],
    TemplateParameters: [
      { ParamName: 'urls', Value: ['a', 'b'] },
      { ParamName: 'page', Value: 3 },
    ],
  });
});

test('a built payload reads back to the same values', () => {
  const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const customize = fc.record(
    { taskUrlType: fc.constantFrom(...Object.values(UrlSourceType)), taskUrlRuleParam: json, taskRuleUrl: json },
    { requiredKeys: ['taskUrlType'] },
  );
  const field: fc.Arbitrary<FieldValue> = fc.record(
    { value: json, customize },
    { requiredKeys: ['value'], noNullPrototype: true },
  );
  const id = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', '0'));
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(id, field), { selector: ([key]) => key }), (entries) => {
      const parameters = entries.map(([Id]) => ({ Id, ParamName: `name ${Id}` }));
      const values = new Map(entries);
      const read = readUserInput(JSON.stringify(userInputOf(parameters, values)), parameters);
      expect(JSON.stringify([...read])).toEqual(JSON.stringify([...values]));
    }),
  );
});

test('ENUM-29 a RuleGeneration source is sent back with all its members', () => {
  const Customize = {
    taskUrlType: 'RuleGeneration',
    taskUrlRuleParam: [{ from: 1, to: 9 }],
    taskRuleUrl: 'https://a/{0}',
    extra: 1,
  };
  const text = JSON.stringify({ UIParameters: [{ Id: 'p-1', Value: [], Customize }], TemplateParameters: [] });
  const read = readUserInput(text, [urls]);
  expect(lineSourceOf(read.get('p-1'))).toBe(UrlSourceType.RuleGeneration);
  expect(userInputOf([urls], read)).toMatchObject({ UIParameters: [{ Id: 'p-1', Customize }] });
});

test('ENUM-27 a value found only in TemplateParameters is read by name; unknown ids are dropped', () => {
  const text = JSON.stringify({
    UIParameters: [{ Id: 'gone', Value: 1 }],
    TemplateParameters: [{ ParamName: 'page', Value: 4 }],
  });
  expect([...readUserInput(text, [urls, page])]).toEqual([['p-2', { value: 4 }]]);
  expect(lineSourceOf(undefined)).toBe(UrlSourceType.UserInput);
});

test('ENUM-27 fields without a value are left out', () => {
  expect(userInputOf([urls], new Map([['p-1', { value: undefined }]]))).toEqual({
    UIParameters: [],
    TemplateParameters: [],
  });
});

test('ENUM-27 an id is text or a number, a value may be null, and unreadable parts are left out', () => {
  const read = (input: object) => [...readUserInput(JSON.stringify(input), [{ Id: '2', ParamName: 'two' }, urls])];
  expect(read({ UIParameters: [{ Id: 2, Value: null }] })).toEqual([['2', { value: null }]]);
  expect(read({ UIParameters: [{ Id: 2 }, { Id: true, Value: 1 }, { Id: 'p-1', Value: 0 }] })).toEqual([
    ['p-1', { value: 0 }],
  ]);
  const byName = [{ ParamName: 'two' }, { ParamName: 2, Value: 1 }, { Value: 3 }, { ParamName: 'urls', Value: 4 }];
  expect(read({ TemplateParameters: byName })).toEqual([['p-1', { value: 4 }]]);
  expect(read({ UIParameters: [{ Id: 2, Value: 1 }], TemplateParameters: [{ ParamName: 'two', Value: 2 }] })).toEqual([
    ['2', { value: 1 }],
  ]);
});

test('ENUM-28 a source of lines that is unknown is dropped with its settings', () => {
  const read = (Customize: unknown) =>
    readUserInput(JSON.stringify({ UIParameters: [{ Id: 'p-1', Value: 'a', Customize }] }), [urls]).get('p-1');
  expect(read({ taskUrlType: 'Else', taskRuleUrl: 'x' })).toEqual({ value: 'a' });
  expect(read({ taskUrlType: 'FileSource', taskRuleUrl: 'x' })).toEqual({
    value: 'a',
    customize: { taskUrlType: 'FileSource', taskRuleUrl: 'x' },
  });
  expect(lineSourceOf({ value: 'a' })).toBe(UrlSourceType.UserInput);
});

test('reading never throws, whatever the JSON', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void readUserInput(text, [urls, page])));
  expect(
    readUserInput(JSON.stringify({ UIParameters: [null, 1, { Id: {}, Value: 1 }], TemplateParameters: 'x' }), [urls])
      .size,
  ).toBe(0);
});

test('loading the current version keeps values by id, then by name, if the control is the same', () => {
  const parameter = (Id: string, ParamName: string, ControlType = 'Input') =>
    templateParameter({ Id, ParamName, ControlType });
  const before = [parameter('1', 'a'), parameter('2', 'b'), parameter('3', 'c')];
  const after = [
    parameter('1', 'renamed'),
    parameter('9', 'b'),
    parameter('3', 'c', 'MultiInput'),
    parameter('4', 'new'),
  ];
  const values = new Map(before.map(({ Id }) => [Id, { value: `v${Id}` }]));
  expect([...carryOverValues(before, after, values)]).toEqual([
    ['1', { value: 'v1' }],
    ['9', { value: 'v2' }],
  ]);
});
