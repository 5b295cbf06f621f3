/** Pages of one kind, of which a few stand for all: the first so many that are met are looked at. */
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

/** The addresses that are still to be looked at. */
export interface Frontier {
  /** Adds a link, with the page on which it stands. */
  add(href: string, from: string): void;
  /** The next address, undefined when all have been looked at. */
  next(): string | undefined;
  /** Where an address was first met. */
  from(href: string): string;
  /** By path, the places in it that links lead to. */
  readonly hashes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A frontier that takes each path once, of each kind only so many; `more` times as many of a kind, and only what `within` fits. */
export function createFrontier({
  more = 1,
  within = /./u,
}: {
  readonly more?: number;
  readonly within?: RegExp;
}): Frontier {
  const met = new Map<RegExp, number>();
  const seen = new Map<string, string>();
  const hashes = new Map<string, Set<string>>();
  const waiting: string[] = [];
  return {
    add(link, from) {
      const [href = link, hash = ''] = link.split('#');
      const [path = href] = href.split('?');
      if (!within.test(path)) return;
      if (hash !== '') hashes.set(path, (hashes.get(path) ?? new Set()).add(decodeURIComponent(hash)));
      const kind = KINDS.find(([pattern]) => pattern.test(path));
      // Of a page of its own the query says how one got there, of a kind what is shown.
      const key = kind ? href : path;
      if (seen.has(key)) return;
      const count = kind ? (met.get(kind[0]) ?? 0) : 0;
      if (kind && count >= kind[1] * more) return;
      if (kind) met.set(kind[0], count + 1);
      seen.set(key, from);
      waiting.push(href);
    },
    next: () => waiting.shift(),
    from: (href) => seen.get(href) ?? seen.get(href.split('?')[0] ?? href) ?? '',
    hashes,
  };
}
