// Stories of the built Storybook in a browser: loaded once, then shown in other languages, themes and widths as its toolbar does it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

/** Serves a built Storybook on a free port: `{ url, close }`; throws when the folder holds none. */
export async function serveStorybook(folder) {
  if (!existsSync(join(folder, 'index.json'))) throw new Error(`${folder} holds no Storybook: npm run build-storybook`);
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: `http://127.0.0.1:${server.httpServer.address().port}/`, close: () => server.close() };
}

/** The stories of a built Storybook whose 'Title -- Name' matches: `{ id, title, name }`. */
export function storiesIn(folder, pattern = '') {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const wanted = new RegExp(pattern, 'i');
  return Object.values(entries).filter(
    ({ type, title, name }) => type === 'story' && wanted.test(`${title} -- ${name}`),
  );
}

/** Loads a story in English and light, its play included but not its checks by axe; gives what went wrong, or undefined. */
export async function openStory(page, url, id) {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:light;language:en-US;a11y.manual:!true`);
  const status = await page
    .waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last?.('storyFinished')?.[0].status, null, {
      timeout: 30_000,
    })
    .then((handle) => handle.jsonValue())
    .catch(() => 'did not finish');
  await settle(page);
  return status === 'success' ? undefined : status;
}

/** Shows the open story in another language and theme, as it stands after its play. */
export async function turnStory(page, globals) {
  await page.evaluate(
    (to) =>
      new Promise((done) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', done);
        setTimeout(done, 5000);
        channel.emit('updateGlobals', { globals: to });
      }),
    globals,
  );
  await settle(page);
}

/** In every page of a context: keeps the texts of the API's answers, which are data, in `atlasAnswers`. */
export function keepAnswers(context) {
  return context.addInitScript(() => {
    const answers = new Set();
    globalThis.atlasAnswers = answers;
    for (const way of ['json', 'text']) {
      const read = Response.prototype[way];
      Response.prototype[way] = async function readAndKept() {
        const body = await read.call(this);
        answers.add(typeof body === 'string' ? body : JSON.stringify(body));
        return body;
      };
    }
  });
}

/** Waits until the page has not changed for a moment, at most three seconds: what still moves then moves always. */
export async function settle(page) {
  await page.evaluate(
    () =>
      new Promise((done) => {
        const end = () => {
          watcher.disconnect();
          clearTimeout(last);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        };
        const last = setTimeout(end, 3000);
        let quiet = setTimeout(end, 250);
        const watcher = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, 250);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
}
