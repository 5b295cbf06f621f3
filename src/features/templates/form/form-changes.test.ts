import { expect, test } from 'vitest';
import { ProxyType, UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { templateParameter } from '#tests/fixtures/template-parameter';
import type { ParameterValue } from './field-contract';
import { changedFields, isSameValue } from './form-changes';

const keyword = templateParameter({ Id: 'p.1', IsRequired: true, ControlOptions: { Placeholder: 'coffee' } });
const snapshotOf = (value: ParameterValue, more: { taskName?: string; taskGroupId?: string } = {}) => ({
  taskName: 'Task',
  taskGroupId: 'g-1',
  values: [value],
  ...more,
});

test('typed values count as changed, in the order of the fields', () => {
  expect(changedFields([keyword], snapshotOf(''), snapshotOf('tea'))).toEqual(['parameter:p.1']);
  expect(changedFields([keyword], snapshotOf('tea'), snapshotOf('tea'))).toEqual([]);
  expect(
    changedFields([keyword], snapshotOf('tea'), snapshotOf('', { taskName: 'Other', taskGroupId: 'g-2' })),
  ).toEqual(['parameter:p.1', 'taskName', 'taskGroup']);
});

test('a used example counts as a change', () => {
  expect(changedFields([keyword], snapshotOf(''), snapshotOf('coffee'))).toEqual(['parameter:p.1']);
});

test('values that are saved alike count as equal', () => {
  const file = { source: UrlSourceType.FileSource, lines: ImportedLines.fromText('a'), file: { name: 'a.txt' } };
  const userInput = { source: UrlSourceType.UserInput, lines: 'a' };
  const none = { ipProxyFromType: ProxyType.None };
  expect(isSameValue(null, false)).toBe(true);
  expect(isSameValue(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(isSameValue(userInput, { ...userInput })).toBe(true);
  expect(isSameValue({ ...userInput, lines: '' }, { source: UrlSourceType.FileSource, lines: ' ' })).toBe(true);
  expect(isSameValue(none, { ...none, customIpProxySettings: { switchPeriod: 60, proxies: [] } })).toBe(true);
  for (const [one, other] of [
    [userInput, file],
    [file, { ...file, lines: ImportedLines.fromText('a') }],
    [userInput, { ...userInput, lines: 'b' }],
    [['a'], ['a', 'b']],
    [none, { ipProxyFromType: ProxyType.Custom }],
    [
      { source: UrlSourceType.Correlative, lines: '' },
      { source: UrlSourceType.Correlative, lines: '', task: { groupId: 'g' } },
    ],
    [null, true],
  ] satisfies [ParameterValue, ParameterValue][])
    expect(isSameValue(one, other)).toBe(false);
});
