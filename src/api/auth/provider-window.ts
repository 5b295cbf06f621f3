import { keyPrefix } from '#src/lib/storage';
import type { SignInProvider } from '../config-schema';

/** `account` is the e-mail address, or the phone number for WeChat. */
export interface ProviderProof {
  readonly code: string;
  readonly account: string;
}

interface ProviderReturn extends ProviderProof {
  readonly state: string;
}

const channelName = `${keyPrefix}provider`;
const CLOSING_MS = 500;

const isProviderReturn = (value: unknown): value is ProviderReturn =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'code' in value &&
  typeof value.code === 'string' &&
  'account' in value &&
  typeof value.account === 'string';

/**
 * Opens a provider's window, which redirects to `landing`. Resolves with its answer; undefined when closed or blocked. Uses a
 * BroadcastChannel, since `Cross-Origin-Opener-Policy` makes `closed` true at once.
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
  const popup = globalThis.open(url.href, `${keyPrefix}${provider}`, 'popup,width=480,height=640');
  if (!popup) return Promise.resolve(undefined);
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (proof: ProviderProof | undefined) => {
      clearTimeout(timer);
      globalThis.removeEventListener('focus', checkClosed);
      channel.close();
      resolve(proof);
    };
    const checkClosed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (popup.closed) finish(undefined);
      }, CLOSING_MS);
    };
    globalThis.addEventListener('focus', checkClosed);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isProviderReturn(data) && data.state === state) finish({ code: data.code, account: data.account });
    });
  });
}

/** Reads the query of a provider's redirect; undefined without a code. */
export function readProviderReturn(query: URLSearchParams): ProviderReturn | undefined {
  const account = query.get('account') ?? query.get('email') ?? '';
  const returned = { state: query.get('state'), code: query.get('code'), account };
  return isProviderReturn(returned) ? returned : undefined;
}

export function sendProviderReturn(providerReturn: ProviderReturn): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(providerReturn);
  channel.close();
}
