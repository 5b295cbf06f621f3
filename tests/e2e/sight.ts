/** What is seen of a page once it stands. */
export interface Sight {
  /** Path and query, as the page has made them. */
  readonly address: string;
  readonly title: string;
  /** The words of its headings of level 1. */
  readonly headings: readonly string[];
  /** Links within the product, with their hash. */
  readonly links: readonly string[];
  /** Addresses within the product that are files. */
  readonly files: readonly string[];
  /** Every place of the page that a link may lead to. */
  readonly places: readonly string[];
  /** What the page says went wrong. */
  readonly alerts: readonly string[];
  /** What was still loading when it was looked at. */
  readonly busy: readonly string[];
  /** The answers of the API that were read since the last look. */
  readonly answers: readonly string[];
}

/**
 * In the page, with nothing from outside: goes to an address as a link does, or stays where none is given, waits until the page
 * stands still, and says what is seen. What still loads after a few seconds is named.
 */
export async function look(href: string | undefined): Promise<Sight> {
  const QUIET = 100;
  const LONGEST = 6000;
  /** As long as an address may take that leads to a page of the same name. */
  const SAME = 1500;
  // Each page brings a title of its own: as long as the former one is there, the router is still on its way.
  const titleThere = () => document.head.querySelector('title:last-of-type');
  const former = href === undefined ? null : titleThere();
  if (href !== undefined) {
    const state: unknown = history.state;
    const idx = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) + 1 : 1;
    history.pushState({ idx, key: String(idx), usr: null }, '', href);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }
  const loading = () => [
    ...document.querySelectorAll(
      '[role="progressbar"]:not(main *), [role="dialog"] [aria-busy="true"], main [aria-busy="true"]',
    ),
  ];
  await new Promise<void>((resolve) => {
    const started = performance.now();
    let changed = started;
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setInterval(() => {
      const now = performance.now();
      const isNew = titleThere() !== former || now - started > SAME;
      const stands = isNew && now - changed >= QUIET && loading().length === 0 && document.querySelector('h1') !== null;
      if (!stands && now - started < LONGEST) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, 20);
  });
  const isFile = (link: HTMLAnchorElement) => link.hasAttribute('download') || /\.\w{2,5}$/u.test(link.pathname);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && link.closest('#demo-panel') === null,
  );
  const kept: unknown = Reflect.get(globalThis, 'gleanerAnswers');
  return {
    address: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('h1')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.textContent),
    links: links.filter((link) => !isFile(link)).map(({ pathname, search, hash }) => pathname + search + hash),
    files: links.filter((link) => isFile(link) && link.protocol.startsWith('http')).map((link) => link.pathname),
    places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    alerts: [...document.querySelectorAll('main [role="alert"]')]
      .filter((each) => each.checkVisibility() && each.textContent !== '')
      .map((each) => each.textContent),
    busy: loading().map(
      (each) => `${each.tagName.toLowerCase()} ${each.getAttribute('aria-label') ?? each.textContent.slice(0, 40)}`,
    ),
    answers: Array.isArray(kept) ? (kept.splice(0) as string[]) : [],
  };
}
