import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import type { PersonaName } from '#mocks/personas';
import { applyConfig } from '#src/api/config';
import { createRandom, type Random } from '#src/lib/prng';

// Pages are used at full speed while each answer is late by a random time. What was typed and chosen last must be what the page shows
// once all has been answered. A round is one seed, so that a failure repeats; ROUNDS and FIRST_SEED look closer.

const ROUNDS = Number(process.env['ROUNDS'] ?? 16);
const FIRST_SEED = Number(process.env['FIRST_SEED'] ?? 1);
const WORDS = ['hotel', 'shoe prices', 'Bologna', 'a b c', 'review', 'zz 9'];

/** A control of a page. */
interface Control {
  /** What it shows; undefined where the page does not have it now. */
  readonly value: () => string | undefined;
  /** Uses the control and returns the value that it must show from now on. */
  readonly use: (random: Random) => Promise<string>;
}

function inMain() {
  const main = document.querySelector('main');
  return main ? within(main) : undefined;
}
const field = (label: string | RegExp) =>
  inMain()?.queryByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' }) ?? undefined;
function fieldThere(label: string | RegExp): HTMLInputElement {
  const found = field(label);
  if (!found) throw new Error(`the page has no field ${String(label)}`);
  return found;
}

/** Timers alone: what the emulator does with a body takes turns of its own. */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Lets so many milliseconds pass. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    for (let gone = 0; gone <= milliseconds; gone += 20) {
      await vi.advanceTimersByTimeAsync(20);
      await new Promise(setImmediate);
    }
  });
}

/** A text that is replaced letter by letter; now and then a letter is taken back, and the field is left. */
function typed(label: string | RegExp, words: readonly string[] = WORDS): Control {
  const put = (value: string) => fireEvent.change(fieldThere(label), { target: { value } });
  return {
    value: () => field(label)?.value,
    use: async (random) => {
      const word = random.pick(words);
      fireEvent.focus(fieldThere(label));
      put('');
      for (const letter of word) {
        put(fieldThere(label).value + letter);
        // A pause now and then is long enough for a search to begin.
        await pass(random.chance(0.15) ? random.int(200, 600) : random.int(0, 40));
        if (!random.chance(0.1)) continue;
        put(fieldThere(label).value.slice(0, -1));
        await pass(random.int(0, 30));
        put(fieldThere(label).value + letter);
      }
      if (random.chance(0.5)) fireEvent.blur(fieldThere(label));
      return word;
    },
  };
}

/** A checkbox that is pressed up to three times. */
function ticked(label: string): Control {
  return {
    value: () => field(label) && String(fieldThere(label).checked),
    use: async (random) => {
      let wanted = fieldThere(label).checked;
      for (let press = random.int(1, 3); press > 0; press--) {
        fireEvent.click(fieldThere(label));
        wanted = !wanted;
        await pass(random.int(0, 30));
      }
      return String(wanted);
    },
  };
}

/** A button or switch that is on or off, pressed up to four times while its answers are under way. */
function toggled(name: RegExp, state: (button: HTMLElement) => boolean, role = 'button'): Control {
  const button = () => inMain()?.queryAllByRole(role, { name })[0];
  const isOn = () => {
    const found = button();
    return found && state(found);
  };
  return {
    value: () => isOn()?.toString(),
    use: async (random) => {
      let wanted = isOn();
      for (let press = random.int(1, 4); press > 0; press--) {
        fireEvent.click(button()!);
        wanted = !wanted;
        await pass(random.int(0, 60));
      }
      return String(wanted);
    },
  };
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

/** One of several radio buttons. */
function chosen(labels: readonly string[]): Control {
  const radio = (label: string) => field(label);
  return {
    value: () => labels.find((label) => radio(label)?.checked),
    use: async (random) => {
      const label = random.pick(labels);
      fireEvent.click(fieldThere(label));
      return label;
    },
  };
}

/** A list of the browser's own. */
function selected(label: string, values: readonly string[]): Control {
  return {
    value: () => field(label)?.value,
    use: async (random) => {
      const value = random.pick(values);
      fireEvent.change(fieldThere(label), { target: { value } });
      return value;
    },
  };
}

/** The list of a select once it has been opened; it stays in the page, though hidden. */
function optionsOf(label: string): HTMLElement[] {
  const list = document.getElementById(`${fieldThere(label).id}_list`);
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}
const isSelected = (option: HTMLElement) => option.ariaSelected === 'true';
async function openOptions(label: string): Promise<HTMLElement[]> {
  if (fieldThere(label).getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(fieldThere(label));
  await pass(20);
  return optionsOf(label);
}

/** A select of one. */
function picked(label: string): Control {
  return {
    value: () => field(label)?.parentElement?.title,
    use: async (random) => {
      const option = random.pick(await openOptions(label));
      fireEvent.click(option);
      return option.title;
    },
  };
}

/** A select of several, of which up to three are chosen or taken out. */
function severalPicked(label: string): Control {
  return {
    value: () =>
      field(label) &&
      JSON.stringify(
        optionsOf(label)
          .filter(isSelected)
          .map((option) => option.title),
      ),
    use: async (random) => {
      const options = await openOptions(label);
      const wanted = new Map(options.map((option) => [option.title, isSelected(option)]));
      for (let press = random.int(1, 3); press > 0; press--) {
        const option = random.pick(options);
        fireEvent.click(option);
        wanted.set(option.title, wanted.get(option.title) === false);
        await pass(random.int(0, 60));
      }
      return JSON.stringify([...wanted].filter(([, on]) => on).map(([title]) => title));
    },
  };
}

interface UsedPage {
  readonly persona?: PersonaName;
  readonly path: string;
  /** What part of the rounds it takes: 1 by default. */
  readonly share?: number;
  readonly controls: Readonly<Record<string, Control>>;
}

const pages: Readonly<Record<string, UsedPage>> = {
  'the template tasks': {
    path: '/console/task/template-list',
    controls: { search: typed('Search tasks by name'), size: selected('Rows per page', ['10', '20', '50']) },
  },
  'all tasks': {
    path: '/console/task/task-list',
    controls: {
      search: typed('Search tasks by name'),
      size: selected('Rows per page', ['10', '20', '50']),
      status: severalPicked('Status'),
      mode: picked('Made with'),
    },
  },
  'the gallery': {
    path: '/console/template',
    controls: { search: typed('Search templates'), free: ticked('Free only'), favorites: ticked('Favorites only') },
  },
  'the filters of the gallery': {
    path: '/console/template',
    controls: { runsOn: picked('Runs on'), languages: severalPicked('Site language'), sort: picked('Sort by') },
  },
  'the cards of the gallery': {
    path: '/console/template',
    // Each press reads the gallery again.
    share: 0.2,
    controls: {
      heart: toggled(/(?:Add|Remove) .+ (?:to|from) favorites/, (button) =>
        (button.getAttribute('aria-label') ?? '').startsWith('Remove'),
      ),
    },
  },
  'a template': {
    path: '/console/template/jobhaven-employer-reviews?tab=details',
    controls: {
      favorite: toggled(/^Favorite$/, isPressed),
      like: toggled(/like/, isPressed),
    },
  },
  members: {
    persona: 'enterprise',
    path: '/console/account-center/member-manage',
    controls: { search: typed('Search members', ['a', 'luca', 'h s', 'priya n']) },
  },
  coupons: {
    path: '/console/payment-plan/coupons',
    controls: { status: chosen(['All', 'Bound', 'Used', 'Expired']) },
  },
  'credit usage': {
    path: '/console/payment-plan/credit-usage',
    controls: { by: chosen(['By day', 'By task']), period: picked('Period'), of: picked('Spent on') },
  },
  orders: {
    path: '/console/payment-plan/orders-invoices',
    controls: { status: picked('Status'), category: picked('Category'), period: picked('Period') },
  },
  'export records': {
    path: '/console/task/export-record',
    controls: { status: picked('Status') },
  },
  'the log of a run': {
    path: '/console/task/task-info?taskId=task-10002-5',
    controls: {
      level: chosen(['All', 'Info', 'Warnings', 'Errors']),
      search: typed('Search the log', ['page', 'row 1', 'timeout']),
      follow: toggled(/Follow the end/, (button) => button.getAttribute('aria-checked') === 'true', 'switch'),
    },
  },
  'all data': {
    path: '/console/task/all-data?taskId=task-10002-5',
    controls: { which: chosen(['All', 'Not exported yet']) },
  },
  'the form of a template': {
    path: '/console/template/jobhaven-employer-reviews',
    controls: {
      addresses: typed(/Page URLs/, ['https://jobhaven.example/reviews/1', 'https://jobhaven.example/reviews/23']),
      name: typed(/Task name/),
      proxy: ticked('Use a proxy'),
    },
  },
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe.each(Object.entries(pages))('%s', (_name, { persona, path, share = 1, controls }) => {
  test('TASK-08 TASK-09 TPL-50 what is typed and pressed while answers are late stays', async () => {
    const { emulator, cache, router } = await openApp({ path, persona });
    // The page's code is loaded in real time.
    await vi.waitFor(
      () => {
        for (const [name, control] of Object.entries(controls)) expect(control.value(), name).toBeDefined();
      },
      { timeout: 60_000, interval: 100 },
    );
    // The faked clock can run minutes ahead of the emulator, which reads and writes bodies in real time: no call may time out.
    applyConfig({ timeout: 600_000 });
    fakeTimers();
    const untilAnswered = async () => {
      do await pass(1_000);
      while (cache.isFetching() + cache.isMutating() > 0 || router.state.navigation.state !== 'idle');
      // The cache notifies the page of the last response in a later task.
      await pass(20);
    };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS * share; seed++) {
      const random = createRandom(seed);
      emulator.faults.set([{ kind: 'latency', median: 250, sigma: 0.8 }], seed);
      const wanted: Record<string, string> = {};
      for (let turn = 0; turn < 3; turn++) {
        const [name, control] = random.pick(Object.entries(controls));
        // An empty list has no pagination.
        if (control.value() !== undefined) wanted[name] = await control.use(random);
        await pass(random.int(0, random.pick([20, 900])));
      }
      await untilAnswered();
      const mutations = cache.getMutationCache().getAll();
      expect(
        mutations.flatMap(({ state }) => state.error ?? []),
        `seed ${String(seed)}`,
      ).toEqual([]);
      const shown = Object.keys(wanted).map((name) => [name, controls[name]?.value() ?? wanted[name]] as const);
      expect(Object.fromEntries(shown), `seed ${String(seed)}`).toEqual(wanted);
    }
  }, 120_000);
});
