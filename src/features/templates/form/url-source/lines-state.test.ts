import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { linesAfter, type LinesAction, type LinesState } from './lines-state';

const { UserInput, FileSource, Correlative } = UrlSourceType;

/** The specification as a model, independent of the code. */
interface Model {
  source: UrlSourceType;
  manualText: string;
  file: { name: string; lines: string; total: number } | null;
  groupId: string | undefined;
  taskId: string | undefined;
  field: string | undefined;
  values: string;
  found: number | undefined;
}

interface RealSystem {
  state: LinesState;
}

const textOf = (lines: string | ImportedLines) => (typeof lines === 'string' ? lines : lines.text());

function expectSame(model: Model, { state: { current } }: RealSystem): void {
  expect(current.source).toBe(model.source);
  expect(current.customize).toEqual({ taskUrlType: UserInput, taskRuleUrl: 'kept' });
  if (model.source === UserInput) {
    expect(current.lines).toBe(model.manualText);
  } else if (model.source === FileSource) {
    expect([textOf(current.lines), current.file?.name, current.file?.total]).toEqual([
      model.file?.lines ?? '',
      model.file?.name,
      model.file?.total,
    ]);
  } else {
    expect([
      textOf(current.lines),
      current.task?.groupId,
      current.task?.taskId,
      current.task?.field,
      current.task?.total,
    ]).toEqual([model.values, model.groupId, model.taskId, model.field, model.found]);
  }
}

const command = (name: string, source: UrlSourceType | null, model: (model: Model) => void, action: LinesAction) => ({
  check: (now: Readonly<Model>) => source === null || now.source === source,
  run: (expected: Model, real: RealSystem) => {
    real.state = linesAfter(real.state, action);
    model(expected);
    expectSame(expected, real);
  },
  toString: () => name,
});

const clearField = (model: Model) => Object.assign(model, { field: undefined, values: '', found: undefined });

const commands = [
  fc.constantFrom(UserInput, FileSource, Correlative).map((source) =>
    command(
      `source ${source}`,
      null,
      (model) => {
        model.source = source;
      },
      { type: 'source', source },
    ),
  ),
  fc.constantFrom('', 'a', 'a\nb').map((text) =>
    command(
      `type ${JSON.stringify(text)}`,
      UserInput,
      (model) => {
        model.manualText = text;
      },
      { type: 'typed', text },
    ),
  ),
  fc.tuple(fc.constantFrom('one.txt', 'two.csv'), fc.constantFrom('a\nb', 'c')).map(([name, lines]) =>
    command(
      `read ${name}`,
      FileSource,
      (model) => {
        model.file = { name, lines, total: 9 };
      },
      { type: 'read', file: { name, total: 9 }, lines: ImportedLines.fromText(lines) },
    ),
  ),
  fc.constant(
    command(
      'remove the file',
      FileSource,
      (model) => {
        model.file = null;
      },
      { type: 'fileRemoved' },
    ),
  ),
  fc.constantFrom('g1', 'g2').map((groupId) =>
    command(
      `group ${groupId}`,
      Correlative,
      (model) => {
        if (model.groupId === groupId) return;
        Object.assign(model, { groupId, taskId: undefined });
        clearField(model);
      },
      { type: 'group', groupId },
    ),
  ),
  fc.constantFrom('t1', 't2').map((taskId) =>
    command(
      `task ${taskId}`,
      Correlative,
      (model) => {
        if (model.taskId === taskId) return;
        model.taskId = taskId;
        clearField(model);
      },
      { type: 'task', taskId },
    ),
  ),
  fc
    .tuple(fc.constantFrom('url', 'name'), fc.constantFrom([], ['a'], ['a', 'b', 'c']), fc.constantFrom(null, 0, 2))
    .map(([field, values, maxLines]) =>
      command(
        `field ${field} of ${values.length}, at most ${maxLines}`,
        Correlative,
        (model) => {
          Object.assign(model, {
            field,
            found: values.length,
            values: (maxLines ? values.slice(0, maxLines) : values).join('\n'),
          });
        },
        { type: 'field', field, values, maxLines, rows: { read: 9, total: 9 } },
      ),
    ),
];

test("FORM-41 FORM-43 FORM-45 any sequence of choices keeps each source's lines and clears narrower choices", () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (done) => {
      fc.modelRun(
        () => ({
          model: {
            source: UserInput,
            manualText: '',
            file: null,
            groupId: undefined,
            taskId: undefined,
            field: undefined,
            values: '',
            found: undefined,
          },
          real: {
            state: {
              current: { source: UserInput, lines: '', customize: { taskUrlType: UserInput, taskRuleUrl: 'kept' } },
              valueBySource: new Map(),
            },
          },
        }),
        done,
      );
    }),
    { numRuns: 300 },
  );
});

test('FORM-45 FORM-60 values cut at the line limit report how many rows were read', () => {
  const initial = { source: Correlative, lines: '', task: { groupId: 'g1', taskId: 't1' } };
  const rows = { read: 1_000, total: 21_561 };
  const full = linesAfter(
    { current: initial, valueBySource: new Map() },
    { type: 'field', field: 'url', values: ['a', 'b', 'c'], maxLines: 2, rows },
  );
  expect([textOf(full.current.lines), full.current.task]).toEqual([
    'a\nb',
    { groupId: 'g1', taskId: 't1', field: 'url', rowsRead: 1_000, rowCount: 21_561 },
  ]);
  expect(linesAfter(full, { type: 'noField' }).current).toEqual({ ...initial, customize: undefined });
});

test('removed lines reduce the count of the file and can be restored', () => {
  const initial = { source: FileSource, lines: ImportedLines.fromText('a\na\nb'), file: { name: 'x.txt', total: 7 } };
  const state: LinesState = { current: initial, valueBySource: new Map() };
  const cleaned = linesAfter(state, { type: 'cleaned', lines: ImportedLines.fromText('a\nb'), removed: 1 });
  expect([textOf(cleaned.current.lines), cleaned.current.file]).toEqual(['a\nb', { name: 'x.txt', total: 6 }]);
  expect(linesAfter(cleaned, { type: 'restored', value: initial }).current).toBe(initial);
});
