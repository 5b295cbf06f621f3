import { CHANGE_LABELS, FINDING_KINDS, type Picture } from '../picture.ts';
import { valuesOf } from './arrangement.ts';
import { createElement } from './elements.ts';
import type { Filter } from './filter.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FilterFields {
  show(filter: Filter): void;
  focusSearch(): void;
}

const withCount = ([value, count]: [string, number]): Choice => ({ value, label: `${value} (${count})` });
const withoutCount = ([value]: [string, number]): Choice => ({ value, label: value });

export function drawFilters(
  container: HTMLElement,
  pictures: readonly Picture[],
  onChange: (part: Partial<Filter>) => void,
): FilterFields {
  const stories = [...new Map(pictures.map((picture) => [picture.story, picture])).values()];
  const requirementCounts = new Map<string, number>();
  for (const { requirements } of stories)
    for (const id of requirements) requirementCounts.set(id, (requirementCounts.get(id) ?? 0) + 1);
  const choices: [keyof Filter, string, string, readonly Choice[]][] = [
    ['noun', 'Noun', 'All nouns', valuesOf(stories, ({ noun }) => noun).map(withCount)],
    ['surface', 'Surface', 'All surfaces', valuesOf(stories, ({ surface }) => surface).map(withCount)],
    ['persona', 'Persona', 'All personas', valuesOf(stories, ({ persona }) => persona).map(withCount)],
    ['language', 'Language', 'All languages', valuesOf(pictures, ({ language }) => language).map(withoutCount)],
    ['theme', 'Theme', 'Both themes', valuesOf(pictures, ({ theme }) => theme).map(withoutCount)],
    ['width', 'Width', 'All widths', valuesOf(pictures, ({ width }) => String(width)).map(withoutCount)],
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
        { value: 'open', label: 'With an open comment' },
      ],
    ],
  ];

  if (pictures.some(({ change }) => change))
    choices.unshift([
      'change',
      'Change',
      'All changes',
      Object.entries(CHANGE_LABELS).map(([value, label]) => ({ value, label })),
    ]);

  const search = createElement('input', {
    type: 'search',
    id: 'filter-q',
    placeholder: 'What is on the picture, or its name',
    oninput: () => onChange({ q: search.value }),
  });
  const requirement = createElement('input', {
    id: 'filter-requirement',
    list: 'requirements',
    placeholder: 'BILL-12',
    autocomplete: 'off',
    oninput: () => onChange({ requirement: requirement.value }),
  });
  const selects = choices.map(([name, label, all, values]) => {
    const field = createElement(
      'select',
      { id: `filter-${name}`, onchange: () => onChange({ [name]: field.value }) },
      ...[{ value: '', label: all }, ...values].map((choice) =>
        createElement('option', { value: choice.value }, choice.label),
      ),
    );
    return { name, label, field };
  });
  const withLabel = (label: string, field: HTMLElement, kind = ''): HTMLElement =>
    createElement('div', { class: `field ${kind}` }, createElement('label', { for: field.id }, label), field);
  container.replaceChildren(
    withLabel('Search', search, 'wide'),
    ...selects.map(({ label, field }) => withLabel(label, field)),
    withLabel('Requirement', requirement),
    createElement(
      'datalist',
      { id: 'requirements' },
      ...[...requirementCounts.keys()].toSorted().map((value) => createElement('option', { value })),
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
