import { type InterfaceLanguage, RowFieldType, RunOn } from '#src/contract/enums.gen';
import type { HowToUseFrame, SeedTexts } from '../texts/load';
import type { ParameterSeed, TemplateSeed } from './types';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

// Values with HTML; all others are escaped.
const html: ReadonlySet<string> = new Set(['items', 'rows', 'detail']);

const typeFrames: Record<RowFieldType, HowToUseFrame> = {
  [RowFieldType.Text]: 'typeText',
  [RowFieldType.Link]: 'typeLink',
  [RowFieldType.Image]: 'typeImage',
  [RowFieldType.Number]: 'typeNumber',
  [RowFieldType.Date]: 'typeDate',
  [RowFieldType.Json]: 'typeJson',
};
const whereFrames: Record<RunOn, HowToUseFrame> = {
  [RunOn.None]: 'whereNone',
  [RunOn.Local]: 'whereLocal',
  [RunOn.Cloud]: 'whereCloud',
  [RunOn.Both]: 'whereBoth',
};

function code({ id, parameters }: TemplateSeed, texts: SeedTexts): string {
  const required = parameters.filter(({ isRequired, dataType }) => isRequired && dataType !== 'PreLogin');
  const values = required.map((parameter) => ({
    ParamName: parameter.paramName,
    Value: examplePlaceholder(parameter, texts) ?? '',
  }));
  return JSON.stringify({ templateId: id, TemplateParameters: values }, null, 2);
}

export function examplePlaceholder(parameter: ParameterSeed, texts: SeedTexts): string | undefined {
  if (parameter.dataTypeOptions.Url === true) return `https://${exampleHosts[parameter.key] ?? 'www.example'}`;
  return texts.parameters[parameter.key].placeholder ?? parameter.controlOptions.Placeholder;
}

const exampleHosts: Partial<Record<ParameterSeed['key'], string>> = {
  searchUrls: 'www.example/search?q=coffee',
  detailUrls: 'www.example/item/1048213',
  websites: 'northwind.example',
};

export function howToUse(seed: TemplateSeed, texts: SeedTexts, language: InterfaceLanguage): string {
  const frame = (name: HowToUseFrame, values: Record<string, string | number> = {}) =>
    texts.howToUse[name].replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = String(values[key] ?? '');
      return html.has(key) ? value : escape(value);
    });
  const number = new Intl.NumberFormat(language);
  const dollars = (price: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: price < 0.01 ? 3 : 2,
    }).format(price);
  const [kind] = seed.kinds;
  const { description, tip } = texts.templates[seed.slug];

  const items = (isRequired: boolean) =>
    seed.parameters
      .filter((parameter) => parameter.isRequired === isRequired)
      .map((parameter) => {
        const { displayText, remark } = texts.parameters[parameter.key];
        if (remark === undefined) return `<li><strong>${escape(displayText)}</strong></li>`;
        const example = examplePlaceholder(parameter, texts);
        const detail = example === undefined ? '' : `<code>${escape(example)}</code>`;
        return frame('inputItem', { label: displayText, remark, detail });
      })
      .join('');
  const required = items(true);
  const optional = items(false);
  const limits = { runs: number.format(seed.dailyMaxCount), rows: number.format(seed.dailyMaxExtractedCount) };

  return [
    frame('about', { description, kindTip: texts.kindTips[kind] }),
    tip === undefined ? '' : frame('aboutTip', { tip }),
    frame('source', { site: seed.site, kindSlug: kind, kind: texts.kinds[kind] }),
    frame('input'),
    required === '' ? '' : frame('inputRequired', { items: required }),
    optional === '' ? '' : frame('inputOptional', { items: optional }),
    frame('steps', { where: texts.howToUse[whereFrames[seed.runOn]] }),
    frame('data', {
      count: number.format(seed.fields.length),
      rows: seed.fields
        .map(({ key, type }) =>
          frame('dataRow', { key, label: texts.fields[key], type: texts.howToUse[typeFrames[type]] }),
        )
        .join(''),
    }),
    frame('api', { code: code(seed, texts) }),
    seed.pricePerData > 0
      ? frame('limits', { ...limits, price: dollars(seed.pricePerData) })
      : frame('limitsFree', limits),
    frame('trouble'),
  ].join('');
}
