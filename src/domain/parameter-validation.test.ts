import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { hasNoValidLine, createLineCheck, validateParameter, validateParameters } from './parameter-validation';
import type { TemplateParameter } from './template-parameters';

const base = templateParameter({ Id: 'p' });
const text = (DataTypeOptions: NonNullable<TemplateParameter['DataTypeOptions']>): TemplateParameter => ({
  ...base,
  DataTypeOptions,
});
const decimal = (DataTypeOptions: NonNullable<TemplateParameter['DataTypeOptions']>): TemplateParameter => ({
  ...text(DataTypeOptions),
  DataType: 'Decimal',
});
const multi = (
  ControlOptions: NonNullable<TemplateParameter['ControlOptions']>,
  DataTypeOptions = {},
): TemplateParameter => ({
  ...base,
  ControlType: 'MultiInput',
  ControlOptions,
  DataTypeOptions,
});

describe('required', () => {
  test.each(['Input', 'MultiInput', 'Dropdown', 'CheckboxList', 'TimePicker', 'date'])(
    'FORM-51 FORM-65 a required %s needs a value',
    (ControlType) => {
      for (const value of [undefined, null, '', '  ', [], ['', ' ']]) {
        expect(validateParameter({ ...base, ControlType, IsRequired: true }, value)).toEqual({ code: 'required' });
        expect(validateParameter({ ...base, ControlType }, value)).toBeNull();
      }
    },
  );

  test('FORM-51 a switch that is off and the number 0 satisfy a required parameter', () => {
    expect(validateParameter({ ...base, ControlType: 'Dropdown', IsRequired: true }, 'de')).toBeNull();
    expect(validateParameter({ ...base, ControlType: 'CheckboxList', IsRequired: true }, ['a'])).toBeNull();
    for (const off of [false, null])
      expect(validateParameter({ ...base, DataType: 'Switch', IsRequired: true }, off)).toBeNull();
    expect(validateParameter({ ...base, DataType: 'Decimal', IsRequired: true }, 0)).toBeNull();
    expect(validateParameter({ ...base, DataType: 'PreLogin', IsRequired: true }, '')).toEqual({ code: 'required' });
  });

  test('FORM-52 a required cloud group may be empty', () => {
    expect(validateParameter({ ...base, DataType: 'OperateCloudGroup', IsRequired: true }, null)).toBeNull();
  });
});

describe('text', () => {
  test.each([
    ['FORM-53', 'abcd', { MaxLen: 3 }, { code: 'tooLong', bound: 3 }],
    ['FORM-53', 'abc', { MaxLen: 3 }, null],
    ['FORM-53', '😀😀😀', { MaxLen: 3 }, null],
    ['FORM-53', '😀😀😀😀', { MaxLen: 3 }, { code: 'tooLong', bound: 3 }],
    ['FORM-54', 'ab', { MinLen: 3 }, { code: 'tooShort', bound: 3 }],
    ['FORM-54', '😀😀', { MinLen: 3 }, { code: 'tooShort', bound: 3 }],
    ['FORM-54', 'abc', { MinLen: 3 }, null],
    [
      'FORM-62',
      'http://a',
      { Regx: '^https://', RegxMessage: 'Start with https://' },
      { code: 'pattern', message: 'Start with https://' },
    ],
    ['FORM-62', 'https://a', { Regx: '^https://' }, null],
    ['FORM-62', 'x', { Regx: '^y$' }, { code: 'pattern', message: '' }],
    ['FORM-62', 'x', { Regx: '(' }, null],
  ])('%s text %j is validated against %o', (_id, value, options, error) => {
    expect(validateParameter(text(options), value)).toEqual(error);
  });

  test('FORM-53 FORM-54 the length of any text is counted in code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 24 }), fc.nat(20), (value, bound) => {
        fc.pre(value.trim() !== '');
        const length = [...value].length;
        expect(validateParameter(text({ MaxLen: bound }), value) === null).toBe(length <= bound);
        expect(validateParameter(text({ MinLen: bound }), value) === null).toBe(length >= bound);
      }),
    );
  });

  test('bounds of null are no bounds, and a value without a text is an empty one', () => {
    const none = { MaxLen: null, MinLen: null, Max: null, Min: null, Scale: null, Regx: null, RegxMessage: null };
    expect(validateParameter(text(none), 'abc')).toBeNull();
    expect(validateParameter(decimal(none), '1.5')).toBeNull();
    expect(validateParameter(multi({ MaxLines: null, MinLines: null }, none), 'abc\ndef')).toBeNull();
    expect(validateParameter(text({ MaxLen: 1 }), {})).toBeNull();
    expect(validateParameter(text({ Regx: '^true$' }), true)).toBeNull();
    expect(validateParameter(text({ Regx: '^true$' }), false)).toEqual({ code: 'pattern', message: '' });
  });

  test('the source of lines changes nothing for a text', () => {
    for (const source of Object.values(UrlSourceType))
      expect(validateParameter(text({ MaxLen: 1 }), 'ab', { source })).toEqual({ code: 'tooLong', bound: 1 });
    const task = { taskId: 't-1' };
    expect(validateParameter(base, '', { source: UrlSourceType.Correlative, task })).toBeNull();
  });

  test('a catastrophic pattern does not hang', () => {
    const began = cpuTime();
    validateParameter(text({ Regx: '^(a+)+$' }), `${'a'.repeat(50_000)}!`);
    expect(cpuTime() - began).toBeLessThan(1_000);
  });
});

describe('decimals', () => {
  test.each([
    ['FORM-55', '10.01', { Max: 10 }, { code: 'aboveMax', bound: 10 }],
    ['FORM-55', '10.0', { Max: 10 }, null],
    ['FORM-55', '0.30000000000000000001', { Max: 0.3 }, { code: 'aboveMax', bound: 0.3 }],
    ['FORM-56', '-1', { Min: 0 }, { code: 'belowMin', bound: 0 }],
    ['FORM-56', '1', { Min: 5 }, { code: 'belowMin', bound: 5 }],
    ['FORM-62', ' 5 ', { Regx: '^5$' }, null],
    ['FORM-56 FORM-66', 0, { Min: 0, Max: 5 }, null],
    ['FORM-57', '1.234', { Scale: 2 }, { code: 'scale', bound: 2 }],
    ['FORM-57', '1.10', { Scale: 1 }, null],
    ['FORM-57', '1e-7', { Scale: 6 }, { code: 'scale', bound: 6 }],
    ['FORM-57', 1e-7, { Scale: 7 }, null],
    ['FORM-57', '1.5', { Scale: 0 }, { code: 'scale', bound: 0 }],
    ['FORM-57', '1e3', { Scale: 0 }, null],
    ['FORM-66', 'ten', {}, { code: 'notANumber' }],
    ['FORM-66', '1e999999999', { Max: 5 }, { code: 'notANumber' }],
    ['FORM-66', '0x10', {}, { code: 'notANumber' }],
  ])('%s decimal %j is validated against %o', (_id, value, options, error) => {
    expect(validateParameter(decimal(options), value)).toEqual(error);
  });

  test('FORM-55 Max is exact for every number with two decimals', () => {
    const hundredths = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(hundredths, hundredths, (value, bound) => {
        const error = validateParameter(decimal({ Max: bound / 100, Scale: 2 }), String(value / 100));
        expect(error?.code).toBe(value > bound ? 'aboveMax' : undefined);
      }),
    );
  });
});

describe('lines', () => {
  test('FORM-58 FORM-59 typed lines outside the bounds are refused', () => {
    const parameter = multi({ MaxLines: 2, MinLines: 2 });
    expect(validateParameter(parameter, 'a\nb\n\nc')).toEqual({ code: 'tooManyLines', bound: 2 });
    expect(validateParameter(parameter, ' a \n')).toEqual({ code: 'tooFewLines', bound: 2 });
    expect(validateParameter(parameter, ['a', 'b', ' '])).toBeNull();
  });

  test('FORM-58 no limit of lines is 0', () => {
    expect(validateParameter(multi({ MaxLines: 0 }), 'a\nb')).toBeNull();
  });

  test('FORM-53 FORM-54 the first line that is too long or too short is named', () => {
    const parameter = multi({}, { MaxLen: 3, MinLen: 2 });
    expect(validateParameter(parameter, 'abc\n\nabcd\na')).toEqual({ code: 'tooLong', bound: 3, line: 2 });
    expect(validateParameter(parameter, 'abc\na\nabcd')).toEqual({ code: 'tooShort', bound: 2, line: 2 });
  });

  test('imported lines over MaxLines are not an error', () => {
    const fields = new Map([['p', { value: ['a', 'b'], source: UrlSourceType.FileSource }]]);
    expect(validateParameters([multi({ MaxLines: 1 })], fields).size).toBe(0);
    expect(validateParameter(multi({ MaxLines: 1 }), ['a', 'b'], { source: UrlSourceType.FileSource })).toBeNull();
  });

  test('FORM-62 FORM-61 every line must match the regex, and the first mismatch is reported', () => {
    const parameter = multi({}, { Regx: '^https://', RegxMessage: 'https only' });
    expect(validateParameter(parameter, 'https://a\n\nhttp://b\nhttp://c')).toEqual({
      code: 'pattern',
      message: 'https only',
      line: 2,
    });
  });

  test('FORM-51 FORM-72 a chosen task without values is invalid; a missing task counts as no value', () => {
    const source = UrlSourceType.Correlative;
    for (const IsRequired of [false, true]) {
      const parameter = { ...multi({ MinLines: 1 }), IsRequired };
      for (const task of [
        { taskId: 't-1', field: 'url' },
        { taskId: 't-1', total: 0 },
      ])
        expect(validateParameter(parameter, '', { source, task })).toEqual({ code: 'invalidTask' });
      expect(validateParameter(parameter, '', { source, task: { taskId: 't-1' } })).toEqual({ code: 'noDataField' });
      for (const task of [undefined, {}])
        expect(validateParameter(parameter, '', { source, task })).toEqual(IsRequired ? { code: 'required' } : null);
    }
    expect(validateParameter(multi({}), ['a'], { source: UrlSourceType.Correlative })).toBeNull();
  });

  test('generated lines are not validated', () => {
    expect(
      validateParameter({ ...multi({ MinLines: 5 }), IsRequired: true }, [], { source: UrlSourceType.RuleGeneration }),
    ).toBeNull();
  });

  test('FORM-73 FORM-76 URL lines are refused when none is a URL; a single URL is enough', () => {
    const addresses = multi({ MinLines: 1 }, { Url: 'https://shop.example/' });
    expect(validateParameter(addresses, 'lamp\nftp://a.example')).toEqual({ code: 'noAddress' });
    expect(validateParameter(addresses, 'lamp', { source: UrlSourceType.FileSource })).toEqual({ code: 'noAddress' });
    expect(validateParameter(addresses, 'lamp\nhttps://a.example/1')).toBeNull();
    expect(validateParameter(addresses, '')).toBeNull();
    expect(validateParameter(multi({}, { Url: '' }), 'lamp')).toBeNull();
    expect(validateParameter(multi({}, { Url: 'https://shop.example/' }), {})).toBeNull();
    expect(hasNoValidLine(addresses, ['lamp'])).toBe(true);
    expect(hasNoValidLine(addresses, ['lamp', 'https://a.example/1'])).toBe(false);
    const short = multi({}, { Url: 'https://shop.example/', MaxLen: 15 });
    expect(hasNoValidLine(short, ['https://a.example/1', 'lamp'])).toBe(true);
    expect(hasNoValidLine(short, ['https://a.b/1'])).toBe(false);
    expect(validateParameter(addresses, 'lamp', { source: UrlSourceType.RuleGeneration })).toBeNull();
  });

  test('FORM-73 the preview is in error when no line is valid', () => {
    const parameter = multi({}, { Regx: '^https://' });
    expect(hasNoValidLine(parameter, [])).toBe(true);
    expect(hasNoValidLine(parameter, ['x', 'y'])).toBe(true);
    expect(hasNoValidLine(parameter, ['x', 'https://y'])).toBe(false);
    expect(['x', 'https://y'].filter(createLineCheck(parameter))).toEqual(['https://y']);
  });
});

describe('other controls', () => {
  const proxy: TemplateParameter = { ...base, DataType: 'OperateIpProxy' };
  const custom = (proxies: readonly string[], switchPeriod: unknown) => ({
    ipProxyFromType: ProxyType.Custom,
    customIpProxySettings: { proxies, switchPeriod },
  });

  test('FORM-51 FORM-74 custom proxies need a proxy and a switch time of at least 1', () => {
    expect(validateParameter(proxy, custom([], 60))).toEqual({ code: 'required' });
    expect(validateParameter(proxy, custom(['1.2.3.4:80'], 60))).toBeNull();
    expect(validateParameter(proxy, custom(['1.2.3.4:80'], 0))).toEqual({ code: 'inputTime' });
    expect(validateParameter(proxy, custom(['1.2.3.4:80'], null))).toEqual({ code: 'inputTime' });
    expect(validateParameter(proxy, { ipProxyFromType: ProxyType.Strong })).toBeNull();
    expect(validateParameter({ ...proxy, IsRequired: true }, { ipProxyFromType: ProxyType.None })).toEqual({
      code: 'required',
    });
  });

  test('FORM-69 FORM-70 dates and times must have their stored form', () => {
    expect(validateParameter({ ...base, ControlType: 'date' }, '2026-02-30')).toEqual({ code: 'notADate' });
    expect(validateParameter({ ...base, ControlType: 'date' }, '2026-02-28')).toBeNull();
    for (const parameter of [
      { ...base, DataType: 'Datetime' },
      { ...base, DataType: 'Time' },
      { ...base, ControlType: 'TimePicker' },
    ]) {
      expect(validateParameter(parameter, '2026-02-28')).toEqual({ code: 'notADate' });
      expect(validateParameter(parameter, '2026-02-28 10:00:00')).toBeNull();
    }
  });

  test('FORM-63 the errors of a form are keyed by field, in order', () => {
    const parameters = [
      { ...base, Id: 'b', IsRequired: true },
      { ...base, Id: 'ok' },
      { ...text({ MaxLen: 1 }), Id: 'a' },
    ];
    const errors = validateParameters(parameters, new Map([['a', { value: 'long' }]]));
    expect([...errors]).toEqual([
      ['b', { code: 'required' }],
      ['a', { code: 'tooLong', bound: 1 }],
    ]);
  });

  test('validation never throws, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('String', 'Decimal', 'OperateIpProxy', 'Time', 'Switch'),
        fc.constantFrom('Input', 'MultiInput', 'date'),
        (value, DataType, ControlType) => {
          validateParameter(
            { ...base, DataType, ControlType, DataTypeOptions: { MaxLen: 3, Max: 3, Regx: 'a' } },
            value,
          );
        },
      ),
    );
  });
});
