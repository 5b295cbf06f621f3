// These functions are sent to the page as text and may use nothing from outside themselves.

/**
 * Runs before the page's scripts. Clock (`at`, epoch milliseconds) and random values repeat, storage is empty, and one-second
 * timeouts never fire. `atlasStill()` stops the clock, and timers of a second or more.
 */
export function prepare({ at }) {
  const RealDate = Date;
  let began = performance.now();
  let still = false;
  // The emulator's jobs need a running clock.
  const time = () => (still ? at : at + Math.floor(performance.now() - began));
  class StoryDate extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [time()] : parts));
    }
    static now() {
      return time();
    }
  }
  globalThis.Date = new Proxy(StoryDate, { apply: () => new StoryDate().toString() });

  const SEED = 0x9e3779b9;
  let seed = SEED;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place++) bytes[place] = Math.floor(Math.random() * 256);
    return array;
  };
  crypto.randomUUID = () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };

  for (const name of ['setTimeout', 'setInterval']) {
    const real = globalThis[name].bind(globalThis);
    globalThis[name] = (work, wait = 0, ...parts) =>
      real(
        typeof work === 'function'
          ? (...given) => {
              if (still ? wait < 1000 : wait !== 1000 || name === 'setInterval') work(...given);
            }
          : work,
        wait,
        ...parts,
      );
  }
  globalThis.gleanerTexts = new Map();
  globalThis.atlasStill = () => {
    still = true;
  };
  const clearStorage = () => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // A page without an origin has no storage.
    }
  };
  globalThis.atlasBegin = () => {
    still = false;
    began = performance.now();
    seed = SEED;
    // Answers to the previous story are not data of this one.
    globalThis.gleanerAnswers?.splice(0);
    globalThis.gleanerTexts.clear();
    clearStorage();
  };
  if (globalThis.top === globalThis) clearStorage();
}

export function goToStory({ id }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  // The previous story's events would end this one.
  for (const event of Object.keys(channel.data))
    if (/^(?:story|play|unhandled)/.test(event)) delete channel.data[event];
  globalThis.atlasBegin();
  document.activeElement?.blur?.();
  scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** null until Storybook knows the story. */
export function storyGlobals({ id }) {
  const story = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story;
  if (story?.id !== id) return null;
  const { language, theme } = story.parameters?.gleaner ?? {};
  const name = story.storyGlobals?.viewport?.value;
  const { width, height } = story.parameters?.viewport?.options?.[name]?.styles ?? {};
  return {
    language,
    theme,
    window: width && height ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } : undefined,
  };
}

/** null while the story plays; 'success' or an error message. */
export function storyResult({ id }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel?.last) return null;
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
    const payload = channel.last(event)?.[0];
    if (channel.last(event)) return payload?.message ?? payload?.description ?? payload?.title ?? event;
  }
  const { storyId, status } = channel.last('storyFinished')?.[0] ?? {};
  if (storyId !== id) return null;
  if (status === 'success') return status;
  return channel.last('unhandledErrorsWhilePlaying')?.[0]?.[0]?.message ?? 'the story ended with an error';
}

export function updateGlobals(globals) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((done) => {
    channel.once('storyFinished', () => done());
    channel.emit('updateGlobals', { globals });
  });
}

/** Some stories load forever, so gives up after 1.5 seconds. */
export async function waitForQueries() {
  for (let tries = 0; tries < 60; tries++) {
    const cache = globalThis.gleanerCache;
    if (!cache || cache.isFetching() + cache.isMutating() === 0) return;
    await new Promise((done) => {
      setTimeout(done, 25);
    });
  }
}

export async function waitUntilStable() {
  globalThis.atlasStill();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
  await frame();
  await frame();
}

export async function waitForPaint() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** `height` is the window's when an overlay is open. */
export function measureHeight() {
  const page = document.scrollingElement;
  const isVisible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
  for (const overlay of document.querySelectorAll('[role="dialog"], [role="alertdialog"], [aria-modal="true"]'))
    if (isVisible(overlay)) return { over: true, height: innerHeight, page: page.scrollHeight };
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && box.bottom > bottom && isVisible(element)) bottom = box.bottom;
  }
  return { over: false, height: Math.ceil(bottom + page.scrollTop) + 16, page: page.scrollHeight };
}

export function isOverlayInView() {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((overlay) => {
    const { top, bottom, width } = overlay.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}

export function visibleText() {
  // Recharts leaves the last text that it measured here.
  document.querySelector('#recharts_measurement_span')?.remove();
  const fields = [...document.querySelectorAll('input, textarea')]
    .filter((field) => field.type !== 'password' && field.checkVisibility())
    .map((field) => field.value || field.placeholder || '');
  return [document.body.innerText, ...fields].join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Keys in the order of the screen. */
export function shownTexts() {
  const plain = (text) =>
    text
      .replaceAll(/<\/?\w+\/?>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase();
  const names = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const screen = plain([document.body.innerText, ...names].join(' '));
  return [...globalThis.gleanerTexts]
    .map(([key, text]) => [key, typeof text === 'string' && plain(text) !== '' ? screen.indexOf(plain(text)) : -1])
    .filter(([, at]) => at >= 0)
    .toSorted(([, a], [, b]) => a - b)
    .map(([key]) => key);
}

/** Keeps the footer in the picture of a higher window. */
export function freezeMainHeight() {
  const main = document.querySelector('main');
  if (main) main.style.minHeight = getComputedStyle(main).minHeight;
}
