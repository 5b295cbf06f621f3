import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { ParameterControlType, ParameterDataType, ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { userInputOf, type FieldValue } from '#src/domain/parameter-values';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { jsonBlob } from '#src/lib/json-pieces';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { buildPayload, savedValue, urlSourceOf } from './build-payload';
import { checkValues } from './check-values';
import { isLinesValue, type ParameterValue, type TemplateParameter } from './field-contract';
import { initialValues } from './initial-values';

const parameter = (Id: string, DataType: string, ControlType: string, more: Partial<TemplateParameter> = {}) =>
  templateParameter({
    Id,
    ParamName: `Name${Id}`,
    DataType,
    ControlType,
    ...more,
  });
const { String: Text, Decimal, Switch, Datetime, PreLogin, OperateIpProxy } = ParameterDataType;
const { Input, MultiInput, Dropdown, CheckboxList } = ParameterControlType;

const all = [
  parameter('text', Text, Input, { DefaultValue: 'default' }),
  parameter('number', Decimal, Input),
  parameter('lines', Text, MultiInput),
  parameter('one', Text, Dropdown),
  parameter('many', Text, CheckboxList),
  parameter('on', Switch, Input),
  parameter('when', Datetime, Input),
  parameter('cookie', PreLogin, Input),
];

function readBack(parameters: readonly TemplateParameter[], values: readonly ParameterValue[]): ParameterValue[] {
  const fields = new Map<string, FieldValue>();
  for (const [index, { Id }] of parameters.entries()) {
    const field = savedValue(values[index] ?? null);
    if (field !== undefined) fields.set(Id, field);
  }
  return initialValues(parameters, {
    taskName: '',
    taskGroupId: '',
    urlSourceTaskId: null,
    urlSourceTaskField: null,
    userInputParameters: JSON.stringify(userInputOf(parameters, fields)),
  });
}

const comparable = (value: ParameterValue) =>
  isLinesValue(value)
    ? { source: value.source, text: JSON.stringify(savedValue(value)?.value), file: value.file, task: value.task }
    : value;

test('ENUM-27 saved values read back equal', () => {
  const line = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/[\r\n]/g, ' ').trim())
    .filter((text) => text !== '');
  const word = fc.string({ minLength: 1, maxLength: 12 });
  const lines = fc.oneof(
    fc
      .array(line, { maxLength: 8 })
      .map((list): ParameterValue => ({ source: UrlSourceType.UserInput, lines: list.join('\n') })),
    fc
      .record({ list: fc.array(line, { minLength: 1, maxLength: 8 }), name: word, column: word, total: fc.nat() })
      .map(({ list, name, column, total }): ParameterValue => ({
        source: UrlSourceType.FileSource,
        lines: new ImportedLines([list.join('\n')], list.length),
        file: { name, column, total },
      })),
    fc
      .record({ list: fc.array(line, { minLength: 1, maxLength: 8 }), groupId: word, taskId: word, field: word })
      .map(({ list, ...task }): ParameterValue => ({
        source: UrlSourceType.Correlative,
        lines: new ImportedLines([list.join('\n')], list.length),
        task,
      })),
  );
  fc.assert(
    fc.property(
      fc.tuple(fc.string(), fc.string(), lines, fc.string(), fc.array(word), fc.boolean(), fc.string(), fc.string()),
      (values) => {
        expect(readBack(all, values).map(comparable)).toEqual(values.map(comparable));
      },
    ),
  );
});

test('a cleared value stays empty although the parameter has a default', () => {
  expect(readBack(all.slice(0, 1), [''])).toEqual(['']);
  expect(initialValues(all.slice(0, 1))).toEqual(['default']);
});

test('a switch that was never set is omitted and stays unset', () => {
  expect(savedValue(null)).toBeUndefined();
  expect(readBack([parameter('on', Switch, Input)], [null])).toEqual([null]);
});

test('ENUM-29 generated lines and their rule are returned unchanged', () => {
  const customize = {
    taskUrlType: UrlSourceType.RuleGeneration,
    taskUrlRuleParam: { from: 1 },
    taskRuleUrl: 'https://a.example/{n}',
    later: true,
  };
  const stored = JSON.stringify({
    UIParameters: [{ Id: 'lines', Value: 'https://a.example/1', Customize: customize }],
    TemplateParameters: [],
  });
  const [value] = initialValues([parameter('lines', Text, MultiInput)], {
    taskName: '',
    taskGroupId: '',
    urlSourceTaskId: null,
    urlSourceTaskField: null,
    userInputParameters: stored,
  });
  expect(value === undefined ? undefined : savedValue(value)?.customize).toEqual(customize);
});

test('the lines of custom proxies are not written into the parameters', () => {
  const value: ParameterValue = {
    ipProxyFromType: ProxyType.Custom,
    customIpProxySettings: { switchPeriod: 60, proxies: ['u:secret@10.0.0.1:80'] },
  };
  expect(JSON.stringify(savedValue(value))).not.toContain('secret');
  expect(savedValue(value)).toEqual({ value: { ipProxyFromType: ProxyType.Custom } });
});

test('ENUM-26 the source task and field come from the field that takes its lines from a task', () => {
  const lines = new ImportedLines(['a'], 1);
  expect(
    urlSourceOf(['x', { source: UrlSourceType.Correlative, lines, task: { taskId: 't-1', field: 'url' } }]),
  ).toEqual({ urlSourceTaskId: 't-1', urlSourceTaskField: 'url' });
  expect(urlSourceOf(['x'])).toEqual({ urlSourceTaskId: null, urlSourceTaskField: null });
});

const setup = { id: 't-1', type: 1, version: 3, templateRegistrationId: 'r-1' } as const;
const naming = { taskName: ' Shops ', taskGroupId: 'g-1' };

test('parameters above the byte limit of the contract are refused before they are sent', async () => {
  const piece = `${'https://shop.example/p/'.padEnd(59, 'x')}\n`.repeat(10_000);
  const lines = new ImportedLines(
    Array.from({ length: 100 }, () => piece),
    1_000_000,
  );
  const started = cpuTime();
  const built = await buildPayload(
    setup,
    [parameter('lines', Text, MultiInput)],
    [{ source: UrlSourceType.FileSource, lines, file: { name: 'a.txt' } }],
    naming,
    undefined,
  );
  expect(built).toEqual({ ok: false, limit: 20_000_000 });
  expect(cpuTime() - started).toBeLessThan(500);
});

test('ENUM-26 a payload carries the task id only when a task is edited', async () => {
  const created = await buildPayload(setup, all.slice(0, 1), ['x'], naming, undefined);
  const edited = await buildPayload(setup, all.slice(0, 1), ['x'], naming, 'task-1');
  expect(created).toMatchObject({ ok: true, payload: { taskName: 'Shops', templateVersion: 3 } });
  expect(created.ok && 'taskId' in created.payload).toBe(false);
  expect(edited).toMatchObject({ ok: true, payload: { taskId: 'task-1' } });
});

test('parameters are measured as they are sent: twice, escaped and in UTF-8', async () => {
  const built = (count: number, line: string) =>
    buildPayload(
      setup,
      [parameter('lines', Text, MultiInput)],
      [{ source: UrlSourceType.FileSource, lines: new ImportedLines([`${line}\n`.repeat(count)], count) }],
      naming,
      undefined,
    );
  // 3 bytes and an escaped line feed for each line.
  expect((await built(1_990_000, 'abc')).ok).toBe(true);
  expect(await built(2_010_000, 'abc')).toEqual({ ok: false, limit: 20_000_000 });
  expect(await built(1_990_000, 'ab日')).toEqual({ ok: false, limit: 20_000_000 });
  expect(await built(1_990_000, 'ab"')).toEqual({ ok: false, limit: 20_000_000 });
});

test('the payload contains every imported line', async () => {
  const built = await buildPayload(
    setup,
    [parameter('lines', Text, MultiInput)],
    [{ source: UrlSourceType.FileSource, lines: new ImportedLines(['a"\nb', '\\\nc😀'], 3) }],
    naming,
    undefined,
  );
  const sent = JSON.parse(built.ok ? await (await jsonBlob(built.payload)).text() : '') as {
    userInputParameters: string;
  };
  expect(sent).toMatchObject({ taskName: 'Shops', templateVersion: 3 });
  expect(JSON.parse(sent.userInputParameters)).toMatchObject({
    UIParameters: [{ Id: 'lines', Value: 'a"\nb\\\nc😀' }],
    TemplateParameters: [{ ParamName: 'Namelines', Value: 'a"\nb\\\nc😀' }],
  });
});

test('FORM-62 imported lines are checked one by one, and the error names its line', async () => {
  const lines = new ImportedLines(['PL-1\nPL', '-2\nnope\nPL-3'], 4);
  const checked = parameter('lines', Text, MultiInput, {
    DataTypeOptions: { Regx: '^PL-\\d$', RegxMessage: 'An id' },
    ControlOptions: { MaxLines: 2 },
  });
  const errors = await checkValues([checked], [{ source: UrlSourceType.FileSource, lines }]);
  expect(errors.get('lines')).toEqual({ code: 'pattern', message: 'An id', line: 3 });
});

test('FORM-51 FORM-59 empty and too few imported lines are refused', async () => {
  const required = parameter('lines', Text, MultiInput, { IsRequired: true, ControlOptions: { MinLines: 3 } });
  const none = new ImportedLines([], 0);
  const two = new ImportedLines(['a\nb'], 2);
  const codes = await Promise.all(
    (
      [
        [UrlSourceType.FileSource, none],
        [UrlSourceType.Correlative, none],
        [UrlSourceType.FileSource, two],
      ] as const
    ).map(async ([source, lines]) => (await checkValues([required], [{ source, lines }])).get('lines')?.code),
  );
  expect(codes).toEqual(['required', 'required', 'tooFewLines']);
});

test('a proxy parameter keeps the proxy settings of the task', () => {
  const settings = {
    ipProxyFromType: ProxyType.Custom,
    strongIpProxySettings: { period: 300, areaId: -1 },
    customIpProxySettings: { switchPeriod: 30, proxies: ['10.0.0.1:80'] },
  };
  const task = {
    taskName: '',
    taskGroupId: '',
    urlSourceTaskId: null,
    urlSourceTaskField: null,
    userInputParameters: null,
    ipProxySettings: settings,
  };
  expect(initialValues([parameter('proxy', OperateIpProxy, Input)], task)).toEqual([settings]);
});

test('FORM-58 FORM-59 FORM-61 100,000 typed lines are checked in slices and saved trimmed', async () => {
  const many = (
    ControlOptions: NonNullable<TemplateParameter['ControlOptions']>,
    DataTypeOptions: NonNullable<TemplateParameter['DataTypeOptions']> = {},
  ) => parameter('lines', Text, MultiInput, { ControlOptions, DataTypeOptions });
  const lines = Array.from({ length: 100_000 }, (_, index) => ` https://shop.example/${index} `);
  const userInput: ParameterValue = { source: UrlSourceType.UserInput, lines: lines.join('\n\n') };
  const errorOf = async (own: TemplateParameter) => (await checkValues([own], [userInput])).get(own.Id);
  expect(await errorOf(many({ MaxLines: 100_000, MinLines: 2 }, { Url: 'https://x.example/' }))).toBeUndefined();
  expect(await errorOf(many({ MaxLines: 99_999 }))).toEqual({ code: 'tooManyLines', bound: 99_999 });
  expect(await errorOf(many({ MinLines: 100_001 }))).toEqual({ code: 'tooFewLines', bound: 100_001 });
  expect(await errorOf(many({}, { Regx: 'example/[0-8]', RegxMessage: 'no nine' }))).toEqual({
    code: 'pattern',
    message: 'no nine',
    line: 10,
  });
  const nonsense: ParameterValue = {
    source: UrlSourceType.UserInput,
    lines: lines.join('\n').replaceAll('https', 'x'),
  };
  const urlParameter = many({}, { Url: 'https://x.example/' });
  expect((await checkValues([urlParameter], [nonsense])).get(urlParameter.Id)).toEqual({ code: 'noAddress' });
  const saved = savedValue(userInput)?.value;
  expect(JSON.parse(JSON.stringify(saved))).toBe(lines.map((line) => line.trim()).join('\n'));
});
