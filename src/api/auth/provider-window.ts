import { keySpace } from '#src/lib/storage';
import type { SignInProvider } from '../config';

/** `account` is the e-mail address, or the phone number for WeChat. */
export interface ProviderProof {
  readonly code: string;
  readonly account: string;
}

interface Returned extends ProviderProof {
  readonly state: string;
}

const channelName = `${keySpace}provider`;
/** Milliseconds. */
const LOOK_EVERY = 500;

const isReturned = (value: unknown): value is Returned =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'code' in value &&
  typeof value.code === 'string' &&
  'account' in value &&
  typeof value.account === 'string';

/**
 * Opens a provider's window, which redirects to `landing`. Resolves with its answer; undefined when it was closed or blocked.
 * The answer comes over a BroadcastChannel, since providers cut `window.opener`.
 */
export function openProviderWindow(
  provider: SignInProvider,
  address: string,
  landing: string,
): Promise<ProviderProof | undefined> {
  const state = crypto.randomUUID();
  const url = new URL(address);
  url.searchParams.set('redirect_uri', landing);
  url.searchParams.set('state', state);
  const opened = globalThis.open(url.href, `${keySpace}${provider}`, 'popup,width=480,height=640');
  if (!opened) return Promise.resolve(undefined);
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    const end = (proof: ProviderProof | undefined) => {
      globalThis.clearInterval(timer);
      channel.close();
      resolve(proof);
    };
    const timer = globalThis.setInterval(() => {
      if (opened.closed) end(undefined);
    }, LOOK_EVERY);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isReturned(data) && data.state === state) end({ code: data.code, account: data.account });
    });
  });
}

/** Reads the query of a provider's redirect; undefined without a code. */
export function readReturn(query: URLSearchParams): Returned | undefined {
  const account = query.get('account') ?? query.get('email') ?? '';
  const returned = { state: query.get('state'), code: query.get('code'), account };
  return isReturned(returned) ? returned : undefined;
}

/** Sends the answer to the page that opened the window. */
export function handOver(returned: Returned): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(returned);
  channel.close();
}
