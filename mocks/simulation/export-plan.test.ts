import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExportFormat, LanguageFilter } from '#src/contract/enums.gen';
import { createPartMaker, filePieces, plannedRowCount, plannedRows, type FilePlan } from './export-plan';
import type { PartAnswer, PartRequest } from './export.worker';

const at = Date.parse('2026-11-16T10:00:00Z');
const run = { seed: 77, inputs: ['dentist Seville', 'tea'], at };
const plan = (format: FilePlan['format'] = ExportFormat.CSV): FilePlan => ({
  format,
  columns: ['name', 'unknown', 'openingHours'],
  headings: ['Nombre', 'Otro', 'Horario'],
  table: { rows: 'places', language: LanguageFilter.Es, site: 'maps.example' },
  runs: [
    { ...run, first: 3, last: 7 },
    { ...run, seed: 78, first: 2, last: 2 },
    { ...run, seed: 79, first: 0, last: 3 },
  ],
});
const rowsOf = (from?: number, to?: number) => [...plannedRows(plan(), from, to)].length;
const copies = (from?: number, to?: number) => Array.from(plannedRows(plan(), from, to), (row) => [...row]);
const textOf = (pieces: Iterable<Uint8Array<ArrayBuffer>>) => new Blob([...pieces]).text();

afterEach(() => vi.unstubAllGlobals());

describe('planned rows', () => {
  test('a range of rows crosses runs and excludes its end', () => {
    const all = copies();
    expect([plannedRowCount(plan()), all.length, rowsOf(7), rowsOf(2, 2)]).toEqual([7, 7, 0, 0]);
    for (const [from, to] of [
      [0, 1],
      [3, 4],
      [3, 5],
      [4, 7],
      [5, 99],
    ] as const)
      expect(copies(from, to)).toEqual(all.slice(from, to));
    expect(new Set(all.map((row) => JSON.stringify(row))).size).toBe(7);
  });

  test('an unknown column is empty, and a structured cell is JSON text', () => {
    const [row] = copies();
    expect([typeof row?.[0], row?.[1]]).toEqual(['string', undefined]);
    const table = { ...plan(), columns: ['openingHours'] };
    const cells = Array.from(plannedRows(table), ([cell]) => cell).filter((cell) => typeof cell === 'string');
    expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells) expect(typeof JSON.parse(cell)).toBe('object');
  });

  test('a missing value is an empty cell', () => {
    const columns = ['website', 'phone', 'rating', 'openingHours', 'priceLevel'];
    const many = { ...plan(), columns, runs: [{ ...run, first: 0, last: 300 }] };
    const cells = Array.from(plannedRows(many), (row) => [...row]).flat();
    expect([cells.includes(null), cells.includes('null')]).toEqual([true, false]);
  });

  test('only the first part has the head of the file, and only the last one its end', async () => {
    for (const format of [ExportFormat.CSV, ExportFormat.JSON, ExportFormat.XML] as const) {
      const make = createPartMaker(plan(format));
      const parts = await Promise.all([make(0, 2), make(2, 6), make(6, 7)].map(textOf));
      expect(parts.join('')).toBe(await textOf(filePieces(plan(format))));
      expect(await textOf(make(0, 99))).toBe(parts.join(''));
    }
  });
});

describe('export worker', () => {
  test('a worker makes parts of the plan of its first request and transfers them', async () => {
    const answers: [PartAnswer, Transferable[]][] = [];
    const worker: { onmessage?: (event: { data: PartRequest }) => void; postMessage: unknown } = {
      postMessage: (answer: PartAnswer, transferred: Transferable[]) => answers.push([answer, transferred]),
    };
    vi.stubGlobal('self', worker);
    await import('./export.worker');
    const send = (data: PartRequest) => worker.onmessage?.({ data });
    expect(() => send({ part: 0, from: 0, to: 2 })).toThrow('The first request must contain the plan.');
    send({ plan: plan(), part: 0, from: 0, to: 2 });
    send({ part: 1, from: 2, to: 7 });
    const make = createPartMaker(plan());
    expect(answers.map(([answer]) => answer)).toEqual([
      { part: 0, pieces: make(0, 2) },
      { part: 1, pieces: make(2, 7) },
    ]);
    for (const [answer, transferred] of answers) {
      expect(transferred).toHaveLength(1);
      expect(transferred[0]).toBe(answer.pieces[0]?.buffer);
    }
  });
});
