import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from './control-access';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Accept-Language, Content-Type, Idempotency-Key, X-CSRF-Token, X-Requested-With';
const ANSWER_HEADERS = 'Allow, Content-Disposition, Content-Length, Date, Retry-After';

function isTrusted(origin: string, trustedOrigins: readonly string[]): boolean {
  if (trustedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return isLoopback(hostname) || hostname.endsWith('.localhost');
}

/** Any origin may call. Only local and named ones may send cookies, which requires the exact origin. */
export function allowOrigin(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedOrigins: readonly string[],
): void {
  const { origin } = incoming.headers;
  outgoing.setHeader('Vary', 'Origin');
  if (origin !== undefined && isTrusted(origin, trustedOrigins)) {
    outgoing.setHeader('Access-Control-Allow-Origin', origin);
    outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  } else outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader('Access-Control-Expose-Headers', ANSWER_HEADERS);
  if (incoming.method !== 'OPTIONS') return;
  outgoing.setHeader('Access-Control-Allow-Methods', METHODS);
  outgoing.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
  outgoing.setHeader('Access-Control-Max-Age', '600');
  // Browsers require this header before a public page may call a local server.
  if (incoming.headers['access-control-request-private-network'] === 'true')
    outgoing.setHeader('Access-Control-Allow-Private-Network', 'true');
}
