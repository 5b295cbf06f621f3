import { test as base, type BrowserContext, type ConsoleMessage, type Response } from '@playwright/test';
import { personas } from '#mocks/personas';
import { responseDeviations, operationOf, requestDeviations } from '../contract/validator';

export interface ContractWatch {
  /** Returns the deviations so far and clears them. */
  take(): Promise<string[]>;
  /** Throws when deviations are left; runs after every test. */
  verify(): Promise<void>;
  readonly calls: number;
}

interface StoppableWatch extends ContractWatch {
  stop(): void;
}

const DEVIATION_MESSAGE = 'answered outside the contract';

function watch(context: BrowserContext, strict: boolean): StoppableWatch {
  const pending = new Set<Promise<void>>();
  let found: string[] = [];
  let calls = 0;
  const checkResponse = async (response: Response): Promise<void> => {
    const request = response.request();
    const match = operationOf(request.method(), new URL(request.url()).pathname);
    if (!match) return;
    calls++;
    // The body is gone when the page was left.
    const body = await response.text().catch(() => undefined);
    // Chromium does not report every request body; a content type without a body means that it is unread.
    const isUnread = request.postData() === null && request.headers()['content-type'] !== undefined;
    const text = isUnread ? null : (request.postData() ?? undefined);
    const sent = { method: request.method(), url: request.url(), body: text };
    const headers = await response.allHeaders().catch(() => response.headers());
    found.push(
      ...[
        ...(requestDeviations(sent) ?? []).map((line) => `asked: ${line}`),
        ...responseDeviations(match.operation, { status: response.status(), headers, body }, { strict }),
      ].map((line) => `${match.operation.id} ${line}`),
    );
  };
  const onResponse = (response: Response): void => {
    const job = checkResponse(response).finally(() => pending.delete(job));
    pending.add(job);
  };
  context.on('response', onResponse);
  context.on('console', (message) => {
    if (message.text().includes(DEVIATION_MESSAGE) || isViolation(message)) found.push(message.text());
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
      const deviations = await take();
      if (deviations.length > 0)
        throw new Error(
          `The contract or the content security policy was left:\n${[...new Set(deviations)].join('\n')}`,
        );
    },
    stop: () => context.off('response', onResponse),
  };
}

/** Of the content security policy, also in a frame. */
export const isViolation = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && /violates the following|document requires 'Trusted/.test(message.text());

/** Suppresses the guide bubble, which would cover the page. */
export async function hideGuide(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (ids) => {
      // The payment provider's sandboxed frame and a blank page have no storage.
      if (globalThis.top !== globalThis.self || globalThis.origin === 'null') return;
      for (const space of ['gleaner.demo.', 'gleaner.']) localStorage.setItem(`${space}guide.download`, ids);
    },
    JSON.stringify(Object.values(personas).flatMap(({ userId }) => userId ?? [])),
  );
}

/** A deviation of a request or response from the contract fails the test. `strictAnswers: false` does not require chosen properties. */
export const test = base.extend<{ strictAnswers: boolean; contract: ContractWatch }>({
  strictAnswers: [true, { option: true }],
  contract: [
    async ({ context, strictAnswers }, use) => {
      await hideGuide(context);
      const watching = watch(context, strictAnswers);
      await use(watching);
      watching.stop();
      await watching.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
