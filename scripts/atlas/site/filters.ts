import { FINDING_KINDS, type Picture } from '../picture.ts';
import { valuesOf } from './arrangement.ts';
import { element } from './elements.ts';
import type { Filter } from './filter.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FilterFields {
  show(filter: Filter): void;
  focusSearch(): void;
}

const counted = ([value, count]: [string, number]): Choice => ({ value, label: `${value} (${count})` });
const plain = ([value]: [string, number]): Choice => ({ value, label: value });

export function drawFilters(
  into: HTMLElement,
  pictures: readonly Picture[],
  change: (part: Partial<Filter>) => void,
): FilterFields {
  const stories = [...new Map(pictures.map((picture) => [picture.story, picture])).values()];
  const areas = new Map<string, number>();
  for (const { requirements } of stories) for (const id of requirements) areas.set(id, (areas.get(id) ?? 0) + 1);
  const choices: [keyof Filter, string, string, readonly Choice[]][] = [
    ['noun', 'Noun', 'All nouns', valuesOf(stories, ({ noun }) => noun).map(counted)],
    ['surface', 'Surface', 'All surfaces', valuesOf(stories, ({ surface }) => surface).map(counted)],
    ['persona', 'Persona', 'All personas', valuesOf(stories, ({ persona }) => persona).map(counted)],
    ['language', 'Language', 'All languages', valuesOf(pictures, ({ language }) => language).map(plain)],
    ['theme', 'Theme', 'Both themes', valuesOf(pictures, ({ theme }) => theme).map(plain)],
    ['width', 'Width', 'All widths', valuesOf(pictures, ({ width }) => String(width)).map(plain)],
    [
      'finding',
      'Findings',
      'With and without',
      [
        { value: 'any', label: 'With a finding' },
        { value: 'no', label: 'Without' },
        ...FINDING_KINDS.map((kind) => ({ value: kind, label: kind })),
      ],
    ],
    [
      'review',
      'Review',
      'Looked at or not',
      [
        { value: 'none', label: 'Not looked at' },
        { value: 'looked', label: 'Looked at' },
        { value: 'changed', label: 'Changed since' },
      ],
    ],
  ];

  const search = element('input', {
    type: 'search',
    id: 'filter-q',
    placeholder: 'What is on the picture, or its name',
    oninput: () => change({ q: search.value }),
  });
  const requirement = element('input', {
    id: 'filter-requirement',
    list: 'requirements',
    placeholder: 'BILL-12',
    autocomplete: 'off',
    oninput: () => change({ requirement: requirement.value }),
  });
  const selects = choices.map(([name, label, all, values]) => {
    const field = element(
      'select',
      { id: `filter-${name}`, onchange: () => change({ [name]: field.value }) },
      ...[{ value: '', label: all }, ...values].map((choice) =>
        element('option', { value: choice.value }, choice.label),
      ),
    );
    return { name, label, field };
  });
  const labelled = (label: string, field: HTMLElement, kind = ''): HTMLElement =>
    element('div', { class: `field ${kind}` }, element('label', { for: field.id }, label), field);
  into.replaceChildren(
    labelled('Search', search, 'wide'),
    ...selects.map(({ label, field }) => labelled(label, field)),
    labelled('Requirement', requirement),
    element(
      'datalist',
      { id: 'requirements' },
      ...[...areas.keys()].toSorted().map((value) => element('option', { value })),
    ),
  );
  return {
    show(filter) {
      if (search.value !== filter.q) search.value = filter.q;
      if (requirement.value !== filter.requirement) requirement.value = filter.requirement;
      for (const { name, field } of selects) field.value = filter[name];
    },
    focusSearch() {
      search.focus();
      search.select();
    },
  };
}
