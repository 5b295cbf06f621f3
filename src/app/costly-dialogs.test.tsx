import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonaName } from '#mocks/personas';
import type { ScenarioName } from '#mocks/scenarios';
import { TaskMode } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import { paths } from '#src/domain/paths';
import { openApp } from '#tests/fixtures/open-app';
import { pressCtrlEnter, pressEnter } from '#tests/fixtures/press-enter';

const onSubmit = vi.fn();
beforeEach(() => {
  onSubmit.mockClear();
  document.addEventListener('submit', onSubmit, true);
});
afterEach(() => {
  document.removeEventListener('submit', onSubmit, true);
  cleanup();
});

const longTimeout = { timeout: 15_000 };
const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }, longTimeout))[0]!);
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, longTimeout);
const write = async (inside: HTMLElement, label: RegExp, text: string) =>
  fireEvent.change(await within(inside).findByLabelText(label, { selector: 'input' }), { target: { value: text } });
const choose = async (inside: HTMLElement, radio: RegExp) =>
  fireEvent.click(await within(inside).findByRole('radio', { name: radio }));

async function openFromRow(entry: RegExp): Promise<void> {
  await press(/^More actions for (?!group)/);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
}

interface CostlyDialog {
  readonly path: string;
  readonly persona?: PersonaName;
  readonly scenario?: ScenarioName;
  readonly open: () => Promise<HTMLElement>;
  readonly operation: OperationId;
}

const costly: Readonly<Record<string, CostlyDialog>> = {
  'a copy of a task': {
    // Tasks of a template cannot be copied; this one is from the desktop app.
    path: `${paths.taskList}?mode=${TaskMode.AdvanceMode}`,
    open: async () => {
      await openFromRow(/^Copy to group/);
      const inside = await dialog(/^Copy “/);
      await choose(inside, /^My tasks/);
      return inside;
    },
    operation: 'copyTasks',
  },
  'a schedule': {
    path: paths.taskList,
    open: async () => {
      await openFromRow(/^Schedule/);
      const inside = await dialog(/^Schedule “/);
      await choose(inside, /^Interval/);
      const interval = within(inside).getByLabelText(/^Interval/, { selector: 'input:not([type="radio"])' });
      fireEvent.change(interval, { target: { value: '6' } });
      return inside;
    },
    operation: 'setSchedule',
  },
  'a task group': {
    path: paths.taskList,
    open: async () => {
      await press('New task group');
      const inside = await dialog('New task group');
      await write(inside, /^Name/, 'Spring launch');
      return inside;
    },
    operation: 'createTaskGroup',
  },
  'an export': {
    path: '/console/task/all-data?taskId=task-10002-5',
    open: async () => {
      await screen.findByRole('grid', {}, longTimeout);
      await press('Export');
      const inside = await dialog(/^Export/);
      await within(inside).findAllByRole('radio');
      return inside;
    },
    operation: 'startExport',
  },
  'billing information with what follows it': {
    path: `${paths.ordersInvoices}?status=Paid`,
    scenario: 'billingInformationEmpty',
    open: async () => {
      await press(/^Download invoice for GL-/);
      const inside = await dialog(/^Invoice for GL-/);
      for (const label of [/^First name/, /^Last name/, /^Street/, /^City/, /^State/])
        await write(inside, label, 'Lindow');
      await write(inside, /^Email/, 'mia@example.com');
      await write(inside, /^Postal/, '10115');
      const country = within(inside).getByRole('combobox');
      fireEvent.change(country, { target: { value: 'Germany' } });
      fireEvent.blur(country);
      await write(inside, /^Phone/, '+49 30 5550100');
      return inside;
    },
    operation: 'saveBillingInformation',
  },
  'a member': {
    path: paths.members,
    persona: 'enterprise',
    open: async () => {
      await press('Create member');
      const inside = await dialog('Create member');
      await write(inside, /^Username/, 'mia.keller');
      await write(inside, /^Password/, 'three-lamps-3');
      return inside;
    },
    operation: 'saveMember',
  },
  'the deletion of the account': {
    path: paths.account,
    open: async () => {
      await press('Delete account');
      const before = await dialog('Delete your account?');
      fireEvent.click(within(before).getByRole('checkbox'));
      fireEvent.click(within(before).getByRole('button', { name: 'Continue' }));
      const inside = await dialog('Confirm it’s you');
      await write(inside, /^(Current p|P)assword/, 'gleaner');
      await write(inside, /^Verification code/, '123456');
      return inside;
    },
    operation: 'deleteAccount',
  },
};

test.each(Object.keys(costly))('Enter in the first field does not send %s, and Ctrl+Enter does', async (name) => {
  const { path, open, operation, ...who } = costly[name]!;
  const { emulator } = await openApp({ path, ...who });
  const inside = await open();
  const field = inside.querySelector<HTMLInputElement>('form input:enabled')!;
  onSubmit.mockClear();

  pressEnter(field);
  expect(onSubmit).not.toHaveBeenCalled();

  pressCtrlEnter(field);
  await waitFor(() => {
    expect(emulator.sent(operation)).toHaveLength(1);
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
