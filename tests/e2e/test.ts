import { test as base, type BrowserContext, type Response } from '@playwright/test';
import { personas } from '#mocks/personas';
import { answerDeviations, operationOf, requestDeviations } from '../contract/validator';

/** What the pages of a test said and heard that the contract does not have. */
export interface ContractWatch {
  /** The deviations so far, which then count as seen: only for a test that wants them. Resolves when every answer was looked at. */
  take(): Promise<string[]>;
  /** Throws when there are deviations that nobody has taken: what ends every test. */
  verify(): Promise<void>;
  /** How many calls of the contract were looked at. */
  readonly calls: number;
}

interface Watching extends ContractWatch {
  stop(): void;
}

/** What the emulator in a page says of an answer that it should not have given. */
const OUTSIDE = 'answered outside the contract';

function watch(context: BrowserContext, strict: boolean): Watching {
  const pending = new Set<Promise<void>>();
  let found: string[] = [];
  let calls = 0;
  const look = async (response: Response): Promise<void> => {
    const request = response.request();
    const match = operationOf(request.method(), new URL(request.url()).pathname);
    if (!match) return;
    calls++;
    // A page that was left in the meantime takes the body of its answer along.
    const body = await response.text().catch(() => undefined);
    // Chromium does not tell of every body; that of a call which names a type is there, only unread.
    const isUnread = request.postData() === null && request.headers()['content-type'] !== undefined;
    const text = isUnread ? null : (request.postData() ?? undefined);
    const sent = { method: request.method(), url: request.url(), body: text };
    const headers = await response.allHeaders().catch(() => response.headers());
    found.push(
      ...[
        ...(requestDeviations(sent) ?? []).map((line) => `asked: ${line}`),
        ...answerDeviations(match.operation, { status: response.status(), headers, body }, { strict }),
      ].map((line) => `${match.operation.id} ${line}`),
    );
  };
  const onResponse = (response: Response): void => {
    const job = look(response).finally(() => pending.delete(job));
    pending.add(job);
  };
  context.on('response', onResponse);
  context.on('console', (message) => {
    if (message.text().includes(OUTSIDE)) found.push(message.text());
  });
  const take = async (): Promise<string[]> => {
    await Promise.all(pending);
    const taken = found;
    found = [];
    return taken;
  };
  return {
    get calls() {
      return calls;
    },
    take,
    verify: async () => {
      const left = await take();
      if (left.length > 0) throw new Error(`The contract was left:\n${[...new Set(left)].join('\n')}`);
    },
    stop: () => context.off('response', onResponse),
  };
}

/**
 * The `test` of every end-to-end test. Whatever its pages ask of the API and are answered is held against the contract: over the
 * network, through the service worker of the demo, and by the emulator's own check of what it answers in the page. A deviation
 * fails the test. `strictAnswers: false` asks no chosen properties of the answers, for a backend that leaves them out.
 */
export const test = base.extend<{ strictAnswers: boolean; contract: ContractWatch }>({
  strictAnswers: [true, { option: true }],
  contract: [
    async ({ context, strictAnswers }, use) => {
      // Nobody of the demo is here for the first time: the guide bubble would lie over the page.
      await context.addInitScript(
        (ids) => {
          // The provider's frame has no storage.
          if (globalThis.top !== globalThis.self) return;
          for (const space of ['gleaner.demo.', 'gleaner.']) localStorage.setItem(`${space}guide.download`, ids);
        },
        JSON.stringify(Object.values(personas).flatMap(({ userId }) => userId ?? [])),
      );
      const watching = watch(context, strictAnswers);
      await use(watching);
      watching.stop();
      await watching.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
