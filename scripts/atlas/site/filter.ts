import type { Picture } from '../picture.ts';
import type { ReviewState } from '../review.ts';

export interface Filter {
  readonly q: string;
  readonly noun: string;
  readonly surface: string;
  readonly persona: string;
  readonly language: string;
  readonly theme: string;
  readonly width: string;
  readonly requirement: string;
  readonly finding: string;
  readonly review: string;
  readonly change: string;
}

export const noFilter: Filter = {
  q: '',
  noun: '',
  surface: '',
  persona: '',
  language: '',
  theme: '',
  width: '',
  requirement: '',
  finding: '',
  review: '',
  change: '',
};

export interface UrlState {
  readonly filter: Filter;
  readonly picture: string;
}

const filterNames = Object.keys(noFilter) as (keyof Filter)[];

export function parseHash(fragment: string, defaults: Filter): UrlState {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const filter = Object.fromEntries(filterNames.map((name) => [name, given.get(name) ?? defaults[name]]));
  return { filter: { ...noFilter, ...filter }, picture: given.get('picture') ?? '' };
}

export function formatHash({ filter, picture }: UrlState, defaults: Filter): string {
  const params = new URLSearchParams();
  for (const name of filterNames) if (filter[name] !== defaults[name]) params.set(name, filter[name]);
  if (picture !== '') params.set('picture', picture);
  return `#${params.toString().replaceAll('%2F', '/')}`;
}

export const searchText = ({ words, title, name, state, requirements, story }: Picture): string =>
  [title, name, state, requirements.join(' '), story, words].join('\n').toLowerCase();

const matchesFinding = ({ findings }: Picture, wanted: string): boolean => {
  if (wanted === '') return true;
  if (wanted === 'any') return findings.length > 0;
  if (wanted === 'no') return findings.length === 0;
  return findings.some(({ kind }) => kind === wanted);
};

/** `text` must contain every word; a requirement may be a prefix (API-0). */
export function matchesFilter(picture: Picture, text: string, state: ReviewState, filter: Filter): boolean {
  const same = (wanted: string, actual: string): boolean => wanted === '' || wanted === actual;
  return (
    same(filter.noun, picture.noun) &&
    same(filter.surface, picture.surface) &&
    same(filter.persona, picture.persona) &&
    same(filter.language, picture.language) &&
    same(filter.theme, picture.theme) &&
    same(filter.width, String(picture.width)) &&
    same(filter.review, state) &&
    same(filter.change, picture.change?.kind ?? '') &&
    matchesFinding(picture, filter.finding) &&
    (filter.requirement === '' ||
      picture.requirements.some((id) => id.startsWith(filter.requirement.trim().toUpperCase()))) &&
    filter.q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
