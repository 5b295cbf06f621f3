import type { TrafficEntry } from './control';

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const OMITTED_HEADERS =
  /^(host|content-length|user-agent|accept-encoding|connection|origin|referer|sec-|cookie|authorization)/i;

/** Takes the origin of the API; the session token becomes $TOKEN. */
export function toCurl(entry: TrafficEntry, origin: string): string {
  const parts = [`curl -X ${entry.method} ${shellQuote(origin + entry.url)}`];
  if (entry.signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  for (const [name, value] of Object.entries(entry.headers))
    if (!OMITTED_HEADERS.test(name)) parts.push(`-H ${shellQuote(`${name}: ${value}`)}`);
  if (entry.request && entry.request.text !== '') parts.push(`--data-raw ${shellQuote(entry.request.text)}`);
  return parts.join(' \\\n  ');
}
