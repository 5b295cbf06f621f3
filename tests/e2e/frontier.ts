/** Kinds of similar pages; the crawler visits only the first few of each. */
const KINDS: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^\/(console\/)?template\/categories\//u, 1],
  [/^\/(console\/)?template\/collection\//u, 1],
  [/^\/template\//u, 1],
  [/^\/console\/template\//u, 2],
  [/^\/console\/task\/task-info/u, 2],
  [/^\/console\/task\/(all|lot)-data/u, 1],
  [/^\/console\/purchase/u, 2],
  [/^\/blog\//u, 1],
  [/^\/help\/(?!faq|contact)/u, 1],
  [/^\/task-share\//u, 1],
];

export interface Frontier {
  add(href: string, from: string): void;
  next(): string | undefined;
  from(href: string): string;
  /** Anchors that links name, by path. */
  readonly hashes: ReadonlyMap<string, ReadonlySet<string>>;
}

export function createFrontier({
  perKindFactor = 1,
  within = /./u,
}: {
  readonly perKindFactor?: number;
  readonly within?: RegExp;
}): Frontier {
  const countByKind = new Map<RegExp, number>();
  const firstLinks = new Map<string, string>();
  const hashes = new Map<string, Set<string>>();
  const queue: string[] = [];
  return {
    add(link, from) {
      const [href = link, hash = ''] = link.split('#');
      const [path = href] = href.split('?');
      if (!within.test(path)) return;
      if (hash !== '') hashes.set(path, (hashes.get(path) ?? new Set()).add(decodeURIComponent(hash)));
      const kind = KINDS.find(([pattern]) => pattern.test(path));
      // The query of a unique page only tells where the user came from.
      const key = kind ? href : path;
      if (firstLinks.has(key)) return;
      const count = kind ? (countByKind.get(kind[0]) ?? 0) : 0;
      if (kind && count >= kind[1] * perKindFactor) return;
      if (kind) countByKind.set(kind[0], count + 1);
      firstLinks.set(key, from);
      queue.push(href);
    },
    next: () => queue.shift(),
    from: (href) => firstLinks.get(href) ?? firstLinks.get(href.split('?')[0] ?? href) ?? '',
    hashes,
  };
}
