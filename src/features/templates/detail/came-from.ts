/** Whether the entry of the browser's history before this one shows the given path of this site, whatever its query. False where the browser does not tell. */
export function cameFrom(path: string): boolean {
  // Not in every browser yet; without it a link is a link.
  const history: Partial<Pick<typeof globalThis, 'navigation'>> = globalThis;
  const at = history.navigation?.currentEntry?.index ?? 0;
  const url = at > 0 ? history.navigation?.entries()[at - 1]?.url : undefined;
  return url !== undefined && url !== null && new URL(url).pathname === path;
}
