import { LanguageFilter } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { TaskRecord } from '#mocks/db/tasks';
import { type RowTable, templateRow } from './rows/row';
import { templateSeed } from './template-states';
import { fieldsOf } from './templates/fields';
import type { TemplateSeed } from './templates/types';
import type { SeedTexts } from './texts/load';

/** Where the rows of a task come from. */
export interface RowSource {
  /** Names of the fields, the same in every language. */
  readonly names: readonly string[];
  /** Fields with their headings in the language of the texts. */
  fields(texts: SeedTexts): Schemas['RowField'][];
  /** Row `index` (from 0) of a run's seed; the same arguments give the same row. `now` (epoch ms) is what its dates lie before. */
  row(seed: number, index: number, inputs: readonly string[], now: number): Schemas['DataRow'];
  /** What its rows are made of, as plain data: for files, whose rows are made on another thread. */
  readonly table: RowTable;
}

type Table = Pick<TemplateSeed, 'fields'> & RowTable;

/** Tasks that people drew themselves in the client: pages that a search found. */
const drawnByHand: Table = {
  rows: 'searchResults',
  fields: fieldsOf('searchResults'),
  language: LanguageFilter.En,
  site: 'www.example',
};

const sources = new Map<Table, RowSource>();

/** The rows of a template. */
export function rowSourceOfTemplate(table: Table): RowSource {
  const known = sources.get(table);
  if (known) return known;
  const made: RowSource = {
    names: table.fields.map(({ key }) => key),
    fields: (texts) => table.fields.map(({ key, type }) => ({ name: key, displayText: texts.fields[key], type })),
    row: (seed, index, inputs, now) => templateRow(table, seed, index, { inputs, now }),
    table: { rows: table.rows, language: table.language, site: table.site },
  };
  sources.set(table, made);
  return made;
}

/** The rows of a task: those of its template, and for one without a template those of a search. */
export function rowSourceOf(task: Pick<TaskRecord, 'templateRegistrationId'>): RowSource {
  const id = task.templateRegistrationId;
  return rowSourceOfTemplate((id === undefined ? undefined : templateSeed(id)) ?? drawnByHand);
}
