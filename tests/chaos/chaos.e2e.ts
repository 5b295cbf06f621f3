import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { PersonaName } from '#mocks/personas';
import { paths } from '#src/domain/paths';
import { languages } from '#src/i18n/languages';
import { createRandom, type Random } from '#src/lib/prng';
import { importModule } from '../../scripts/vite/load-module.ts';
import { axeFindings } from '../e2e/axe';
import { hideGuide } from '../e2e/test';
import { serveFaultyApi, type Handler } from '../faults/faulty-api';
import type { ChaosEmulator, openEmulator } from './emulator';
import { heapOf, heapProblems } from './heap';
import { actOnce } from './monkey';

const SEED = Number(process.env['CHAOS_SEED'] ?? 1);
const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 1);
const WARM_UP = Number(process.env['CHAOS_WARM_UP'] ?? 10);
const FOLDER = `reports/chaos/${SEED}`;
const STATE = `${FOLDER}/state.json`;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const TABS = 3;
const TOKEN = 'gleaner.session';
const STARTS = [
  paths.overview,
  paths.templates,
  paths.templateTaskList,
  paths.exportRecords,
  paths.planSubscription,
  paths.pricing,
];
const WITH_TEXTS = [
  ...STARTS,
  paths.account,
  paths.creditUsage,
  paths.help,
  paths.blog,
  paths.guide,
  paths.customerStories,
];
const FILE = {
  name: 'addresses.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('https://bazarro.example/search?q=lamp\nnot an address\n'),
};
/** Faults of the network cause it. */
const EXPECTED_MESSAGE = /^Failed to load resource/u;

/** An open popup lies outside the landmarks. */
const POPUP_REGION = /^axe region: \.(?:ant-select-dropdown|ant-picker-dropdown)/u;

interface SavedState {
  readonly minute: number;
  readonly state: string;
}

function savedState(): SavedState | undefined {
  if (!existsSync(STATE)) return undefined;
  const saved = JSON.parse(readFileSync(STATE, 'utf8')) as SavedState;
  return saved.minute < MINUTES ? saved : undefined;
}

/** One call in ten fails, is late, comes twice, or loses its answer. */
function faultyHandler(random: Random, emulator: ChaosEmulator): Handler {
  return async ({ response, execute, send }) => {
    const roll = random.next();
    if (roll < 0.03) return send({ status: 503, headers: { 'Retry-After': '1' } });
    if (roll < 0.05) return void response.destroy();
    if (roll < 0.08) await sleep(random.int(200, 4_000));
    const answer = await execute();
    if (roll >= 0.08 && roll < 0.09) await execute();
    emulator.readJournal();
    if (roll >= 0.09 && roll < 0.1) return void response.destroy();
    return send(answer);
  };
}

class Tab {
  readonly steps: string[] = [];
  readonly problems: string[] = [];
  readonly page: Page;
  readonly #name: string;
  readonly #url: string;
  readonly #emulator: ChaosEmulator;
  #stays = false;

  constructor(page: Page, name: string, url: string, emulator: ChaosEmulator) {
    this.page = page;
    this.#name = name;
    this.#url = url;
    this.#emulator = emulator;
    page.on('pageerror', (error) => this.#fail(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_MESSAGE.test(message.text()))
        this.#fail(`in the console: ${message.text()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('download', (download) => void download.cancel().catch(() => undefined));
    page.on('filechooser', (chooser) => void chooser.setFiles(FILE).catch(() => undefined));
  }

  #fail(problem: string): void {
    this.problems.push(`${this.#name} at ${this.page.url().replace(this.#url, '')}: ${problem}`);
  }

  async signIn(): Promise<void> {
    const token = await this.#emulator.signIn();
    await this.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [TOKEN, token] as const);
  }

  async open(path: string): Promise<void> {
    if (!this.#stays) return void (await this.page.goto(this.#url + path));
    return this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Never loaded again, the page shows what it leaks. */
  async stay(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    await this.page.route('**', (route, request) =>
      request.isNavigationRequest() && request.frame() === this.page.mainFrame()
        ? route.abort('aborted')
        : route.fallback(),
    );
    this.#stays = true;
  }

  /** Texts stay loaded, which is no leak. */
  async loadTexts(): Promise<void> {
    const names = new RegExp(languages.map(({ name }) => name).join('|'), 'u');
    for (const { name } of [...languages.slice(1), ...languages.slice(0, 1)]) {
      // The menu closes when the page before it arrives late.
      await expect(async () => {
        await this.page.getByRole('banner').getByRole('button', { name: names }).click({ timeout: 5_000 });
        await this.page.getByRole('menuitemradio', { name, exact: true }).click({ timeout: 5_000 });
      }).toPass();
      for (const path of WITH_TEXTS) {
        await this.open(path);
        await this.page.locator('h1').first().waitFor();
      }
    }
  }

  /** Always on one page, so that sizes compare. */
  async heap(): Promise<number> {
    await this.signIn();
    await this.open(paths.overview);
    await this.page
      .locator(`[aria-current="page"][href="${paths.overview}"]`)
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    // Playwright keeps the elements of its last snapshot.
    await this.page.ariaSnapshot({ mode: 'ai' });
    return heapOf(this.page);
  }

  async #step(random: Random): Promise<string> {
    const roll = random.next();
    if (roll < 0.02 && !this.#stays) {
      await this.page.reload();
      return 'reloads';
    }
    if (roll < 0.05) {
      await this.page.goBack({ timeout: 5_000 });
      return 'goes back';
    }
    if (roll < 0.08 || /^\/(?:login|sign-up)/u.test(new URL(this.page.url()).pathname)) {
      if (random.chance(0.5)) await this.signIn();
      const path = random.pick(STARTS);
      await this.open(path);
      return `opens ${path}`;
    }
    if (roll < 0.085) {
      const hours = random.pick([1, 6, 30]);
      await this.#emulator.advance(hours * HOUR);
      return `${hours} hours pass`;
    }
    return actOnce(this.page, random);
  }

  async run(random: Random, until: number): Promise<void> {
    while (performance.now() < until) {
      const description = await this.#step(random).catch(
        (error: unknown) => `could not: ${String(error).split('\n')[0]?.slice(0, 120) ?? ''}`,
      );
      this.steps.push(`${this.#name} ${new URL(this.page.url()).pathname}: ${description}`);
      await sleep(random.int(50, 250));
    }
  }

  async check(): Promise<void> {
    // No fault may leave a white page, or one that loads forever.
    await this.page
      .locator('h1, [role="dialog"]')
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => this.#fail('the page shows nothing'));
    for (const finding of await axeFindings(this.page, 'all')) if (!POPUP_REGION.test(finding)) this.#fail(finding);
  }
}

async function openTabs(context: BrowserContext, url: string, emulator: ChaosEmulator): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let number = 1; number <= TABS; number++) {
    const tab = new Tab(await context.newPage(), `tab ${number}`, url, emulator);
    await tab.open(paths.pricing);
    await tab.signIn();
    await tab.open(STARTS[number - 1] ?? paths.overview);
    tabs.push(tab);
  }
  await tabs.at(-1)?.stay();
  if (MINUTES > WARM_UP) await tabs.at(-1)?.loadTexts();
  const own = new Set(tabs.map(({ page }) => page));
  context.on('page', (page) => void (own.has(page) ? undefined : page.close()));
  return tabs;
}

test(`nothing breaks or gets lost in ${MINUTES} min of random use under faults (seed ${SEED})`, async ({ browser }) => {
  test.setTimeout((MINUTES + 3) * 2 * MINUTE);
  mkdirSync(FOLDER, { recursive: true });
  const persona: PersonaName = createRandom(SEED).pick(['standard', 'professional']);
  const saved = savedState();
  const { module, close } = await importModule('/tests/chaos/emulator.ts', 'chaos');
  const emulator = await (module as { openEmulator: typeof openEmulator }).openEmulator(persona, saved?.state);
  const api = await serveFaultyApi(emulator.url);
  const heaps: number[] = [];
  const context = await browser.newContext();
  await hideGuide(context);
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const tabs = await openTabs(context, api.host.url.replace(/\/$/u, ''), emulator);
  await context.tracing.start({ snapshots: true });
  try {
    for (let minute = saved?.minute ?? 0; minute < MINUTES; minute++) {
      await context.tracing.startChunk();
      const randomOf = (name: string) => createRandom(`${SEED} ${minute} ${name}`);
      api.break('*', faultyHandler(randomOf('faults'), emulator));
      const until = performance.now() + MINUTE;
      await Promise.all(tabs.map((tab, number) => tab.run(randomOf(String(number)), until)));
      api.break('*', undefined);
      for (const tab of tabs) await tab.check();
      const heap = (await tabs.at(-1)?.heap()) ?? 0;
      heaps.push(heap);
      const problems = [
        ...tabs.flatMap((tab) => tab.problems),
        ...(await emulator.check()),
        ...heapProblems(heaps, WARM_UP),
      ];
      const steps = tabs.flatMap((tab) => tab.steps.splice(0));
      writeFileSync(`${FOLDER}/steps-${minute + 1}.txt`, `${steps.join('\n')}\n`);
      if (problems.length > 0) {
        await context.tracing.stopChunk({ path: `${FOLDER}/trace-${minute + 1}.zip` });
        throw new Error(`Minute ${minute + 1}, seed ${SEED}:\n${[...new Set(problems)].join('\n')}`);
      }
      await context.tracing.stopChunk();
      const state: SavedState = { minute: minute + 1, state: emulator.save() };
      writeFileSync(STATE, JSON.stringify(state));
      process.stdout.write(`minute ${minute + 1} of ${MINUTES}: ${steps.length} steps, heap ${heap.toFixed(1)} MB\n`);
    }
  } finally {
    await context.close();
    await api.close();
    await emulator.close();
    await close();
  }
});
