import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import type { PersonaName } from '#mocks/personas';
import { applyConfig } from '#src/api/config';
import { createRandom, type Random } from '#src/lib/prng';

// Responses have random delays. ROUNDS and FIRST_SEED run more rounds or others.

const ROUNDS = Number(process.env['ROUNDS'] ?? 4);
const FIRST_SEED = Number(process.env['FIRST_SEED'] ?? 1);
const WORDS = ['hotel', 'shoe prices', 'Boston', 'a b c', 'review', 'zz 9'];

interface Control {
  readonly value: () => string | undefined;
  /** Returns the value that the control must show from then on. */
  readonly operate: (random: Random) => Promise<string>;
}

function inMain() {
  const main = document.querySelector('main');
  return main ? within(main) : undefined;
}
const field = (label: string | RegExp) =>
  inMain()?.queryByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' }) ?? undefined;
function getField(label: string | RegExp): HTMLInputElement {
  const found = field(label);
  if (!found) throw new Error(`the page has no field ${String(label)}`);
  return found;
}

/** Only timers: the emulator reads bodies in real time. */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

async function advanceTime(milliseconds: number): Promise<void> {
  await act(async () => {
    for (let elapsed = 0; elapsed <= milliseconds; elapsed += 20) {
      await vi.advanceTimersByTimeAsync(20);
      await new Promise(setImmediate);
    }
  });
}

function textControl(label: string | RegExp, words: readonly string[] = WORDS): Control {
  const setText = (value: string) => fireEvent.change(getField(label), { target: { value } });
  return {
    value: () => field(label)?.value,
    operate: async (random) => {
      const word = random.pick(words);
      fireEvent.focus(getField(label));
      setText('');
      for (const letter of word) {
        setText(getField(label).value + letter);
        await advanceTime(random.chance(0.15) ? random.int(200, 600) : random.int(0, 40));
        if (!random.chance(0.1)) continue;
        setText(getField(label).value.slice(0, -1));
        await advanceTime(random.int(0, 30));
        setText(getField(label).value + letter);
      }
      if (random.chance(0.5)) fireEvent.blur(getField(label));
      return word;
    },
  };
}

function checkboxControl(label: string): Control {
  return {
    value: () => field(label) && String(getField(label).checked),
    operate: async (random) => {
      let expected = getField(label).checked;
      for (let press = random.int(1, 3); press > 0; press--) {
        fireEvent.click(getField(label));
        expected = !expected;
        await advanceTime(random.int(0, 30));
      }
      return String(expected);
    },
  };
}

function toggleControl(name: RegExp, state: (button: HTMLElement) => boolean, role = 'button'): Control {
  const button = () => inMain()?.queryAllByRole(role, { name })[0];
  const isOn = () => {
    const found = button();
    return found && state(found);
  };
  return {
    value: () => isOn()?.toString(),
    operate: async (random) => {
      let expected = isOn();
      for (let press = random.int(1, 4); press > 0; press--) {
        fireEvent.click(button()!);
        expected = !expected;
        await advanceTime(random.int(0, 60));
      }
      return String(expected);
    },
  };
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

function radioControl(labels: readonly string[]): Control {
  const radio = (label: string) => field(label);
  return {
    value: () => labels.find((label) => radio(label)?.checked),
    operate: async (random) => {
      const label = random.pick(labels);
      fireEvent.click(getField(label));
      return label;
    },
  };
}

function nativeSelectControl(label: string, values: readonly string[]): Control {
  return {
    value: () => field(label)?.value,
    operate: async (random) => {
      const value = random.pick(values);
      fireEvent.change(getField(label), { target: { value } });
      return value;
    },
  };
}

/** By its text, because roles take jsdom long. */
const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
    new RegExp(`^${label}(?::|$)`).test(textContent),
  );

const chip = (label: string) =>
  [...document.querySelectorAll('[aria-label="Applied filters"] li')]
    .map(({ textContent }) => textContent)
    .find((text) => text.startsWith(`${label}: `));

function sortControl(column: string): Control {
  const order = () => button(column)?.closest('th')?.getAttribute('aria-sort') ?? undefined;
  return {
    value: order,
    operate: async (random) => {
      let expected = order();
      for (let press = random.int(1, 3); press > 0; press--) {
        fireEvent.click(button(column)!);
        expected = expected === 'ascending' ? 'descending' : 'ascending';
        if (random.chance(0.5)) await advanceTime(random.int(0, 60));
      }
      return expected ?? '';
    },
  };
}

/** The first option ends the filter, unless it always has a value. */
function filterControl(label: string, hasAny = true): Control {
  return {
    value: () => chip(label) ?? button(label)?.textContent,
    operate: async (random) => {
      const options = () => [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
      if (options().length === 0) fireEvent.click(button(label)!);
      await advanceTime(20);
      const any = hasAny ? options()[0] : undefined;
      const option = random.pick(options());
      const text = option.textContent;
      fireEvent.click(option);
      return option === any ? label : `${label}: ${text}`;
    },
  };
}

function multiFilterControl(label: string): Control {
  const checkboxes = () => {
    const find = () => document.querySelector<HTMLElement>(`[role="dialog"][aria-label="${label}"]`);
    if (!find()) fireEvent.click(button(label)!);
    return [...find()!.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  };
  const checked = () => JSON.stringify(checkboxes().flatMap((box, index) => (box.checked ? [index] : [])));
  return {
    value: () => button(label) && checked(),
    operate: async (random) => {
      const expected = checkboxes().map((box) => box.checked);
      for (let press = random.int(1, 3); press > 0; press--) {
        const index = random.int(0, expected.length - 1);
        fireEvent.click(checkboxes()[index]!);
        expected[index] = !expected[index];
        await advanceTime(random.int(0, 60));
      }
      return JSON.stringify(expected.flatMap((on, index) => (on ? [index] : [])));
    },
  };
}

interface PageUnderTest {
  readonly persona?: PersonaName;
  readonly path: string;
  /** Share of the rounds; 1 by default. */
  readonly share?: number;
  readonly controls: Readonly<Record<string, Control>>;
}

const pages: Readonly<Record<string, PageUnderTest>> = {
  'the template tasks': {
    path: '/console/task/template-list',
    controls: {
      search: textControl('Search tasks by name'),
      size: nativeSelectControl('Rows per page', ['10', '20', '50']),
    },
  },
  'all tasks': {
    path: '/console/task/task-list',
    controls: {
      search: textControl('Search tasks by name'),
      size: nativeSelectControl('Rows per page', ['10', '20', '50']),
      sort: sortControl('Rows'),
      status: multiFilterControl('Status'),
      mode: filterControl('Type'),
    },
  },
  'the gallery': {
    path: '/console/template',
    controls: {
      search: textControl('Search templates'),
      free: checkboxControl('Free only'),
      favorites: checkboxControl('Favorites only'),
    },
  },
  'the filters of the gallery': {
    path: '/console/template',
    controls: {
      runsOn: filterControl('Runs on'),
      languages: multiFilterControl('Site language'),
      sort: filterControl('Sort by', false),
    },
  },
  'the cards of the gallery': {
    path: '/console/template',
    share: 0.2,
    controls: {
      heart: toggleControl(/(?:Add|Remove) .+ (?:to|from) favorites/, (button) =>
        (button.getAttribute('aria-label') ?? '').startsWith('Remove'),
      ),
    },
  },
  'a template': {
    path: '/console/template/jobhaven-employer-reviews?tab=details',
    controls: {
      favorite: toggleControl(/^Favorite$/, isPressed),
      like: toggleControl(/like/, isPressed),
    },
  },
  members: {
    persona: 'enterprise',
    path: '/console/account-center/member-manage',
    controls: {
      search: textControl('Search members', ['a', 'luca', 'h s', 'priya n']),
      sort: sortControl('Member'),
    },
  },
  coupons: {
    path: '/console/payment-plan/coupons',
    controls: { status: radioControl(['All', 'Available', 'Used', 'Expired']) },
  },
  'credit usage': {
    path: '/console/payment-plan/credit-usage',
    controls: {
      by: radioControl(['By day', 'By task']),
      period: filterControl('Period', false),
      of: filterControl('Item', false),
    },
  },
  orders: {
    path: '/console/payment-plan/orders-invoices',
    controls: {
      status: filterControl('Status'),
      category: filterControl('Category'),
      period: filterControl('Period'),
    },
  },
  'export records': {
    path: '/console/task/export-record',
    controls: { status: filterControl('Status') },
  },
  'the log of a run': {
    path: '/console/task/task-info?taskId=task-10002-5',
    controls: {
      level: radioControl(['All', 'Info', 'Warnings', 'Errors']),
      search: textControl('Search the log', ['page', 'row 1', 'timeout']),
      follow: toggleControl(/Auto-scroll/, (button) => button.getAttribute('aria-checked') === 'true', 'switch'),
    },
  },
  'all data': {
    path: '/console/task/all-data?taskId=task-10002-5',
    controls: { which: radioControl(['All', 'Not exported yet']) },
  },
  'the form of a template': {
    path: '/console/template/jobhaven-employer-reviews',
    controls: {
      addresses: textControl(/Page URLs/, [
        'https://jobhaven.example/reviews/1',
        'https://jobhaven.example/reviews/23',
      ]),
      name: textControl(/Task name/),
      proxy: checkboxControl('Use a proxy'),
    },
  },
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe.each(Object.entries(pages))('%s', (_name, { persona, path, share = 1, controls }) => {
  test('TASK-08 TASK-09 TPL-50 values that are typed or chosen while answers are late are kept', async () => {
    const { emulator, cache, router } = await openApp({ path, persona });
    await vi.waitFor(
      () => {
        for (const [name, control] of Object.entries(controls)) expect(control.value(), name).toBeDefined();
      },
      { timeout: 60_000, interval: 100 },
    );
    // The fake clock runs minutes ahead of the emulator, so no call may time out.
    applyConfig({ timeout: 600_000 });
    fakeTimers();
    const untilAnswered = async () => {
      do await advanceTime(1_000);
      while (cache.isFetching() + cache.isMutating() > 0 || router.state.navigation.state !== 'idle');
      // The cache notifies the page in a later task.
      await advanceTime(20);
    };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS * share; seed++) {
      const random = createRandom(seed);
      emulator.faults.set([{ kind: 'latency', median: 250, sigma: 0.8 }], seed);
      const expected: Record<string, string> = {};
      for (let turn = 0; turn < 3; turn++) {
        const [name, control] = random.pick(Object.entries(controls));
        if (control.value() !== undefined) expected[name] = await control.operate(random);
        await advanceTime(random.int(0, random.pick([20, 900])));
      }
      await untilAnswered();
      const mutations = cache.getMutationCache().getAll();
      expect(
        mutations.flatMap(({ state }) => state.error ?? []),
        `seed ${String(seed)}`,
      ).toEqual([]);
      const shown = Object.keys(expected).map((name) => [name, controls[name]?.value() ?? expected[name]] as const);
      expect(Object.fromEntries(shown), `seed ${String(seed)}`).toEqual(expected);
    }
  }, 120_000);
});

test.each(['/console/task/task-list', '/console/template'])(
  'TASK-19 two fast presses of “Next page” in %s go on by two pages',
  async (path) => {
    const { router } = await openApp({ path });
    const pressNext = () => fireEvent.click(inMain()!.getByLabelText('Next page'));
    await vi.waitFor(() => expect(inMain()?.queryByLabelText('Next page')).toBeTruthy(), { timeout: 20_000 });
    pressNext();
    pressNext();
    expect(document.querySelector('main [aria-current="page"]')?.textContent).toBe('3');
    await vi.waitFor(() => expect(router.state.location.search).toContain('page=3'));
  },
);
