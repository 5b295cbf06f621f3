export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Headers;
      readonly contentType: string;
      readonly text: string;
      readonly milliseconds: number;
    }
  | { readonly kind: 'none'; readonly code: string; readonly reason: string; readonly milliseconds: number };

export interface CallRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  /** Milliseconds. */
  readonly timeout: number;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'the network is unreachable',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  'bad port': 'HTTP clients refuse that port',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

export const UNREACHABLE_CODES = new Set(Object.keys(REASONS).filter((code) => !/RESET|SOCKET/.test(code)));

/** Never rejects or follows redirects. */
export async function sendCall(call: CallRequest): Promise<Outcome> {
  const started = performance.now();
  const signal = AbortSignal.timeout(call.timeout);
  try {
    const response = await fetch(call.url, {
      method: call.method.toUpperCase(),
      headers: call.headers,
      redirect: 'manual',
      signal,
      body: call.body,
    });
    const text = await response.text();
    return {
      kind: 'answer',
      status: response.status,
      headers: response.headers,
      contentType: response.headers.get('Content-Type') ?? '',
      text,
      milliseconds: performance.now() - started,
    };
  } catch (error) {
    const milliseconds = performance.now() - started;
    if (signal.aborted)
      return { kind: 'none', code: 'TIMEOUT', reason: `no answer within ${call.timeout / 1000} s`, milliseconds };
    const code = codeOf(error);
    return { kind: 'none', code, reason: REASONS[code] ?? `the call failed (${code})`, milliseconds };
  }
}

/** fetch hides the code in `cause`, which may be a list. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return error instanceof Error ? error.message : 'unknown';
}
