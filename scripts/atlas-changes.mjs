// `npm run atlas:changes`: docs/atlas.md lists its options.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compareBuilds, digest, digestFiles } from './atlas/built-files.ts';
import { ensureStorybook, STORYBOOK } from './atlas/built-storybook.mjs';
import { writeChanges } from './atlas/compare/command.ts';
import { parseAtlasOptions } from './atlas/options.ts';
import { pictureKey } from './atlas/picture.ts';
import { minutes } from './atlas/progress.ts';
import { openCacheOf } from './atlas/screenshot-cache.ts';
import { isSelected, listStories } from './atlas/stories.ts';
import { runProgram } from './checks/run-checks.mjs';
import { flags } from './lib/flags.mjs';

const say = (text) => console.log(`[atlas] ${text}`);
const root = resolve(import.meta.dirname, '..');
const folder = resolve('.cache/atlas-changes');
/** Built files contain the name of the root. */
const tree = join(folder, 'tree', basename(root));
const outs = { old: join(folder, 'old'), now: join(folder, 'now') };
const began = performance.now();

function stop(text) {
  console.error(`[atlas] ${text}`);
  process.exit(2);
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Later commits of the base are no changes of this branch. */
function mergeBase(base) {
  for (const name of [base, `origin/${base}`])
    try {
      return git('merge-base', '--end-of-options', name, 'HEAD');
    } catch {
      // A clone of one branch knows the base only by its remote name.
    }
  return stop(`Git knows no revision ${base} that this branch shares: name another with --base.`);
}

const { base = 'main', out = 'reports/atlas-changes', ...rest } = flags(process.argv.slice(2));
let request;
try {
  if (typeof base !== 'string' || typeof out !== 'string') throw new Error('--base and --out want a value.');
  if ('find' in rest) throw new Error('Unknown flag --find.');
  request = parseAtlasOptions({ ...rest, out });
} catch (error) {
  stop(error.message);
}
const revision = mergeBase(base);

function checkOut() {
  if (!existsSync(join(tree, '.git'))) return false;
  try {
    git('-C', tree, 'checkout', '--quiet', '--force', '--detach', revision);
    return true;
  } catch {
    return false;
  }
}

function addTree() {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--force', '--detach', tree, revision);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
}

async function buildBase() {
  const built = join(folder, 'built.json');
  const current = JSON.stringify([revision, digest(readFileSync('package-lock.json'))]);
  if (existsSync(join(tree, STORYBOOK, 'index.json')) && existsSync(built) && readFileSync(built, 'utf8') === current)
    return;
  rmSync(built, { force: true });
  if (!checkOut()) addTree();
  say(`Building Storybook of ${base}.`);
  const { passed, output, seconds } = await runProgram(['storybook', 'build', '--disable-telemetry', '--quiet'], {
    cwd: tree,
  });
  if (!passed) throw new Error(`The Storybook build of ${base} failed:\n${output.trim()}`);
  writeFileSync(built, current);
  say(`Built in ${seconds.toFixed(0)} s.`);
}

function storiesIn(storybook) {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return listStories(index, new Map())
    .filter((story) => isSelected(story, request.filter))
    .map(({ id }) => ({ id, file: index.entries[id].importPath }));
}

async function take(side, cwd, ids) {
  mkdirSync(outs[side], { recursive: true });
  if (ids.length === 0) return writeFileSync(join(outs[side], 'atlas.json'), '{ "version": 1, "pictures": [] }\n');
  const given = ['languages', 'themes', 'widths'].flatMap((name) => [`--${name}`, request[name].join(',')]);
  const args = [join(root, 'scripts/atlas.mjs'), '--filter', ids.join(','), '--out', outs[side], ...given];
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  const code = await new Promise((done) => {
    child.on('close', done);
  });
  if (code !== 0 && code !== 1) process.exit(code ?? 130);
}

await buildBase();
await ensureStorybook(say);
const [oldBuild, newBuild] = [join(tree, STORYBOOK), resolve(STORYBOOK)];
const [oldStories, newStories] = [storiesIn(oldBuild), storiesIn(newBuild)];
if (oldStories.length + newStories.length === 0) stop(`No story matches ${request.filter.join(', ')}.`);
const canDiffer = compareBuilds(oldBuild, newBuild);
const [oldIds, newIds] = [oldStories, newStories].map((all) =>
  all.filter(({ file }) => canDiffer(file)).map(({ id }) => id),
);
say(`${newIds.length} of ${newStories.length} stories can load a file that differs. First the screenshots of ${base}.`);
if (oldIds.length > 0 && !existsSync(outs.old) && existsSync('atlas/.taken.json'))
  cpSync('atlas', outs.old, { recursive: true });
await take('old', tree, oldIds);

const looks = request.languages.flatMap((language) =>
  request.themes.flatMap((theme) => request.widths.map((width) => ({ language, theme, width }))),
);
const isTaken = (cache, story) => looks.every((look) => cache.get(pictureKey({ ...look, story })));
const [oldDigests, newDigests] = [oldBuild, newBuild].map((build) => digestFiles(build));
const reusable = openCacheOf(outs.old, newDigests, false);
const changedIds = newIds.filter((id) => !isTaken(reusable, id));
say(`${changedIds.length} of them loaded a file that differs, or are new. Now the screenshots of the working tree.`);
await take('now', root, changedIds);

const [oldCache, newCache] = [openCacheOf(outs.old, oldDigests, false), openCacheOf(outs.now, newDigests, false)];
const goneIds = oldIds.filter((id) => !newStories.some((story) => story.id === id));
const failed = [...changedIds, ...goneIds].filter(
  (id) => (oldIds.includes(id) && !isTaken(oldCache, id)) || (changedIds.includes(id) && !isTaken(newCache, id)),
);
const compared = new Set([...changedIds, ...goneIds]).difference(new Set(failed));
const seconds = (performance.now() - began) / 1000;
const short = revision.slice(0, 8);
try {
  const said = await writeChanges({
    old: outs.old,
    now: outs.now,
    out,
    storybook: request.storybook,
    names: { old: `${base} at ${short}`, now: 'the working tree' },
    note:
      `Stories that loaded a file that differs, or are new or gone: ${compared.size}. The others loaded the same files.` +
      (failed.length > 0 ? ` Not compared, because they failed: ${failed.join(', ')}.` : ''),
    unchanged: (newStories.length - changedIds.length) * looks.length,
    isCompared: (key) => compared.has(key.slice(key.lastIndexOf('/') + 1)),
  });
  say(`${said}\n[atlas] ${minutes(seconds)} minutes in all.`);
} catch (error) {
  stop(error.message);
}
for (const id of failed) console.error(`[atlas] NOT COMPARED  ${id}`);
process.exitCode = failed.length > 0 ? 1 : 0;
