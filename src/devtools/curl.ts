import type { TrafficEntry } from './control';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const LEFT_OUT =
  /^(host|content-length|user-agent|accept-encoding|connection|origin|referer|sec-|cookie|authorization)/i;

/** Takes the origin of the API; the session token becomes $TOKEN. */
export function curlOf(entry: TrafficEntry, home: string): string {
  const parts = [`curl -X ${entry.method} ${quoted(home + entry.url)}`];
  if (entry.signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  for (const [name, value] of Object.entries(entry.headers))
    if (!LEFT_OUT.test(name)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (entry.request && entry.request.text !== '') parts.push(`--data-raw ${quoted(entry.request.text)}`);
  return parts.join(' \\\n  ');
}
