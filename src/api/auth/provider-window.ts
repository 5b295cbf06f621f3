import { keySpace } from '#src/lib/storage';
import type { SignInProvider } from '../config';

/** What the window of a provider gave: its code, and the name (e-mail, or phone number for WeChat) of who signed in there. */
export interface ProviderProof {
  readonly code: string;
  readonly account: string;
}

interface Returned extends ProviderProof {
  readonly state: string;
}

const channelName = `${keySpace}provider`;
/** How often it is looked whether the window was closed, in milliseconds. */
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
 * Opens a provider's window and waits for what it gives. `address` is the provider's, `landing` the page of ours that it shall lead back
 * to (PROVIDER_RETURN). Undefined when the window was closed, or the browser did not let it open. Only what carries the state sent along
 * counts; it comes over a channel of this origin, since providers cut the tie between the two windows.
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

/** Reads the query with which a provider's window led back here; undefined when it holds no code. */
export function readReturn(query: URLSearchParams): Returned | undefined {
  const account = query.get('account') ?? query.get('email') ?? '';
  const returned = { state: query.get('state'), code: query.get('code'), account };
  return isReturned(returned) ? returned : undefined;
}

/** Hands what a provider gave to the page that opened its window. */
export function handOver(returned: Returned): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(returned);
  channel.close();
}
