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

test('FORM-41 FORM-42 manual is the only source when no import is enabled', () => {
  expect(lineSources({ ControlOptions: null })).toEqual(['manual']);
  expect(lineSources({ ControlOptions: { IsTaskImportEnabled: true } })).toEqual(['manual', 'task']);
});
