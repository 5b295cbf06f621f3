import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import {
  controlFor,
  externalSource,
  internalOptions,
  lineSources,
  parseParameters,
  remarkOf,
} from './template-parameters';

describe('control of a parameter', () => {
  test.each([
    ['FORM-03', 'String', 'Input', 'text'],
    ['FORM-66', 'Decimal', 'Input', 'number'],
    ['FORM-04', 'String', 'MultiInput', 'multiLine'],
    ['FORM-05', 'String', 'Dropdown', 'dropdown'],
    ['FORM-06', 'String', 'CheckboxList', 'checkboxList'],
    ['FORM-07', 'String', 'TimePicker', 'timePicker'],
    ['FORM-08', 'String', 'date', 'date'],
    ['FORM-09', 'PreLogin', 'Input', 'preLogin'],
    ['FORM-10', 'OperateIpProxy', 'Dropdown', 'proxy'],
    ['FORM-11', 'OperateCloudGroup', 'Dropdown', 'cloudGroup'],
    ['FORM-12', 'Switch', 'CheckboxList', 'switch'],
    ['FORM-13', 'Datetime', 'Input', 'dateTime'],
    ['FORM-14', 'Time', 'TimePicker', 'time'],
    ['ENUM-16', 'Colour', 'Dropdown', 'dropdown'],
    ['ENUM-16', 'Colour', 'Wheel', 'text'],
    ['ENUM-16', 'Decimal', 'Wheel', 'number'],
    ['ENUM-16', 'constructor', 'toString', 'text'],
  ])('%s FORM-02 data type %s with control type %s: %s', (_id, DataType, ControlType, kind) => {
    expect(controlFor({ DataType, ControlType })).toBe(kind);
  });
});

describe('reading parameters', () => {
  test('ENUM-15 ENUM-17 ENUM-18 a full parameter is read without loss', () => {
    const parameter = {
      Id: 'p-1',
      ParamName: 'urls',
      DisplayText: 'Addresses',
      DataType: 'String',
      ControlType: 'MultiInput',
      IsRequired: true,
      Remark: null,
      Marks: { Remark: 'Up to 1,000' },
      ControlOptions: {
        MaxLines: 1000,
        MinLines: 1,
        Placeholder: 'https://',
        IsTaskImportEnabled: true,
        IsFileImportEnabled: true,
        IsAPIEnabled: true,
      },
      DataTypeOptions: { MaxLen: 2000, Regx: '^https', RegxMessage: 'https only', Max: '10', Scale: 2 },
    };
    const [read] = parseParameters(JSON.stringify([parameter])) ?? [];
    expect(read).toMatchObject({ ...parameter, DataTypeOptions: { ...parameter.DataTypeOptions, Max: 10 } });
    expect(read && remarkOf(read)).toBe('Up to 1,000');
    expect(read && lineSources(read)).toEqual(['manual', 'file', 'task']);
  });

  test.each(['', 'null', '{}', '"x"', '[', undefined, null, 7])('%j is not a list of parameters', (text) => {
    expect(parseParameters(text)).toBeNull();
  });

  test('broken entries are dropped, and broken members get defaults', () => {
    const read = parseParameters(
      JSON.stringify([
        null,
        3,
        {},
        { Id: '' },
        { Id: 'a', IsRequired: 'yes', DataTypeOptions: { Max: 'x', MinLen: -1 }, ControlOptions: [] },
        { Id: 'a' },
        { Id: 7 },
      ]),
    );
    expect(read?.map((parameter) => parameter.Id)).toEqual(['a', '7']);
    expect(read?.[0]).toMatchObject({
      ParamName: 'a',
      DataType: 'String',
      ControlType: 'Input',
      IsRequired: false,
      ControlOptions: null,
    });
    expect(read?.[0]?.DataTypeOptions).toMatchObject({ Max: null, MinLen: null });
  });

  test('ENUM-17 ENUM-18 each member is read from its own name', () => {
    const names = ['ParamName', 'DisplayText', 'DataType', 'ControlType', 'Remark', 'DataSourceFilter', 'DefaultValue'];
    const own = Object.fromEntries(names.map((name) => [name, `own ${name}`]));
    const ControlOptions = {
      Placeholder: 'p',
      ParentField: 'f',
      MaxLines: 0,
      MinLines: 2,
      IsTaskImportEnabled: false,
      IsFileImportEnabled: false,
      IsAPIEnabled: false,
      DataSourceFilter: 'o',
    };
    const DataTypeOptions = {
      Max: 9,
      Min: -1.5,
      MinLen: 3,
      MaxLen: 4,
      Regx: 'r',
      RegxMessage: 'm',
      Scale: 2,
      Url: 'True',
    };
    const parameter = { Id: 'a', IsRequired: false, ...own, DataSource: 'd', ControlOptions, DataTypeOptions };
    expect(parseParameters(JSON.stringify([parameter]))).toEqual([parameter]);
  });

  test('missing members have defaults, and a wrong type is a missing member', () => {
    const empty = {
      ParamName: '7',
      DisplayText: '7',
      DataType: 'String',
      ControlType: 'Input',
      IsRequired: false,
      Remark: null,
      ControlOptions: null,
      DataTypeOptions: null,
      DataSource: null,
      DataSourceFilter: null,
      DefaultValue: null,
    };
    const wrong = { Remark: 1, DataSource: 2, DataSourceType: 'Else', DefaultValue: false, Marks: 'x' };
    expect(parseParameters('[{"Id":7}]')).toEqual([{ Id: '7', ...empty }]);
    expect(parseParameters(JSON.stringify([{ Id: 7, ...wrong }]))).toEqual([{ Id: '7', ...empty }]);
    expect(parseParameters('[{"Id":1e999},{"Id":true},{"Id":null}]')).toEqual([]);
    expect(parseParameters('[{"Id":"a","ParamName":"n"}]')?.[0]?.DisplayText).toBe('n');
  });

  test.each<[unknown, number | null, number | null]>([
    [12, 12, 12],
    [' 12.7 ', 12.7, 12],
    ['0', 0, 0],
    [-1, -1, null],
    ['', null, null],
    ['  ', null, null],
    ['x', null, null],
    [true, null, null],
    [[5], null, null],
    [null, null, null],
  ])('%j as a number is %s, as a count %s', (value, number, count) => {
    const [read] = parseParameters(JSON.stringify([{ Id: 'a', DataTypeOptions: { Min: value, Scale: value } }])) ?? [];
    expect(read?.DataTypeOptions).toMatchObject({ Min: number, Scale: count });
  });

  test('parsing never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const parameter of parseParameters(text) ?? []) expect(controlFor(parameter)).toBeTypeOf('string');
      }),
    );
  });
});

describe('options', () => {
  const [city, shop] =
    parseParameters(
      JSON.stringify([
        {
          Id: 'c',
          DataSourceType: 'Internal',
          ControlOptions: { ParentField: 'country' },
          DataSource: [
            { value: 'ber', label: 'Berlin', parent: 'de' },
            { value: 'par', label: 'Paris', parent: 'fr' },
            { value: 'any' },
            'x',
          ],
        },
        { Id: 's', DataSourceType: 'External', DataSource: 'ds-shops', DataSourceFilter: 'open' },
      ]),
    ) ?? [];

  test('ENUM-19 options depend on the value of the parent field', () => {
    const values = (parent: unknown) => (city ? internalOptions(city, parent).map((option) => option.value) : []);
    expect(values('de')).toEqual(['ber', 'any']);
    expect(values(['de', 'fr'])).toEqual(['ber', 'par', 'any']);
    expect(values(undefined)).toEqual(['any']);
  });

  test('ENUM-19 an external source has an id and a filter, and no internal options', () => {
    expect(shop && externalSource(shop)).toEqual({ id: 'ds-shops', filter: 'open' });
    expect(shop && internalOptions(shop)).toEqual([]);
    expect(city && externalSource(city)).toBeNull();
  });
});

test('ENUM-19 an option has a value, and its value is its label when it has none', () => {
  const DataSource = [
    { value: 1, label: 'One' },
    { value: '', label: 'Empty' },
    { label: 'None' },
    null,
    { value: 'a', parent: 'x' },
    { value: 'a', parent: 'y', label: 'A' },
    { value: 'a', parent: 'y', label: 'Last' },
    { value: 'b', label: 3, parent: 4 },
  ];
  const [read] = parseParameters(JSON.stringify([{ Id: 'a', DataSource }])) ?? [];
  const expected = [
    { value: '1', label: 'One', parent: null },
    { value: 'a', label: 'a', parent: 'x' },
    { value: 'a', label: 'Last', parent: 'y' },
    { value: 'b', label: 'b', parent: null },
  ];
  expect(read?.DataSource).toEqual(expected);
  expect(read && internalOptions(read, 'x')).toEqual(expected);
});

test('ENUM-19 only an external source with an id is read from elsewhere', () => {
  const sourceOf = (members: object) => {
    const [read] = parseParameters(JSON.stringify([{ Id: 'a', ...members }])) ?? [];
    return read && externalSource(read);
  };
  expect(sourceOf({ DataSourceType: 'External', DataSource: 'd' })).toEqual({ id: 'd', filter: null });
  expect(sourceOf({ DataSourceType: 'External', DataSource: 'd', ControlOptions: { DataSourceFilter: 'f' } })).toEqual({
    id: 'd',
    filter: 'f',
  });
  expect(sourceOf({ DataSourceType: 'External', DataSource: [] })).toBeNull();
  expect(sourceOf({ DataSourceType: 'Internal', DataSource: 'd' })).toBeNull();
  expect(sourceOf({ DataSource: 'd' })).toBeNull();
});

test('ENUM-15 a parameter may have no remark', () => {
  expect(remarkOf({})).toBe('');
  expect(remarkOf({ Remark: 'own', Marks: { Remark: 'mark' } })).toBe('own');
});

test('FORM-41 FORM-42 manual is the only source when no import is enabled', () => {
  expect(lineSources({ ControlOptions: null })).toEqual(['manual']);
  expect(lineSources({ ControlOptions: { IsTaskImportEnabled: true } })).toEqual(['manual', 'task']);
});
