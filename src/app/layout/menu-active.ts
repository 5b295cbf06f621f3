const byParentNav: Readonly<Partial<Record<string, string>>> = {
  '1': '/console/task/template-list',
  '2': '/console/task/task-list',
  '3': '/console/template',
};

/**
 * The active entry of the visible `entries` (paths), or null. parentNav 1 to 3 wins, then an entry named like the last segment, then
 * the longest prefix (NAV-11, NAV-12).
 */
export function activeMenuEntry(
  entries: readonly string[],
  pathname: string,
  parentNav?: string | null,
): string | null {
  const named = Object.hasOwn(byParentNav, parentNav ?? '') ? byParentNav[parentNav ?? ''] : undefined;
  if (named !== undefined && entries.includes(named)) return named;
  const page = segmentsOf(pathname);
  const last = page.at(-1);
  const byName = entries.filter((entry) => last !== undefined && segmentsOf(entry).at(-1) === last);
  if (byName.length > 0) return nearest(byName, page);
  return nearest(
    entries.filter((entry) => {
      const segments = segmentsOf(entry);
      return segments.length > 0 && sharedSegments(segments, page) === segments.length;
    }),
    page,
  );
}

function segmentsOf(path: string): readonly string[] {
  return (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
}

function sharedSegments(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

function nearest(entries: readonly string[], page: readonly string[]): string | null {
  let best: string | null = null;
  let bestShared = -1;
  for (const entry of entries) {
    const shared = sharedSegments(segmentsOf(entry), page);
    if (shared > bestShared) [best, bestShared] = [entry, shared];
  }
  return best;
}
