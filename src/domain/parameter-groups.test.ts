import { expect, test } from 'vitest';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { groupParameters } from './parameter-groups';

const field = (name: string, ParentField?: string) =>
  templateParameter({
    Id: name.replace('!', ''),
    ParamName: name.replace('!', ''),
    IsRequired: name.endsWith('!'),
    ...(ParentField === undefined ? {} : { ControlOptions: { ParentField } }),
  });

function grouped(...parameters: Parameters<typeof groupParameters>[0]): { required: string[]; optional: string[] } {
  const { required, optional } = groupParameters(parameters);
  return { required: required.map(({ Id }) => Id), optional: optional.map(({ Id }) => Id) };
}

test('FORM-65 required parameters come first, each group in the order of the template', () => {
  expect(grouped(field('sort'), field('keyword!'), field('pages'), field('place!'))).toEqual({
    required: ['keyword', 'place'],
    optional: ['sort', 'pages'],
  });
});

test('one group is empty when all parameters are alike', () => {
  expect(grouped(field('b!'), field('a!'))).toEqual({ required: ['b', 'a'], optional: [] });
  expect(grouped(field('b'), field('a'))).toEqual({ required: [], optional: ['b', 'a'] });
  expect(grouped()).toEqual({ required: [], optional: [] });
});

test('ENUM-19 an optional child stays beside its required parent', () => {
  expect(grouped(field('pages'), field('country!'), field('keyword!'), field('city', 'country'))).toEqual({
    required: ['country', 'city', 'keyword'],
    optional: ['pages'],
  });
});

test('ENUM-19 a required child takes its optional parent along, and follows it', () => {
  expect(grouped(field('pages'), field('city!', 'country'), field('country'), field('keyword!'))).toEqual({
    required: ['country', 'city', 'keyword'],
    optional: ['pages'],
  });
});

test('ENUM-19 an optional family stays together, down to the children of children', () => {
  expect(
    grouped(field('street', 'city'), field('keyword!'), field('city', 'country'), field('pages'), field('country')),
  ).toEqual({ required: ['keyword'], optional: ['country', 'city', 'street', 'pages'] });
});

test('a parent that the template lacks, itself or a circle of parents loses no parameter', () => {
  expect(
    grouped(
      field('lost', 'nowhere'),
      field('own!', 'own'),
      field('one', 'two'),
      field('two', 'one'),
      field('below!', 'two'),
    ),
  ).toEqual({ required: ['own', 'two', 'one', 'below'], optional: ['lost'] });
});

test('FORM-52 a cloud group is optional, whatever the template says', () => {
  const cloudGroup = templateParameter({
    Id: 'group',
    DataType: ParameterDataType.OperateCloudGroup,
    ControlType: ParameterControlType.Input,
    IsRequired: true,
  });
  expect(grouped(cloudGroup, field('keyword!'))).toEqual({ required: ['keyword'], optional: ['group'] });
});
