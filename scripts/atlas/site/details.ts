import type { Picture } from '../picture.ts';
import { createElement } from './elements.ts';

export interface Details {
  readonly requirements: Readonly<Record<string, string>>;
  readonly texts: readonly TextInLanguages[];
  readonly textsByStory: Readonly<Record<string, readonly number[]>>;
}

export interface TextInLanguages {
  readonly key: string;
  readonly languages: Readonly<Record<string, string>>;
}

export function requirementList({ requirements }: Picture, details: Details): HTMLElement | false {
  if (requirements.length === 0) return false;
  return createElement(
    'section',
    { class: 'requirements' },
    createElement('h3', {}, requirements.length === 1 ? '1 requirement' : `${requirements.length} requirements`),
    createElement(
      'dl',
      {},
      ...requirements.flatMap((id) => [
        createElement('dt', {}, id),
        createElement('dd', {}, details.requirements[id] ?? 'Not in docs/requirements.yaml.'),
      ]),
    ),
  );
}

export function textList({ story, language }: Picture, details: Details): HTMLElement | false {
  const texts = (details.textsByStory[story] ?? []).map((at) => details.texts[at]).filter((text) => text !== undefined);
  if (texts.length === 0) return false;
  return createElement(
    'section',
    { class: 'texts' },
    createElement('h3', {}, texts.length === 1 ? '1 text' : `${texts.length} texts`),
    ...texts.map(({ key, languages }) =>
      createElement(
        'details',
        {},
        createElement('summary', { lang: language }, languages[language] ?? languages['en-US'] ?? key),
        createElement('code', {}, key),
        createElement(
          'dl',
          {},
          ...Object.entries(languages).flatMap(([code, text]) => [
            createElement('dt', {}, code),
            createElement('dd', { lang: code }, text),
          ]),
        ),
      ),
    ),
  );
}
