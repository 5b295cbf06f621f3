import type { Picture } from '../picture.ts';
import type { ReviewState } from '../review.ts';

/** What the sheet is narrowed to; an empty text is any. */
export interface Filter {
  readonly q: string;
  readonly noun: string;
  readonly surface: string;
  readonly persona: string;
  readonly language: string;
  readonly theme: string;
  readonly width: string;
  readonly requirement: string;
  /** A kind of finding; 'any' for pictures with one, 'no' for those without. */
  readonly finding: string;
  readonly review: string;
}

/** A filter that lets everything through. */
export const everything: Filter = {
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
};

/** What the address of the sheet carries: the filter, and the key of the picture that is seen large. */
export interface Address {
  readonly filter: Filter;
  readonly picture: string;
}

const names = Object.keys(everything) as (keyof Filter)[];

/** Reads a fragment of an address, with or without its #. What it does not name is as in `otherwise`; what is not known is passed over. */
export function readAddress(fragment: string, otherwise: Filter): Address {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const filter = Object.fromEntries(names.map((name) => [name, given.get(name) ?? otherwise[name]]));
  return { filter: { ...everything, ...filter }, picture: given.get('picture') ?? '' };
}

/** The fragment of an address with its #; what is as in `otherwise` is left out. */
export function writeAddress({ filter, picture }: Address, otherwise: Filter): string {
  const said = new URLSearchParams();
  for (const name of names) if (filter[name] !== otherwise[name]) said.set(name, filter[name]);
  if (picture !== '') said.set('picture', picture);
  // A key is read by people: slashes may stand in a fragment as they are.
  return `#${said.toString().replaceAll('%2F', '/')}`;
}

/** The words that are searched: everything on the picture, and what it is called. */
export const searchText = ({ words, title, name, state, requirements, story }: Picture): string =>
  [title, name, state, requirements.join(' '), story, words].join('\n').toLowerCase();

const fitsFinding = ({ findings }: Picture, wanted: string): boolean => {
  if (wanted === '') return true;
  if (wanted === 'any') return findings.length > 0;
  if (wanted === 'no') return findings.length === 0;
  return findings.some(({ kind }) => kind === wanted);
};

/** Whether a picture passes the filter. Every word of the search must stand in `text`; a requirement may be its front: API, API-0. */
export function isShown(picture: Picture, text: string, state: ReviewState, filter: Filter): boolean {
  const same = (wanted: string, is: string): boolean => wanted === '' || wanted === is;
  return (
    same(filter.noun, picture.noun) &&
    same(filter.surface, picture.surface) &&
    same(filter.persona, picture.persona) &&
    same(filter.language, picture.language) &&
    same(filter.theme, picture.theme) &&
    same(filter.width, String(picture.width)) &&
    same(filter.review, state) &&
    fitsFinding(picture, filter.finding) &&
    (filter.requirement === '' ||
      picture.requirements.some((id) => id.startsWith(filter.requirement.trim().toUpperCase()))) &&
    filter.q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
