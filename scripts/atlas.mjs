// `npm run atlas`: takes a screenshot of each story of the built Storybook and writes a static site.
//   npm run atlas [-- --filter Billing] [--languages en-US,de-DE,ja-JP] [--themes light,dark] [--widths 375,1440] [--out atlas] [--storybook URL] [--find]
// Takes only what has changed; a run that was stopped resumes. Fails when a play function fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lookAlike } from './atlas/blank.ts';
import { digest, markFiles } from './atlas/built-files.ts';
import { ensureStorybook, STORYBOOK } from './atlas/built-storybook.mjs';
import { sendCrew } from './atlas/crew.mjs';
import { serveFolders } from './atlas/folder-server.ts';
import { fontsMissing, languagesWithoutFont } from './atlas/fonts.ts';
import { atlasText, pictureKey } from './atlas/picture.ts';
import { minutes, progressLine } from './atlas/progress.ts';
import { atlasRequest } from './atlas/request.ts';
import { isWanted, listStories, readInventory } from './atlas/stories.ts';
import { openTaken } from './atlas/taken.ts';
import { writeSite } from './atlas/write-site.mjs';
import { flags } from './lib/flags.mjs';

const say = (text) => console.log(`[atlas] ${text}`);
const root = resolve(import.meta.dirname, '..');
/** A change in one of these makes every screenshot stale. */
const CAMERA = ['photographer.mjs', 'stillness.mjs', 'blank.ts'];
const FINDERS = [
  'find.mjs',
  'story-words.mjs',
  ...['shown', 'cut', 'targets', 'contrast', 'words'].map((name) => `page/${name}.mjs`),
];

let request;
try {
  request = atlasRequest(flags(process.argv.slice(2)));
} catch (error) {
  console.error(`[atlas] ${error.message}`);
  process.exit(2);
}

const { languages, themes, widths, storybook, find } = request;
const out = resolve(request.out);
await ensureStorybook(say);
const index = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
const listed = join(root, 'docs/states.tsv');
const all = listStories(index, existsSync(listed) ? readInventory(readFileSync(listed, 'utf8')) : new Map());
const stories = all.filter((story) => isWanted(story, request.filter));
if (stories.length === 0) {
  console.error(`[atlas] No story matches ${request.filter.join(', ')}.`);
  process.exit(2);
}

const marks = markFiles(STORYBOOK);
const undrawn = languagesWithoutFont(languages);
if (undrawn.length > 0) say(fontsMissing(undrawn));
// A newly installed font makes screenshots stale.
const eyes = languagesWithoutFont(['ja-JP', 'ko-KR']).join();
const camera = digest(
  [...CAMERA, ...(find ? FINDERS : [])]
    .map((name) => join(import.meta.dirname, 'atlas', name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n') + eyes,
);
mkdirSync(out, { recursive: true });
const taken = openTaken(join(out, '.taken.json'), camera, new Set(marks.values()), ({ file }) =>
  existsSync(join(out, file)),
);

const looks = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
const sittings = stories.flatMap((story) => widths.map((width) => ({ story, width })));
const waiting = sittings
  .map((sitting) => ({
    ...sitting,
    looks: looks.filter((look) => !taken.still(pictureKey({ ...look, width: sitting.width, story: sitting.story.id }))),
  }))
  .filter((sitting) => sitting.looks.length > 0);
const count = waiting.reduce((sum, sitting) => sum + sitting.looks.length, 0);
say(
  `${stories.length} stories, ${sittings.length * looks.length} screenshots: ${count} to take, ${sittings.length * looks.length - count} unchanged.`,
);

let failures = [];
if (waiting.length > 0) await photographAll();

async function photographAll() {
  const server = await serveFolders({ folders: { '': STORYBOOK }, hashed: true });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let done = 0;
  let saved = 0;
  const stop = () => {
    taken.save();
    say('Stopped. The next run resumes here.');
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  function keep({ key, files, photograph }) {
    taken.keep(
      key,
      files.map((file) => marks.get(file)).filter((mark) => mark !== undefined),
      photograph,
    );
    done += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r[atlas] ${progressLine(done, count, seconds())}   `);
    if (seconds() - saved < 10) return;
    saved = seconds();
    taken.save();
  }

  failures = await sendCrew({
    sittings: waiting,
    entries: index.entries,
    camera: { url: server.url, out, find, fileOf: ({ id }) => index.entries[id].importPath },
    sit: (photographer, { story, width, looks: wanted }, fresh) =>
      photographer.photograph(story, width, wanted, fresh, keep),
  });
  await server.close();
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  taken.save();
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  say(`${done} screenshots in ${minutes(seconds())} minutes, ${(done / seconds()).toFixed(1)} per second.`);
}

const pictures = new Map();
for (const { story, width } of sittings)
  for (const look of looks) {
    const photograph = taken.still(pictureKey({ ...look, width, story: story.id }));
    if (!photograph) continue;
    const { id, ...rest } = story;
    pictures.set(photograph.file, { story: id, ...rest, ...photograph });
  }
writeFileSync(join(out, 'atlas.json'), atlasText([...pictures.values()]));
await writeSite(root, out, storybook);
say(`${pictures.size} screenshots in ${join(request.out, 'index.html')}.`);
for (const same of lookAlike([...pictures.values()])) say(`Identical screenshots: ${same.join(', ')}`);
for (const failure of failures) console.error(`[atlas] FAILED  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
