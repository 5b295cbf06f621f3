// `npm run atlas:find`: checks every story for clipped text, small targets, low contrast, raw keys and untranslated text.
//   npm run atlas:find -- [--filter Billing/Dialogs] [--languages de-DE,en-XA] [--widths 375] [--themes dark] [--kinds clipped,target] [--minutes 20]
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureStorybook, STORYBOOK } from './atlas/built-storybook.mjs';
import { runPool } from './atlas/pool.mjs';
import { KINDS } from './atlas/find.mjs';
import { serveFolders } from './atlas/folder-server.ts';
import { missingFontsMessage, languagesWithoutFont } from './atlas/fonts.ts';
import { minutes as inMinutes, progressLine } from './atlas/progress.ts';
import { parseAtlasOptions, FIND_DEFAULTS } from './atlas/options.ts';
import { isSelected, listStories } from './atlas/stories.ts';
import { flags } from './lib/flags.mjs';

const say = (text) => console.log(`[atlas] ${text}`);
const { kinds: given, minutes: most, ...rest } = flags(process.argv.slice(2));
const kinds = typeof given === 'string' ? given.split(',') : KINDS;
let request;
try {
  request = parseAtlasOptions(rest, FIND_DEFAULTS);
  const unknownKind = kinds.find((kind) => !KINDS.includes(kind));
  if (unknownKind !== undefined) throw new Error(`Unknown kind ${unknownKind}. Kinds: ${KINDS.join(', ')}.`);
} catch (error) {
  console.error(`[atlas] ${error.message}`);
  process.exit(2);
}

const { languages, themes, widths } = request;
const out = resolve(request.out);
await ensureStorybook(say);
const index = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'));
const stories = listStories(index, new Map()).filter((story) => isSelected(story, request.filter));
const looks = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
const sittings = stories.flatMap((story) => widths.map((width) => ({ story, width })));
const count = sittings.length * looks.length;
const languagesWithoutFonts = languagesWithoutFont(languages);
if (languagesWithoutFonts.length > 0) say(missingFontsMessage(languagesWithoutFonts));
say(`${stories.length} stories in ${languages.length} languages at ${widths.join(' and ')} px: ${count} checks.`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await serveFolders({ folders: { '': STORYBOOK }, hashed: true });
const began = performance.now();
const seconds = () => (performance.now() - began) / 1000;
const maxSeconds = Number(most ?? 600) * 60;
/** Contrast takes long to measure, and colors are the same in every language. */
const kindsIn = (language) => kinds.filter((kind) => kind !== 'contrast' || language === languages[0]);
const found = [];
let checkedCount = 0;
// Playwright closes its browsers on a signal but does not end the process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const failures = await runPool({
  sittings,
  entries: index.entries,
  camera: { url: server.url, out, find: true, fileOf: ({ id }) => index.entries[id].importPath },
  isOver: () => seconds() > maxSeconds,
  sit: (screenshotter, { story, width }, fresh) =>
    screenshotter.inspect(story, width, looks, fresh, kindsIn, ({ language, theme, width: shown, file, findings }) => {
      checkedCount += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r[atlas] ${progressLine(checkedCount, count, seconds())}   `);
      else if (checkedCount % 500 === 0) say(`${progressLine(checkedCount, count, seconds())}, ${found.length} found`);
      for (const finding of findings)
        found.push({
          story: story.id,
          title: story.title,
          name: story.name,
          language,
          theme,
          width: shown,
          file,
          ...finding,
        });
    }),
});
await server.close();
if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');

writeFileSync(join(out, 'findings.json'), `${JSON.stringify(found, undefined, 1)}\n`);
for (const { kind, title, name, language, theme, width, text, selector, file } of found)
  console.log(
    `${kind}: ${title} -- ${name} (${language}, ${theme}, ${width})\n  "${text}" ${selector}\n  ${join(request.out, file)}`,
  );
for (const failure of failures) console.error(`[atlas] NOT CHECKED  ${failure}`);
say(`${checkedCount} of ${count} checks in ${inMinutes(seconds())} minutes.`);
console.log(kinds.map((kind) => `${kind}: ${found.filter((finding) => finding.kind === kind).length}`).join(', '));
process.exitCode = found.length + failures.length > 0 ? 1 : 0;
