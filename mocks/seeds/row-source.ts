import { LanguageFilter } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { TaskRecord } from '#mocks/db/tasks';
import { type RowTable, templateRow } from './rows/row';
import { templateSeed } from './template-states';
import { fieldsOf } from './templates/fields';
import type { TemplateSeed } from './templates/types';
import type { SeedTexts } from './texts/load';

export interface RowSource {
  readonly names: readonly string[];
  fields(texts: SeedTexts): Schemas['RowField'][];
  /** Deterministic; all dates are before `now` (epoch milliseconds). */
  row(seed: number, index: number, inputs: readonly string[], now: number): Schemas['DataRow'];
  readonly table: RowTable;
}

type RowTableSeed = Pick<TemplateSeed, 'fields'> & RowTable;

const customTaskTable: RowTableSeed = {
  rows: 'searchResults',
  fields: fieldsOf('searchResults'),
  language: LanguageFilter.En,
  site: 'www.example',
};

const sources = new Map<RowTableSeed, RowSource>();

export function rowSourceOfTemplate(table: RowTableSeed): RowSource {
  const cached = sources.get(table);
  if (cached) return cached;
  const rowSource: RowSource = {
    names: table.fields.map(({ key }) => key),
    fields: (texts) => table.fields.map(({ key, type }) => ({ name: key, displayText: texts.fields[key], type })),
    row: (seed, index, inputs, now) => templateRow(table, seed, index, { inputs, now }),
    table: { rows: table.rows, language: table.language, site: table.site },
  };
  sources.set(table, rowSource);
  return rowSource;
}

export function rowSourceOf(task: Pick<TaskRecord, 'templateRegistrationId'>): RowSource {
  const id = task.templateRegistrationId;
  return rowSourceOfTemplate((id === undefined ? undefined : templateSeed(id)) ?? customTaskTable);
}
