import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '#mocks/lib/http-error';

/** Expects a host name as browsers write it. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function isOwnHost(host: string, port: number, allowedHosts: readonly string[]): boolean {
  const [, hostname = '', hostPort = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return (
    (isLoopback(hostname) && Number(hostPort) === port) ||
    allowedHosts.includes(hostname) ||
    allowedHosts.includes(host)
  );
}

function isOwnOrigin(origin: string, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, host } = new URL(origin);
  return (
    /^https?:$/.test(protocol) &&
    (isLoopback(hostname) || allowedHosts.includes(hostname) || allowedHosts.includes(host))
  );
}

/** Throws HttpError 403 for other websites, and for their names that resolve to this machine. */
export function checkControlAccess(
  { host = '', origin }: IncomingHttpHeaders,
  port: number,
  allowedHosts: readonly string[],
): void {
  if (!isOwnHost(host.toLowerCase(), port, allowedHosts))
    throw new HttpError(403, 'Forbidden', `/__control is not for the host ${host}. --allow-host names further hosts.`);
  if (origin !== undefined && !isOwnOrigin(origin, allowedHosts))
    throw new HttpError(
      403,
      'Forbidden',
      `/__control is not for pages of ${origin}. --allow-host names further hosts.`,
    );
}
