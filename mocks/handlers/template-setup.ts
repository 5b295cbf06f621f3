import { DataSourceType, ParameterDataType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { rowSourceOfTemplate } from '#mocks/seeds/row-source';
import { priceOf } from '#mocks/seeds/template-states';
import { examplePlaceholder } from '#mocks/seeds/templates/how-to-use';
import { markPicture } from '#mocks/seeds/templates/mark-pictures';
import { optionLabel } from '#mocks/seeds/templates/options';
import { parameterId } from '#mocks/seeds/templates/parameters';
import type { OptionSeed, ParameterSeed, TemplateSeed } from '#mocks/seeds/templates/types';
import { usageToday } from './start-rules';
import type { TemplateContext } from './template-views';

type Names = Pick<TemplateContext, 'texts' | 'language'>;

export function optionItem(option: OptionSeed, { texts, language }: Names): Schemas['DataSourceOption'] {
  return { value: option.value, label: optionLabel(option, texts, language), parent: option.parent ?? null };
}

const loginPage = (seed: TemplateSeed): string => `https://${seed.site}/login`;

function addressFor(parameter: ParameterSeed, seed: TemplateSeed): string | null {
  if (parameter.dataType === ParameterDataType.PreLogin) return loginPage(seed);
  return parameter.dataTypeOptions.Url === true ? `https://${seed.site}/` : null;
}

function parameterItem(parameter: ParameterSeed, seed: TemplateSeed, names: Names): Schemas['TemplateParameter'] {
  const { controlOptions: control, dataTypeOptions: data, dataSource } = parameter;
  const texts = names.texts.parameters[parameter.key];
  return {
    Id: parameterId(seed.id, parameter.key),
    ParamName: parameter.paramName,
    DisplayText: texts.displayText,
    DataType: parameter.dataType,
    ControlType: parameter.controlType,
    IsRequired: parameter.isRequired,
    Remark: texts.remark ?? null,
    Marks: { Remark: texts.remark ?? null },
    ControlOptions: {
      Placeholder: examplePlaceholder(parameter, names.texts) ?? null,
      ParentField: control.ParentField ?? null,
      MaxLines: control.MaxLines ?? null,
      MinLines: control.MinLines ?? null,
      IsTaskImportEnabled: control.IsTaskImportEnabled ?? false,
      IsFileImportEnabled: control.IsFileImportEnabled ?? false,
      IsAPIEnabled: control.IsAPIEnabled ?? false,
      DataSourceFilter: control.DataSourceFilter ?? null,
    },
    DataTypeOptions: {
      Max: data.Max ?? null,
      Min: data.Min ?? null,
      MinLen: data.MinLen ?? null,
      MaxLen: data.MaxLen ?? null,
      Regx: data.Regx ?? null,
      RegxMessage: texts.regxMessage ?? null,
      Scale: data.Scale ?? null,
      Url: addressFor(parameter, seed),
    },
    DataSourceType: dataSource?.type ?? null,
    DataSource:
      dataSource === undefined
        ? null
        : dataSource.type === DataSourceType.External
          ? dataSource.id
          : dataSource.options.map((option) => optionItem(option, names)),
    DataSourceFilter: dataSource?.filter ?? null,
    DefaultValue: null,
  };
}

function fieldDataSourceOf(seed: TemplateSeed): string | null {
  const sources = seed.parameters.flatMap(({ paramName, controlOptions, dataSource }): Schemas['FieldDataSource'][] =>
    controlOptions.ParentField !== undefined && dataSource?.type === DataSourceType.External
      ? [{ ParamName: paramName, ParentField: controlOptions.ParentField, DataSource: dataSource.id, Options: [] }]
      : [],
  );
  return sources.length === 0 ? null : JSON.stringify(sources);
}

function dataAddress(svg: string): string {
  const escaped = svg.replace(/"/g, "'").replace(/[%#<>]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}

function markItem(parameter: ParameterSeed, seed: TemplateSeed, { texts }: Names): Schemas['TemplateMark'] {
  const { markTitle, displayText, markDescription } = texts.parameters[parameter.key];
  return {
    type: 'parameter',
    parameterId: parameterId(seed.id, parameter.key),
    imageUrl: dataAddress(markPicture(parameter.mark, seed.hue)),
    paramDisplayText: markTitle ?? displayText,
    description: markDescription,
  };
}

export function templateSetup(seed: TemplateSeed, version: number, context: TemplateContext): Schemas['TemplateSetup'] {
  const { db, now, texts, viewer } = context;
  return {
    id: seed.id,
    version,
    type: seed.type,
    name: texts.templates[seed.slug].name,
    slug: seed.slug,
    templateRegistrationId: seed.id,
    isPublic: seed.isPublic && db.templateStates.get(seed.id)?.closed !== true,
    isWhiteUserId: viewer !== undefined && seed.isAllowListed,
    accountLimit: seed.accountLimit,
    pricePerData: priceOf(seed, viewer),
    dailyMaxCount: seed.dailyMaxCount,
    dailyMaxExtractedCount: seed.dailyMaxExtractedCount,
    todayCrawlCount: viewer ? usageToday(db, viewer.userId, seed.id, now).runs : 0,
    parameters: JSON.stringify(seed.parameters.map((parameter) => parameterItem(parameter, seed, context))),
    fieldDataSource: fieldDataSourceOf(seed),
    marks: seed.parameters.map((parameter) => markItem(parameter, seed, context)),
    runOn: seed.runOn,
    outputFields: rowSourceOfTemplate(seed).fields(texts),
    preLoginUrl: seed.parameters.some((parameter) => parameter.dataType === ParameterDataType.PreLogin)
      ? loginPage(seed)
      : null,
  };
}
