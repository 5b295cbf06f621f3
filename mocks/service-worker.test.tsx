import { afterEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker';

vi.mock('msw/browser', () => ({
  setupWorker: () => ({ events: { on: () => undefined }, start: () => Promise.resolve() }),
}));

const SCRIPT = `${location.origin}/mockServiceWorker.js`;

class Container extends EventTarget {
  controller: { readonly scriptURL: string } | null = null;
  readonly registration = {
    active: null,
    waiting: null,
    installing: { scriptURL: SCRIPT },
    update: (): Promise<unknown> => Promise.reject(new TypeError('no host')),
  };
  getRegistrations = () => Promise.resolve([this.registration]);
  takeControl(scriptURL: string): void {
    this.controller = { scriptURL };
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function startWith(container: Container): { readonly modes: readonly string[] } {
  vi.stubGlobal('navigator', { serviceWorker: container });
  const modes: string[] = [];
  void startServiceWorker(
    () => Promise.resolve(undefined),
    location.origin,
    '/',
    (mode) => modes.push(mode),
  );
  return { modes };
}

afterEach(() => vi.unstubAllGlobals());

test('a page loaded while its worker activates hands its calls over once the worker controls it', async () => {
  const container = new Container();
  const { modes } = startWith(container);
  await vi.waitFor(() => expect(modes).toEqual(['page']));
  container.takeControl(SCRIPT);
  await vi.waitFor(() => expect(modes.at(-1)).toBe('worker'));
});

test('a page that the worker of another application takes over keeps answering its own calls', async () => {
  const container = new Container();
  const { modes } = startWith(container);
  await vi.waitFor(() => expect(modes).toEqual(['page']));
  container.takeControl(`${location.origin}/other.js`);
  await new Promise(setImmediate);
  expect(modes).toEqual(['page']);
});

test('the requests of an updated worker pass through; those of the page’s own worker are left to msw', async () => {
  const container = new Container();
  const { modes } = startWith(container);
  await vi.waitFor(() => expect(modes).toEqual(['page']));
  container.takeControl(SCRIPT);
  await vi.waitFor(() => expect(modes.at(-1)).toBe('worker'));
  const askFrom = (source: unknown) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    const event = new MessageEvent('message', { data: { type: 'REQUEST' } });
    Object.defineProperties(event, { source: { value: source }, ports: { value: [port2] } });
    container.dispatchEvent(event);
    port2.postMessage('silence');
    return answer;
  };
  expect(await askFrom(container.controller)).toBe('silence');
  container.takeControl(SCRIPT);
  expect(await askFrom(container.controller)).toEqual({ type: 'PASSTHROUGH' });
  expect(modes.at(-1)).toBe('page');
});

test('an update that fails is no unhandled error', async () => {
  const container = new Container();
  const { modes } = startWith(container);
  await vi.waitFor(() => expect(modes).toEqual(['page']));
  container.takeControl(SCRIPT);
  await vi.waitFor(() => expect(modes.at(-1)).toBe('worker'));
  expect(await container.registration.update()).toBe(container.registration);
});
