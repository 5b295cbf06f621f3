import { matchCall } from '#src/contract/match-call';
import { operations } from '#src/contract/operations.gen';
import { NOT_OFFERED } from './errors';
import { applyOverlay, type PathMap } from '../contract/overlay.ts';

export type Reroute = (request: Request) => Promise<Request | Response>;

/** Returns the rerouting of an OpenAPI Overlay, with warnings. Throws OverlayError. `baseUrl` is read at each call. */
export function rerouteByOverlay(
  overlay: unknown,
  baseUrl: () => string,
): { readonly reroute: Reroute; readonly warnings: readonly string[] } {
  const map = applyOverlay(operations, overlay);
  return { reroute: (request) => rerouted(request, map, baseUrl()), warnings: map.warnings };
}

async function rerouted(request: Request, { moved, removed }: PathMap, baseUrl: string): Promise<Request | Response> {
  const url = new URL(request.url);
  const base = new URL(baseUrl || url.origin);
  const prefix = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !url.pathname.startsWith(`${prefix}/`)) return request;
  const call = matchCall(request.method, url.pathname.slice(prefix.length));
  if (!call) return request;
  if (removed.has(call.id)) {
    const error = { code: NOT_OFFERED, message: 'This server does not offer this call.' };
    return Response.json({ error }, { status: 404 });
  }
  const location = moved.get(call.id);
  if (!location) return request;
  url.pathname = prefix + location.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params[name] ?? '');
  return withUrl(request, url, location.method.toUpperCase());
}

/** Copies a request to another address. Buffers the body: browsers stream request bodies over HTTP/2 only. */
export async function withUrl(request: Request, url: URL, method: string = request.method): Promise<Request> {
  const { headers, credentials, signal } = request;
  const isBodyless = method === 'GET' || method === 'HEAD' || request.body === null;
  return new Request(url, {
    method,
    headers,
    credentials,
    signal,
    ...(isBodyless ? {} : { body: await request.blob() }),
  });
}
