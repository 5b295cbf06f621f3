import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type source from './en-US.json';

type Source = typeof source;

export type TemplateTexts = { name: string; description: string; tip?: string };
export type ParameterTexts = {
  displayText: string;
  remark?: string;
  placeholder?: string;
  markTitle?: string;
  markDescription: string;
  regxMessage?: string;
};

export type KindSlug = keyof Source['kinds'];
export type TemplateSlug = keyof Source['templates'];
export type CollectionSlug = keyof Source['collections'];
export type ParameterTextKey = keyof Source['parameters'];
export type OptionTextKey = keyof Source['options'];
export type FieldKey = keyof Source['fields'];
export type CloudGroupKey = keyof Source['cloudGroups'];
export type HowToUseFrame = keyof Source['howToUse'];

export type SeedTexts = {
  kinds: Record<KindSlug, string>;
  kindTips: Record<KindSlug, string>;
  templates: Record<TemplateSlug, TemplateTexts>;
  collections: Record<CollectionSlug, { name: string; description: string }>;
  parameters: Record<ParameterTextKey, ParameterTexts>;
  options: Record<OptionTextKey, string>;
  fields: Record<FieldKey, string>;
  fieldDescriptions: Record<FieldKey, string>;
  cloudGroups: Record<CloudGroupKey, string>;
  howToUse: Record<HowToUseFrame, string>;
};

const files = import.meta.glob<SeedTexts>('./*.json', { import: 'default' });

/** A language without a file gets en-US. */
export function loadTexts(language: InterfaceLanguage): Promise<SeedTexts> {
  const load = files[`./${language}.json`] ?? files['./en-US.json'];
  if (load === undefined) throw new Error('The seed texts of en-US are missing');
  return load();
}
