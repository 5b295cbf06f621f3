export interface PageState {
  readonly address: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  /** The ids of all elements. */
  readonly places: readonly string[];
  readonly alerts: readonly string[];
  readonly loadingParts: readonly string[];
  readonly answers: readonly string[];
}

/** Runs in the page and uses nothing from outside. After six seconds it lists what still loads. */
export async function inspectPage(href: string | undefined): Promise<PageState> {
  const QUIET_TIME = 100;
  const MAX_WAIT = 6000;
  const SAME_PAGE_WAIT = 1500;
  // The previous heading and title stay until the next page is loaded.
  const heading = () => document.querySelector('h1');
  const previous = href === undefined ? undefined : { heading: heading(), title: document.title };
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
      const isNew =
        heading() !== previous?.heading || document.title !== previous.title || now - started > SAME_PAGE_WAIT;
      const isStable = isNew && now - changed >= QUIET_TIME && loading().length === 0 && heading() !== null;
      if (!isStable && now - started < MAX_WAIT) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, 20);
  });
  const isFile = (link: HTMLAnchorElement) => link.hasAttribute('download') || /\.\w{2,5}$/u.test(link.pathname);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && link.closest('#demo-panel') === null,
  );
  const answers: unknown = Reflect.get(globalThis, 'gleanerAnswers');
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
    loadingParts: loading().map(
      (each) => `${each.tagName.toLowerCase()} ${each.getAttribute('aria-label') ?? each.textContent.slice(0, 40)}`,
    ),
    answers: Array.isArray(answers) ? (answers.splice(0) as string[]) : [],
  };
}
