import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from '#tests/fixtures/fast-check';
import { beforeAll, expect, test } from 'vitest';
import { STOP_DURATION } from '#mocks/simulation/progress';
import { startLanguages } from '#src/i18n/init';
import { setConfirmBeforeStop } from '#src/state/preferences';
import type { TestEmulator } from '#tests/fixtures/start-emulator';
import { renderTasks, startTasks, taskId, TEMPLATE_BEYOND_PLAN } from '#tests/fixtures/tasks-page';

const COUNT = 10;
const PAGE = 4;

interface Model {
  page: number;
  readonly selected: Set<number>;
  readonly running: Set<number>;
}

type RealSystem = TestEmulator & ReturnType<typeof renderTasks>;
type Command = fc.AsyncCommand<Model, RealSystem>;

const onPage = ({ page }: Model): number[] =>
  Array.from({ length: COUNT }, (_, at) => at + 1).slice((page - 1) * PAGE, page * PAGE);
// By label, because queries by role are slow.
const labelled = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (text: string | RegExp) => fireEvent.click(screen.getByText(text));

async function expectAgreement(model: Model): Promise<void> {
  const numbers = onPage(model);
  await waitFor(() => expect(screen.getAllByLabelText(/^Select Task/)).toHaveLength(numbers.length));
  await screen.findByText(`Task ${String(numbers[0])}`);
  for (const number of numbers) {
    expect(labelled(`Select Task ${String(number)}`).checked).toBe(model.selected.has(number));
    const button = model.running.has(number) ? 'Stop' : 'Start';
    expect(labelled(`${button} Task ${String(number)}`)).toBeDefined();
  }
  const { size } = model.selected;
  const text = `${String(size)} task${size === 1 ? '' : 's'} selected`;
  if (size === 0) expect(screen.queryByLabelText('Selected tasks')).toBeNull();
  else expect(screen.getByText(text)).toBeDefined();
}

const expectNoBar = () => waitFor(() => expect(screen.queryByLabelText('Selected tasks')).toBeNull());
async function expectRefused(number: number): Promise<void> {
  const reason = await screen.findByLabelText(
    'Your plan doesn’t include cloud runs of this template. Upgrade, or ask your admin to.',
  );
  expect(reason.textContent).toContain(`Task ${String(number)}`);
  press('Close');
  await waitFor(() => expect(screen.queryByText('Retry failed tasks')).toBeNull());
}

const command = (
  name: string,
  may: (model: Model) => boolean,
  act: (model: Model, real: RealSystem) => Promise<void> | void,
): Command => ({
  check: may,
  run: async (model, real) => {
    await act(model, real);
    await expectAgreement(model);
  },
  toString: () => name,
});

const toggle = fc.nat({ max: PAGE - 1 }).map((at) =>
  command(
    `toggle row ${String(at + 1)}`,
    (model) => onPage(model)[at] !== undefined,
    (model) => {
      const number = onPage(model)[at] ?? 0;
      fireEvent.click(labelled(`Select Task ${String(number)}`));
      if (!model.selected.delete(number)) model.selected.add(number);
    },
  ),
);
const selectPage = fc.constant(
  command(
    'select the page',
    () => true,
    (model) => {
      const numbers = onPage(model);
      const all = numbers.every((number) => model.selected.has(number));
      fireEvent.click(labelled(/Select all rows/));
      for (const number of numbers) {
        if (all) model.selected.delete(number);
        else model.selected.add(number);
      }
    },
  ),
);
const turn = fc.constantFrom(1, -1).map((by) =>
  command(
    by === 1 ? 'next page' : 'previous page',
    ({ page }) => page + by >= 1 && page + by <= Math.ceil(COUNT / PAGE),
    (model) => {
      fireEvent.click(labelled(by === 1 ? 'Next page' : 'Previous page'));
      model.page += by;
    },
  ),
);
/** The server refuses `refused`, if it is selected. */
const start = fc.integer({ min: 1, max: COUNT }).map((refused) =>
  command(
    `start, ${String(refused)} refused`,
    ({ selected, running }) => [...selected].some((number) => !running.has(number)),
    async (model, { db }) => {
      const requested = [...model.selected].filter((number) => !model.running.has(number));
      const putOn = (template: string | undefined) =>
        db.tasks.update(taskId(refused), (draft) => void (draft.templateRegistrationId = template));
      if (requested.length > 1) await putOn(TEMPLATE_BEYOND_PLAN);
      press(/^Start selected/);
      await expectNoBar();
      if (requested.length > 1 && requested.includes(refused)) await expectRefused(refused);
      for (const number of requested) if (requested.length === 1 || number !== refused) model.running.add(number);
      model.selected.clear();
      await putOn(undefined);
    },
  ),
);
const stop = fc.constant(
  command(
    'stop',
    ({ selected, running }) => [...selected].some((number) => running.has(number)),
    async (model, { advance, refetch }) => {
      press(/^Stop selected/);
      await expectNoBar();
      await advance(STOP_DURATION);
      await refetch();
      for (const number of model.selected) model.running.delete(number);
      model.selected.clear();
    },
  ),
);
const clear = fc.constant(
  command(
    'clear',
    ({ selected }) => selected.size > 0,
    (model) => {
      fireEvent.click(labelled('Clear selection'));
      model.selected.clear();
    },
  ),
);

beforeAll(async () => {
  await startLanguages('en-US');
  setConfirmBeforeStop(false);
});

test.each([
  ['TASK-34', 'select', [toggle, selectPage, selectPage, turn, turn, turn, clear], 40],
  ['TASK-34 TASK-35 TASK-36', 'operate', [toggle, selectPage, turn, start, stop, clear], 12],
] as const)(
  '%s the list and the batch bar agree after any sequence of actions that %s',
  async (_, _name, moves, most) => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...moves], { maxCommands: most, size: 'max' }), async (commands) => {
        cleanup();
        const emulator = await startTasks(COUNT, (number) => ({ running: number % 3 === 0 }));
        const real = { ...emulator, ...renderTasks(PAGE) };
        const model: Model = { page: 1, selected: new Set(), running: new Set([3, 6, 9]) };
        await expectAgreement(model);
        await fc.asyncModelRun(() => ({ model, real }), commands);
      }),
      { numRuns: 5 },
    );
  },
);
