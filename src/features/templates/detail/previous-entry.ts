/** Ignores the query. False if the browser cannot tell. */
export function isPreviousEntry(path: string): boolean {
  // Some browsers lack the Navigation API; the link then works normally.
  const history: Partial<Pick<typeof globalThis, 'navigation'>> = globalThis;
  const at = history.navigation?.currentEntry?.index ?? 0;
  const url = at > 0 ? history.navigation?.entries()[at - 1]?.url : undefined;
  return url !== undefined && url !== null && new URL(url).pathname === path;
}
