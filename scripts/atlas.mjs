// `npm run atlas`: takes a screenshot of each story of the built Storybook and writes a static site.
//   npm run atlas [-- --filter Billing] [--languages en-US,de-DE,ja-JP] [--themes light,dark] [--widths 375,1440] [--out atlas] [--storybook URL] [--find]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findDuplicates } from './atlas/blank.ts';
import { digestFiles } from './atlas/built-files.ts';
import { ensureStorybook, STORYBOOK } from './atlas/built-storybook.mjs';
import { runPool } from './atlas/pool.mjs';
import { serveFolders } from './atlas/folder-server.ts';
import { missingFontsMessage, languagesWithoutFont } from './atlas/fonts.ts';
import { atlasText, pictureKey } from './atlas/picture.ts';
import { minutes, progressLine } from './atlas/progress.ts';
import { parseAtlasOptions } from './atlas/options.ts';
import { isSelected, listStories, readInventory } from './atlas/stories.ts';
import { openCacheOf } from './atlas/screenshot-cache.ts';
import { writeSite } from './atlas/write-site.mjs';
import { flags } from './lib/flags.mjs';

const say = (text) => console.log(`[atlas] ${text}`);
const root = resolve(import.meta.dirname, '..');

let request;
try {
  request = parseAtlasOptions(flags(process.argv.slice(2)));
} catch (error) {
  console.error(`[atlas] ${error.message}`);
  process.exit(2);
}

const { languages, themes, widths, storybook, find } = request;
const out = resolve(request.out);
await ensureStorybook(say);
const index = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
const inventoryPath = join(root, 'docs/states.tsv');
const all = listStories(
  index,
  existsSync(inventoryPath) ? readInventory(readFileSync(inventoryPath, 'utf8')) : new Map(),
);
const stories = all.filter((story) => isSelected(story, request.filter));
if (stories.length === 0) {
  console.error(`[atlas] No story matches ${request.filter.join(', ')}.`);
  process.exit(2);
}

const digests = digestFiles(STORYBOOK);
const languagesWithoutFonts = languagesWithoutFont(languages);
if (languagesWithoutFonts.length > 0) say(missingFontsMessage(languagesWithoutFonts));
mkdirSync(out, { recursive: true });
const cache = openCacheOf(out, digests, find);

const allGlobals = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
const jobs = stories.flatMap((story) => widths.map((width) => ({ story, width })));
const staleJobs = jobs
  .map((job) => ({
    ...job,
    looks: allGlobals.filter(
      (globals) => !cache.get(pictureKey({ ...globals, width: job.width, story: job.story.id })),
    ),
  }))
  .filter((job) => job.looks.length > 0);
const count = staleJobs.reduce((sum, job) => sum + job.looks.length, 0);
say(
  `${stories.length} stories, ${jobs.length * allGlobals.length} screenshots: ${count} to take, ${jobs.length * allGlobals.length - count} unchanged.`,
);

let failures = [];
if (staleJobs.length > 0) await takeScreenshots();

async function takeScreenshots() {
  const server = await serveFolders({ folders: { '': STORYBOOK }, hashed: true });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let done = 0;
  let saved = 0;
  const stop = () => {
    cache.save();
    say('Stopped. The next run resumes here.');
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  function saveScreenshot({ key, files, photograph }) {
    cache.set(
      key,
      files.map((file) => digests.get(file)).filter((mark) => mark !== undefined),
      photograph,
    );
    done += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r[atlas] ${progressLine(done, count, seconds())}   `);
    if (seconds() - saved < 10) return;
    saved = seconds();
    cache.save();
  }

  failures = await runPool({
    sittings: staleJobs,
    entries: index.entries,
    camera: { url: server.url, out, find, fileOf: ({ id }) => index.entries[id].importPath },
    sit: (screenshotter, { story, width, looks: wanted }, fresh) =>
      screenshotter.photograph(story, width, wanted, fresh, saveScreenshot),
  });
  await server.close();
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  cache.save();
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  say(`${done} screenshots in ${minutes(seconds())} minutes, ${(done / seconds()).toFixed(1)} per second.`);
}

const pictures = new Map();
for (const { story, width } of jobs)
  for (const globals of allGlobals) {
    const screenshot = cache.get(pictureKey({ ...globals, width, story: story.id }));
    if (!screenshot) continue;
    const { id, ...rest } = story;
    pictures.set(screenshot.file, { story: id, ...rest, ...screenshot });
  }
writeFileSync(join(out, 'atlas.json'), atlasText([...pictures.values()]));
await writeSite(root, out, storybook);
say(`${pictures.size} screenshots in ${join(request.out, 'index.html')}.`);
for (const duplicates of findDuplicates([...pictures.values()])) say(`Identical screenshots: ${duplicates.join(', ')}`);
for (const failure of failures) console.error(`[atlas] FAILED  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
