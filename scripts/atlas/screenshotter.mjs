import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../lib/browser.ts';
import { keepAnswers } from '../page-finders/untranslated.mjs';
import { isBlank } from './blank.ts';
import { findInPage, KINDS } from './find.mjs';
import { pictureFile, pictureKey } from './picture.ts';
import { textsOfStory } from './story-texts.mjs';
import {
  waitForQueries,
  updateGlobals,
  waitForPaint,
  goToStory,
  storyGlobals,
  prepare,
  waitUntilStable,
  storyResult,
  isOverlayInView,
  measureHeight,
  freezeMainHeight,
  visibleText,
  shownTexts,
} from './stability.mjs';

const STORY_TIME = Date.parse('2026-11-16T10:00:00Z');
const ARGUMENTS = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];
/** Some stories show their URL, which must not contain a random port. */
const HOST = 'storybook.localhost';
/** Play functions expect a window of this size. */
const DEFAULT_WINDOW = { width: 1280, height: 800 };
const MAX_HEIGHT = 4000;
const TIMEOUT = 40_000;
const STORAGE_TYPES = 'cookies,indexeddb,local_storage,cache_storage,service_workers';

const windowOf = (width) => ({ width, height: width < 800 ? 812 : 900 });
const hiddenStyles = `
.sb-errordisplay, .sb-preparing-story, .sb-preparing-docs { display: none !important; }
* { caret-color: transparent !important; scrollbar-width: none !important; }`;

/** Stories of generic components make up texts. */
const kindsFor = ({ title }) => (/^(?:UI|Kit)\//.test(title) ? KINDS.filter((kind) => kind !== 'untranslated') : KINDS);

const DEMO_TEXTS = ['mocks/personas.ts', 'mocks/seeds/accounts.ts', '.storybook/loaders.ts'].flatMap((path) => [
  ...textsOfStory(path),
]);

function markBoxes(boxes) {
  document.querySelector('#findings')?.remove();
  if (boxes.length === 0) return;
  const layer = document.body.appendChild(document.createElement('div'));
  layer.id = 'findings';
  layer.style.cssText = 'position:absolute;inset:0 auto auto 0;z-index:2147483647;pointer-events:none';
  for (const [x, y, width, height] of boxes) {
    const mark = layer.appendChild(document.createElement('div'));
    mark.style.cssText = `position:absolute;left:${x - 2}px;top:${y - 2}px;width:${width + 4}px;height:${height + 4}px;outline:2px solid #e11d48`;
  }
}

export async function openScreenshotter({ url: served, out, find, fileOf }) {
  const url = `http://${HOST}/`;
  const profile = mkdtempSync(join(tmpdir(), 'gleaner-atlas-'));
  const launch = browserLaunch();
  // A persistent profile keeps compiled scripts between stories.
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, ...ARGUMENTS, `--host-resolver-rules=MAP ${HOST}:80 ${new URL(served).host}`],
    viewport: null,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(prepare, { at: STORY_TIME });
  if (find) await context.addInitScript(keepAnswers);
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);

  let size;
  async function setWindow(next, deviceScaleFactor = 1) {
    size = next;
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...next,
      screenWidth: next.width,
      screenHeight: next.height,
      deviceScaleFactor,
      mobile: false,
    });
  }

  let requestedUrls = new Set();
  const traffic = { open: 0 };
  let currentGlobals;
  page.on('request', (request) => {
    requestedUrls.add(request.url());
    traffic.open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, () => (traffic.open -= 1));

  async function openStory(story, window) {
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: STORAGE_TYPES });
    await setWindow(window);
    requestedUrls = new Set();
    traffic.open = 0;
    currentGlobals = undefined;
    const address = new URL('iframe.html', url);
    address.searchParams.set('id', story.id);
    address.searchParams.set('viewMode', 'story');
    // Stories' own tests run axe.
    address.searchParams.set('globals', 'a11y.manual:!true;play:on');
    await page.goto(address.href, { waitUntil: 'commit' });
    return waitForStory(story);
  }

  async function switchStory(story, window) {
    await setWindow(window);
    await page.evaluate(goToStory, { id: story.id });
    return waitForStory(story);
  }

  async function waitForStory(story) {
    const handle = await page.waitForFunction(storyGlobals, { id: story.id }, { timeout: TIMEOUT, polling: 20 });
    return handle.jsonValue();
  }

  async function play(story) {
    const end = await page.waitForFunction(storyResult, { id: story.id }, { timeout: TIMEOUT, polling: 20 });
    const result = await end.jsonValue();
    if (result !== 'success') throw new Error(result);
  }

  /** When the play function fails, tries again in a new page, then in the default window. */
  async function showStory(story, requestedWindow, fresh) {
    const attempts = [
      ...(fresh ? [] : [{ open: switchStory, window: requestedWindow }]),
      { open: openStory, window: requestedWindow },
      { open: openStory, window: DEFAULT_WINDOW },
    ];
    const failures = [];
    for (const { open: show, window } of attempts) {
      try {
        let own = await show(story, window);
        const target = own.window ?? requestedWindow;
        if (own.window && own.window.width !== window.width) own = await openStory(story, own.window);
        await play(story);
        await setWindow(target);
        return { own, window: target };
      } catch (error) {
        failures.push(String(error.message).split('\n')[0]);
      }
    }
    throw new Error([...new Set(failures)].join('; then in a new page: '));
  }

  /** Iframes report their height after they load. */
  async function waitForIdle() {
    for (let tries = 0; traffic.open > 0 && tries < 100; tries++) await page.waitForTimeout(20);
    const inner = page.frames().filter((child) => child !== page.mainFrame());
    if (inner.length === 0) return;
    await Promise.all(inner.map((child) => child.waitForLoadState('load', { timeout: 3000 }).catch(() => undefined)));
    await page.waitForTimeout(250);
  }

  async function capture(height) {
    const { width } = size;
    const { cssVisualViewport: seen } = await devtools.send('Page.getLayoutMetrics');
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: seen.pageX, y: seen.pageY, width, height, scale: 1 },
      optimizeForSpeed: true,
    });
    return data;
  }

  /** Parts drawn one by one differ by a shade or a row of pixels; changing the scale redraws everything. */
  async function redraw() {
    for (const deviceScaleFactor of [0.5, 1]) {
      await setWindow(size, deviceScaleFactor);
      await page.evaluate(waitForPaint);
    }
  }

  async function captureStable(height) {
    await redraw();
    let before = await capture(height);
    for (let tries = 0; tries < 25; tries++) {
      await page.waitForTimeout(60);
      await waitForIdle();
      if (tries > 0) await page.evaluate(waitUntilStable);
      const now = await capture(height);
      if (now === before) return Buffer.from(now, 'base64');
      before = now;
    }
    throw new Error('the page never stops changing');
  }

  async function measureStableHeight() {
    let before = await page.evaluate(measureHeight);
    for (let tries = 0; tries < 10; tries++) {
      await page.evaluate(waitUntilStable);
      const now = await page.evaluate(measureHeight);
      if (now.page === before.page && now.height === before.height) return now;
      before = now;
    }
    return before;
  }

  async function stabilize(window) {
    await page.evaluate(waitForQueries);
    await waitForIdle();
    await page.evaluate(waitUntilStable);
    const { over, height: first, page: whole } = await measureStableHeight();
    let height = first;
    if (over) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(waitUntilStable);
      if (!(await page.evaluate(isOverlayInView))) {
        await page.evaluate(() => scrollTo({ top: document.scrollingElement.scrollHeight, behavior: 'instant' }));
        await page.evaluate(waitUntilStable);
      }
    }
    if (!over && whole > window.height) {
      await page.evaluate(freezeMainHeight);
      await setWindow({ width: window.width, height: Math.min(whole, MAX_HEIGHT) });
      // A play function may leave the page scrolled.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(waitUntilStable);
      await waitForIdle();
      ({ height } = await page.evaluate(measureHeight));
    }
    return Math.max(64, Math.min(height, size.height));
  }

  const relativePath = (address) => address.slice(url.length).split(/[?#]/, 1)[0];

  async function forEachGlobals(story, width, globalsList, fresh, each) {
    const { own, window } = await showStory(story, windowOf(width), fresh);
    if (currentGlobals === undefined) await page.addStyleTag({ content: hiddenStyles });
    currentGlobals = { language: own.language ?? 'en-US', theme: own.theme ?? 'light' };
    const initialGlobals = currentGlobals;
    for (const globals of globalsList) {
      const nextGlobals = { language: own.language ?? globals.language, theme: own.theme ?? globals.theme };
      if (nextGlobals.language !== currentGlobals.language || nextGlobals.theme !== currentGlobals.theme) {
        await setWindow(window);
        await page.evaluate(updateGlobals, nextGlobals);
        currentGlobals = nextGlobals;
      }
      const height = await stabilize(window);
      await each(globals, { ...nextGlobals, width: window.width }, height);
    }
    if (currentGlobals !== initialGlobals) await page.evaluate(updateGlobals, { language: '', theme: '' });
  }

  /** Storybook sets the title to the story's id, also after a page closes. */
  const isPreviousTitle = ({ text }) => /^[\w-]+--[\w-]+ \(document title\)$/.test(text);

  const findFindings = async (story, language, kinds) => {
    const findings = await findInPage(page, {
      language,
      kinds: kindsFor(story).filter((kind) => kinds?.includes(kind) ?? true),
      data: [story.id, ...textsOfStory(fileOf(story)), ...DEMO_TEXTS],
    });
    return findings.filter((finding) => !isPreviousTitle(finding));
  };

  function saveImage(file, picture) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), picture);
  }

  async function photograph(story, width, globalsList, fresh, done) {
    await forEachGlobals(story, width, globalsList, fresh, async (globals, actual, height) => {
      const image = await captureStable(height);
      if (isBlank(image)) throw new Error('the screenshot is blank');
      const file = pictureFile({ ...actual, story: story.id });
      saveImage(file, image);
      done({
        key: pictureKey({ ...globals, width, story: story.id }),
        files: [...requestedUrls].filter((address) => address.startsWith(url)).map(relativePath),
        photograph: {
          ...actual,
          height,
          file,
          sha256: createHash('sha256').update(image).digest('hex'),
          words: await page.evaluate(visibleText),
          texts: await page.evaluate(shownTexts),
          findings: find ? await findFindings(story, actual.language) : [],
        },
      });
    });
  }

  async function inspect(story, width, globalsList, fresh, kindsIn, done) {
    await forEachGlobals(story, width, globalsList, fresh, async (globals, actual, height) => {
      const findings = await findFindings(story, actual.language, kindsIn(globals.language));
      const file = pictureFile({ ...actual, story: story.id });
      if (findings.length > 0) {
        await page.evaluate(
          markBoxes,
          findings.map(({ box }) => box),
        );
        saveImage(file, Buffer.from(await capture(height), 'base64'));
        await page.evaluate(markBoxes, []);
      }
      done({ ...actual, file, findings });
    });
  }

  return {
    photograph,
    inspect,
    version: context.browser()?.version() ?? '',
    async close() {
      await context.close();
      if (existsSync(profile)) rmSync(profile, { recursive: true, force: true });
    },
  };
}
