// One browser page that takes screenshots of stories, or only checks them.
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
import { wordsOfStory } from './story-words.mjs';
import {
  answered,
  changeLook,
  drawn,
  goToStory,
  ownLook,
  prepare,
  settle,
  storyEnd,
  isOverInView,
  tallness,
  wordsShown,
} from './stillness.mjs';

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
const PLAYED = { width: 1280, height: 800 };
const MOST = 4000;
const PATIENCE = 40_000;
const STORES = 'cookies,indexeddb,local_storage,cache_storage,service_workers';

const windowOf = (width) => ({ width, height: width < 800 ? 812 : 900 });
const hidden = `
.sb-errordisplay, .sb-preparing-story, .sb-preparing-docs { display: none !important; }
* { caret-color: transparent !important; scrollbar-width: none !important; }`;

/** Stories of generic components make up texts. */
const kindsFor = ({ title }) => (/^(?:UI|Kit)\//.test(title) ? KINDS.filter((kind) => kind !== 'untranslated') : KINDS);

const DEMO_WORDS = ['mocks/personas.ts', 'mocks/seeds/accounts.ts', '.storybook/loaders.ts'].flatMap((path) => [
  ...wordsOfStory(path),
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

export async function openPhotographer({ url: served, out, find, fileOf }) {
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

  let asked = new Set();
  const traffic = { open: 0 };
  let shown;
  page.on('request', (request) => {
    asked.add(request.url());
    traffic.open += 1;
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, () => (traffic.open -= 1));

  async function load(story, window) {
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: STORES });
    await setWindow(window);
    asked = new Set();
    traffic.open = 0;
    shown = undefined;
    const address = new URL('iframe.html', url);
    address.searchParams.set('id', story.id);
    address.searchParams.set('viewMode', 'story');
    // Stories' own tests run axe.
    address.searchParams.set('globals', 'a11y.manual:!true');
    await page.goto(address.href, { waitUntil: 'commit' });
    return known(story);
  }

  async function turnTo(story, window) {
    await setWindow(window);
    await page.evaluate(goToStory, { id: story.id });
    return known(story);
  }

  async function known(story) {
    const look = await page.waitForFunction(ownLook, { id: story.id }, { timeout: PATIENCE, polling: 20 });
    return look.jsonValue();
  }

  async function play(story) {
    const end = await page.waitForFunction(storyEnd, { id: story.id }, { timeout: PATIENCE, polling: 20 });
    const said = await end.jsonValue();
    if (said !== 'success') throw new Error(said);
  }

  /** When the play function fails, tries again in a new page, then in the default window. */
  async function perform(story, wanted, fresh) {
    const ways = [
      ...(fresh ? [] : [{ open: turnTo, window: wanted }]),
      { open: load, window: wanted },
      { open: load, window: PLAYED },
    ];
    const failures = [];
    for (const { open: show, window } of ways) {
      try {
        let own = await show(story, window);
        const target = own.window ?? wanted;
        if (own.window && own.window.width !== window.width) own = await load(story, own.window);
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
  async function idle() {
    for (let tries = 0; traffic.open > 0 && tries < 100; tries++) await page.waitForTimeout(20);
    const inner = page.frames().filter((child) => child !== page.mainFrame());
    if (inner.length === 0) return;
    await Promise.all(inner.map((child) => child.waitForLoadState('load', { timeout: 3000 }).catch(() => undefined)));
    await page.waitForTimeout(250);
  }

  async function frame(height) {
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
      await page.evaluate(drawn);
    }
  }

  async function stillFrame(height) {
    await redraw();
    let before = await frame(height);
    for (let tries = 0; tries < 25; tries++) {
      await page.waitForTimeout(60);
      await idle();
      if (tries > 0) await page.evaluate(settle);
      const now = await frame(height);
      if (now === before) return Buffer.from(now, 'base64');
      before = now;
    }
    throw new Error('the page never stops changing');
  }

  async function steadySize() {
    let before = await page.evaluate(tallness);
    for (let tries = 0; tries < 10; tries++) {
      await page.evaluate(settle);
      const now = await page.evaluate(tallness);
      if (now.page === before.page && now.height === before.height) return now;
      before = now;
    }
    return before;
  }

  async function rest(window) {
    await page.evaluate(answered);
    await idle();
    await page.evaluate(settle);
    const { over, height: first, page: whole } = await steadySize();
    let height = first;
    if (over) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(settle);
      if (!(await page.evaluate(isOverInView))) {
        await page.evaluate(() => scrollTo({ top: document.scrollingElement.scrollHeight, behavior: 'instant' }));
        await page.evaluate(settle);
      }
    }
    if (!over && whole > window.height) {
      await setWindow({ width: window.width, height: Math.min(whole, MOST) });
      // A play function may leave the page scrolled.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(settle);
      await idle();
      ({ height } = await page.evaluate(tallness));
    }
    return Math.max(64, Math.min(height, size.height));
  }

  const below = (address) => address.slice(url.length).split(/[?#]/, 1)[0];

  async function showLooks(story, width, looks, fresh, each) {
    const { own, window } = await perform(story, windowOf(width), fresh);
    if (shown === undefined) await page.addStyleTag({ content: hidden });
    shown = { language: own.language ?? 'en-US', theme: own.theme ?? 'light' };
    const played = shown;
    for (const look of looks) {
      const wanted = { language: own.language ?? look.language, theme: own.theme ?? look.theme };
      if (wanted.language !== shown.language || wanted.theme !== shown.theme) {
        await setWindow(window);
        await page.evaluate(changeLook, wanted);
        shown = wanted;
      }
      const height = await rest(window);
      await each(look, { ...wanted, width: window.width }, height);
    }
    if (shown !== played) await page.evaluate(changeLook, { language: '', theme: '' });
  }

  /** Storybook sets the title to the story's id, also after a page closes. */
  const isTitleBefore = ({ text }) => /^[\w-]+--[\w-]+ \(document title\)$/.test(text);

  const found = async (story, language, kinds) => {
    const findings = await findInPage(page, {
      language,
      kinds: kindsFor(story).filter((kind) => kinds?.includes(kind) ?? true),
      data: [story.id, ...wordsOfStory(fileOf(story)), ...DEMO_WORDS],
    });
    return findings.filter((finding) => !isTitleBefore(finding));
  };

  function keepPicture(file, picture) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), picture);
  }

  async function photograph(story, width, looks, fresh, done) {
    await showLooks(story, width, looks, fresh, async (look, seen, height) => {
      const picture = await stillFrame(height);
      if (isBlank(picture)) throw new Error('the screenshot is blank');
      const file = pictureFile({ ...seen, story: story.id });
      keepPicture(file, picture);
      done({
        key: pictureKey({ ...look, width, story: story.id }),
        files: [...asked].filter((address) => address.startsWith(url)).map(below),
        photograph: {
          ...seen,
          height,
          file,
          sha256: createHash('sha256').update(picture).digest('hex'),
          words: await page.evaluate(wordsShown),
          findings: find ? await found(story, seen.language) : [],
        },
      });
    });
  }

  async function inspect(story, width, looks, fresh, kindsIn, done) {
    await showLooks(story, width, looks, fresh, async (look, seen, height) => {
      const findings = await found(story, seen.language, kindsIn(look.language));
      const file = pictureFile({ ...seen, story: story.id });
      if (findings.length > 0) {
        await page.evaluate(
          markBoxes,
          findings.map(({ box }) => box),
        );
        keepPicture(file, Buffer.from(await frame(height), 'base64'));
        await page.evaluate(markBoxes, []);
      }
      done({ ...seen, file, findings });
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
