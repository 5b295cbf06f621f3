import type { Story } from './picture.ts';

export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly type: string;
        readonly title: string;
        readonly name: string;
        readonly importPath: string;
      }
    >
  >;
}

interface InventoryRow {
  readonly surface: string;
  readonly noun: string;
  readonly state: string;
  readonly persona: string;
  readonly requirements: readonly string[];
}

function splitIds(name: string): { name: string; ids: string[] } {
  const front = /^(?:[A-Z0-9]{3,5}-\d{2,3}[:,]?\s+)*/.exec(name)?.[0] ?? '';
  return { name: name.slice(front.length), ids: front.match(/[A-Z0-9]{3,5}-\d{2,3}/g) ?? [] };
}

const normalizeTitle = (story: string): string =>
  story
    .split(' -- ')
    .map((part) =>
      splitIds(part)
        .name.toLowerCase()
        .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
        .trim(),
    )
    .join(' -- ');

export function readInventory(text: string): ReadonlyMap<string, InventoryRow> {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const columns = head.split('\t');
  const columnIndex = (name: string): number => {
    const found = columns.indexOf(name);
    if (found < 0) throw new Error(`The inventory has no column ${name}.`);
    return found;
  };
  const [story, surface, noun, state, persona, requirements] = [
    'story',
    'surface',
    'noun',
    'state',
    'persona',
    'requirements',
  ].map(columnIndex) as [number, number, number, number, number, number];
  return new Map(
    lines.map((line) => {
      const cells = line.split('\t');
      const cell = (at: number): string => cells[at] ?? '';
      const row: InventoryRow = {
        surface: cell(surface),
        noun: cell(noun),
        state: cell(state),
        persona: cell(persona),
        requirements: cell(requirements).match(/[A-Z0-9]{3,5}-\d{2,3}/g) ?? [],
      };
      return [normalizeTitle(cell(story)), row];
    }),
  );
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

export function listStories(index: StoryIndex, inventory: ReadonlyMap<string, InventoryRow>): Story[] {
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name: whole }) => {
      const { name, ids } = splitIds(whole);
      const row = inventory.get(normalizeTitle(`${title} -- ${name}`));
      const [noun = '', kind = ''] = title.split('/');
      return {
        id,
        title,
        name,
        requirements: [...new Set([...ids, ...(row?.requirements ?? [])])].toSorted(),
        noun: row?.noun ?? noun.toLowerCase(),
        surface: row?.surface ?? (title.split('/').length > 2 ? singular(kind) : 'part'),
        state: row?.state ?? '',
        persona: row?.persona ?? '',
      };
    })
    .toSorted((a, b) => (a.title + a.name < b.title + b.name ? -1 : 1));
}

export function isSelected({ id, title, name, requirements }: Story, filter: readonly string[]): boolean {
  const text = `${title} -- ${name}\n${id}\n${requirements.join(' ')}`.toLowerCase();
  return filter.length === 0 || filter.some((part) => text.includes(part.toLowerCase()));
}
