import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  DataSourceType,
  InterfaceLanguage,
  LanguageFilter,
  ParameterControlType,
  ParameterDataType,
  RowFieldType,
  RunOn,
  SourceType,
  TemplateScope,
  TemplateStatus,
} from '#src/contract/enums.gen';
import { loadTexts } from '../texts/load';
import english from '../texts/en-US.json';
import { areaName, areaSeeds, cloudGroupSeeds } from './areas';
import { examplePlaceholder, howToUse } from './how-to-use';
import { kindSeeds } from './kinds';
import { markPicture } from './mark-pictures';
import { dataSourceOptions, dataSources, optionLabel } from './options';
import { parameterId, parameterSeeds } from './parameters';
import { collectionSeeds, templateSeeds } from './templates';
import type { ParameterSeed } from './types';

const texts = await loadTexts(InterfaceLanguage.EnUS);
const parameters: readonly ParameterSeed[] = templateSeeds.flatMap((seed) => seed.parameters);
const sorted = (values: Iterable<string | number>) => [...new Set(values)].map(String).sort();
const values = (enumeration: Record<string, string | number>) => sorted(Object.values(enumeration));

describe('template seeds', () => {
  test('TPL-01 the seeds have sixty templates of twelve kinds, and three collections with members', () => {
    expect(templateSeeds.length).toBeGreaterThanOrEqual(60);
    expect(kindSeeds).toHaveLength(12);
    expect(collectionSeeds).toHaveLength(3);
    for (const kind of kindSeeds) {
      expect(templateSeeds.filter((seed) => seed.kinds.includes(kind.slug)).length, kind.slug).toBeGreaterThanOrEqual(
        4,
      );
    }
    const open = templateSeeds.filter((seed) => seed.status === TemplateStatus.Published).map((seed) => seed.slug);
    for (const { members } of collectionSeeds) {
      expect(members.length).toBeGreaterThanOrEqual(5);
      for (const member of members) expect(open).toContain(member);
    }
  });

  test('TPL-43 ids and slugs are unique and not reserved, and no kind uses the special list id', () => {
    const all = [...templateSeeds, ...collectionSeeds];
    expect(sorted(all.map(({ id }) => id))).toHaveLength(all.length);
    expect(sorted(all.map(({ slug }) => slug))).toHaveLength(all.length);
    for (const { id, slug } of all) {
      expect(id).toMatch(/^\d+$/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(['forbidden', 'nonsupport', 'categories', 'collection', 'detail']).not.toContain(slug);
    }
    expect(kindSeeds.map(({ kindId }) => kindId)).not.toContain(1000002);
  });

  test('ENUM-07 ENUM-08 ENUM-09 every status, run location and scope occurs', () => {
    expect(sorted(templateSeeds.map(({ status }) => status))).toEqual(values(TemplateStatus));
    expect(sorted(templateSeeds.map(({ runOn }) => runOn))).toEqual(values(RunOn));
    expect(sorted(templateSeeds.map(({ scope }) => scope))).toEqual(values(TemplateScope));
    const closed = templateSeeds.filter(({ scope }) => scope === TemplateScope.Private);
    expect(sorted(closed.map(({ isAllowListed }) => String(isAllowListed)))).toEqual(['false', 'true']);
    expect(closed.every(({ isPublic }) => !isPublic)).toBe(true);
  });

  test('ENUM-11 ENUM-51 ENUM-03 every language, source type and level occurs', () => {
    expect(sorted(templateSeeds.map(({ language }) => language))).toEqual(values(LanguageFilter));
    expect(sorted(templateSeeds.map(({ type }) => type))).toEqual(values(SourceType));
    const levels = templateSeeds.flatMap(({ accountLimit, newMinAccountLevel }) => [accountLimit, newMinAccountLevel]);
    expect(sorted(levels)).toEqual(values(AccountLevel));
  });

  test('prices range from zero to 18 dollars and never rise with the level', () => {
    const charged = templateSeeds.map(({ pricePerData }) => pricePerData);
    expect(charged).toContain(0);
    expect(charged).toContain(0.004);
    expect(Math.max(...templateSeeds.map(({ prices }) => prices.free))).toBe(18);
    for (const { slug, prices } of templateSeeds) {
      const steps = [prices.free, prices.basic, prices.standard, prices.professional, prices.enterprise];
      expect(steps, slug).toEqual([...steps].sort((left, right) => right - left));
    }
    expect(sorted(templateSeeds.map((seed) => String(seed.allowCrossAccountLevelPricing)))).toHaveLength(2);
  });
});

describe('parameters of the template seeds', () => {
  test('each template has three to eight parameters with unique ids', () => {
    for (const seed of templateSeeds) {
      expect(seed.parameters.length, seed.slug).toBeGreaterThanOrEqual(3);
      expect(seed.parameters.length, seed.slug).toBeLessThanOrEqual(8);
    }
    const ids = templateSeeds.flatMap((seed) => seed.parameters.map(({ key }) => parameterId(seed.id, key)));
    expect(sorted(ids)).toHaveLength(ids.length);
    expect(sorted(parameters.map(({ key }) => key))).toEqual(sorted(Object.keys(parameterSeeds)));
    for (const [key, parameter] of Object.entries(parameterSeeds)) expect(parameter.key).toBe(key);
  });

  test('ENUM-16 every data type and control type occurs, and one unknown data type', () => {
    const known = values(ParameterDataType);
    const used = sorted(parameters.map(({ dataType }) => dataType));
    expect(used).toEqual(expect.arrayContaining(known));
    expect(used.filter((type) => !known.includes(type))).not.toEqual([]);
    expect(sorted(parameters.map(({ controlType }) => controlType))).toEqual(values(ParameterControlType));
  });

  test('ENUM-17 ENUM-18 every control option and data type option occurs', () => {
    const control = sorted(parameters.flatMap(({ controlOptions }) => Object.keys(controlOptions)));
    expect(control).toEqual(
      sorted(
        'Placeholder ParentField MaxLines MinLines IsTaskImportEnabled IsFileImportEnabled IsAPIEnabled DataSourceFilter'.split(
          ' ',
        ),
      ),
    );
    const data = sorted(parameters.flatMap(({ dataTypeOptions }) => Object.keys(dataTypeOptions)));
    expect(data).toEqual(sorted('Max Min MinLen MaxLen Regx Scale Url'.split(' ')));
    for (const parameter of parameters) {
      const message = texts.parameters[parameter.key].regxMessage;
      expect(message !== undefined, parameter.key).toBe(parameter.dataTypeOptions.Regx !== undefined);
    }
  });

  test('every example value satisfies the rules of its field', () => {
    for (const parameter of parameters) {
      const example = examplePlaceholder(parameter, texts);
      if (example === undefined) continue;
      expect(example.trim(), parameter.key).not.toBe('');
      const { Regx, Min, Max, MinLen, MaxLen } = parameter.dataTypeOptions;
      if (Regx !== undefined) expect(example, parameter.key).toMatch(new RegExp(Regx));
      if (MinLen !== undefined) expect(example.length, parameter.key).toBeGreaterThanOrEqual(MinLen);
      if (MaxLen !== undefined) expect(example.length, parameter.key).toBeLessThanOrEqual(MaxLen);
      if (Min !== undefined) expect(Number(example), parameter.key).toBeGreaterThanOrEqual(Min);
      if (Max !== undefined) expect(Number(example), parameter.key).toBeLessThanOrEqual(Max);
    }
  });

  test('ENUM-19 both data source types occur with options, and a parent comes before its child', () => {
    const sources = parameters.flatMap(({ dataSource }) => (dataSource === undefined ? [] : [dataSource]));
    expect(sorted(sources.map(({ type }) => type))).toEqual(values(DataSourceType));
    for (const source of sources) {
      const options = source.type === DataSourceType.Internal ? source.options : (dataSourceOptions(source.id) ?? []);
      expect(options.length).toBeGreaterThan(1);
    }
    for (const seed of templateSeeds) {
      for (const [at, { controlOptions }] of seed.parameters.entries()) {
        if (controlOptions.ParentField === undefined) continue;
        const parent = seed.parameters.findIndex(({ paramName }) => paramName === controlOptions.ParentField);
        expect(parent).toBeGreaterThanOrEqual(0);
        expect(parent).toBeLessThan(at);
      }
    }
  });

  test('every country has cities, and an unknown source has no options', () => {
    for (const { value } of dataSources.countries)
      expect(dataSourceOptions('cities', value)?.length, value).toBeGreaterThan(0);
    expect(dataSourceOptions('cities', 'XX')).toEqual([]);
    expect(dataSourceOptions('planets')).toBeUndefined();
    const [first] = dataSources.countries;
    expect(first && optionLabel(first, texts, InterfaceLanguage.DeDE)).toBe('Österreich');
  });

  test('ENUM-20 every mark has a unique picture without text or addresses', () => {
    const pictures = sorted(parameters.map(({ mark }) => mark));
    const drawn = parameters.map(({ mark }) => markPicture(mark, 160));
    expect(sorted(drawn)).toHaveLength(pictures.length);
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(svg).not.toMatch(/<text|href|url\(|NaN|undefined/);
    }
  });
});

describe('texts of the template seeds', () => {
  test('every text is used, and every use has a text', () => {
    const options = parameters.flatMap(({ dataSource: source }) =>
      source?.type === DataSourceType.Internal ? source.options : [],
    );
    const optionKeys = options.flatMap(({ label }) => ('text' in label ? [label.text] : []));
    expect(sorted(Object.keys(texts.templates))).toEqual(sorted(templateSeeds.map(({ slug }) => slug)));
    expect(sorted(Object.keys(texts.collections))).toEqual(sorted(collectionSeeds.map(({ slug }) => slug)));
    expect(sorted(Object.keys(texts.kinds))).toEqual(sorted(kindSeeds.map(({ slug }) => slug)));
    expect(sorted(Object.keys(texts.kindTips))).toEqual(sorted(Object.keys(texts.kinds)));
    expect(sorted(Object.keys(texts.options))).toEqual(sorted(optionKeys));
    expect(sorted(Object.keys(texts.parameters))).toEqual(sorted(parameters.map(({ key }) => key)));
    expect(sorted(Object.keys(texts.fields))).toEqual(
      sorted(templateSeeds.flatMap(({ fields }) => fields.map(({ key }) => key))),
    );
    expect(sorted(Object.keys(texts.cloudGroups))).toEqual(sorted(cloudGroupSeeds.map(({ key }) => key)));
    expect(sorted(templateSeeds.flatMap(({ fields }) => fields.map(({ type }) => type)))).toEqual(values(RowFieldType));
  });

  test('a translation has exactly the keys and placeholders of the English texts', () => {
    const leaves = (value: unknown, path = ''): string[] =>
      typeof value === 'string'
        ? [`${path} ${sorted(value.match(/\{\{\w+\}\}/g) ?? []).join('')}`]
        : Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
    const folder = new URL('../texts/', import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const translation: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      expect(leaves(translation).sort(), file).toEqual(leaves(english).sort());
    }
  });

  test('howToUse has its sections, fills every placeholder and escapes the values', () => {
    for (const seed of templateSeeds) {
      const html = howToUse(seed, texts, InterfaceLanguage.EnUS);
      expect(html, seed.slug).not.toMatch(/\{\{|undefined|NaN/);
      expect(html.match(/<h2>/g)?.length, seed.slug).toBe(6);
      expect(html.match(/<tr>/g)?.length, seed.slug).toBe(seed.fields.length + 1);
      for (const tag of ['h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'p', 'pre']) {
        expect(html.split(`<${tag}>`).length, `${seed.slug} ${tag}`).toBe(html.split(`</${tag}>`).length);
      }
    }
    const [first] = templateSeeds;
    const hostile = first && { ...first, site: '<script>alert(1)</script>' };
    expect(hostile && howToUse(hostile, texts, InterfaceLanguage.EnUS)).not.toContain('<script>');
  });

  test('ENUM-39 areas are groups and their members, named in every language', () => {
    const top = areaSeeds.filter(({ parentId }) => parentId === undefined).map(({ id }) => id);
    expect(top).toHaveLength(5);
    expect(areaSeeds.length).toBeGreaterThanOrEqual(40);
    expect(areaSeeds.length).toBeLessThanOrEqual(50);
    expect(sorted(areaSeeds.map(({ id }) => id))).toHaveLength(areaSeeds.length);
    for (const { parentId } of areaSeeds) if (parentId !== undefined) expect(top).toContain(parentId);
    for (const language of Object.values(InterfaceLanguage)) {
      for (const area of areaSeeds) expect(areaName(area, language)).not.toBe(area.code);
    }
  });
});
