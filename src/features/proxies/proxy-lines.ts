import { isHostname, isIpv4 } from '#src/domain/formats';

const schemes = ['http', 'https', 'socks4', 'socks5'] as const;
export type ProxyScheme = (typeof schemes)[number];

export interface ProxyLine {
  readonly scheme: ProxyScheme | null;
  readonly host: string;
  readonly port: number;
  readonly user: string | null;
  readonly password: string | null;
}

export type ProxyLineError = 'format' | 'scheme' | 'host' | 'port';

export interface ParsedProxies {
  readonly proxies: readonly string[];
  readonly errors: readonly { readonly line: number; readonly code: ProxyLineError }[];
}

/** Skips blank lines (FORM-21, FORM-39). */
export function parseProxyLines(text: string): ParsedProxies {
  const proxies: string[] = [];
  const errors: { line: number; code: ProxyLineError }[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const read = parseProxyLine(line);
    if (typeof read === 'string') errors.push({ line: index + 1, code: read });
    else proxies.push(line);
  }
  return { proxies, errors };
}

/** Parses 'host:port', 'host:port:user:password' or 'user:password@host:port', with or without a scheme. */
export function parseProxyLine(line: string): ProxyLine | ProxyLineError {
  if (/\s/.test(line)) return 'format';
  const schemeEnd = line.indexOf('://');
  const named = schemeEnd < 0 ? null : line.slice(0, schemeEnd).toLowerCase();
  const scheme = schemes.find((known) => known === named) ?? null;
  if (named !== null && scheme === null) return 'scheme';
  const rest = (schemeEnd < 0 ? line : line.slice(schemeEnd + 3)).replace(/\/$/, '');
  const at = rest.lastIndexOf('@');
  const before = at < 0 ? null : parseCredentials(rest.slice(0, at));
  const parts = rest.slice(at + 1).split(':');
  const [host = '', port = ''] = parts;
  if ((at >= 0 && before === null) || parts.length < 2 || (at >= 0 && parts.length > 2)) {
    // The '@' may be part of a trailing password.
    return at >= 0 ? parseWithTrailingCredentials(scheme, rest) : 'format';
  }
  if (at >= 0) return toProxyLine(scheme, host, port, before);
  return parseWithTrailingCredentials(scheme, rest);
}

function parseWithTrailingCredentials(scheme: ProxyScheme | null, rest: string): ProxyLine | ProxyLineError {
  const [host = '', port, ...tail] = rest.split(':');
  if (port === undefined) return 'format';
  if (tail.length === 0) return toProxyLine(scheme, host, port, { user: null, password: null });
  const credentials = parseCredentials(tail.join(':'));
  return credentials === null ? 'format' : toProxyLine(scheme, host, port, credentials);
}

/** The password may contain colons; null if a part is missing. */
function parseCredentials(text: string): { readonly user: string; readonly password: string } | null {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) return null;
  return { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

function toProxyLine(
  scheme: ProxyScheme | null,
  host: string,
  port: string,
  credentials: { readonly user: string | null; readonly password: string | null } | null,
): ProxyLine | ProxyLineError {
  if (!isIpv4(host) && !isHostname(host)) return 'host';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) return 'port';
  return { scheme, host, port: Number(port), user: credentials?.user ?? null, password: credentials?.password ?? null };
}
