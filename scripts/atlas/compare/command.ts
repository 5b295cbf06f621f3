import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookFrom } from '../options.ts';
import { atlasText, pictureKey, type Comparison, type Picture } from '../picture.ts';
import { writeSite } from '../write-site.mjs';
import { pairScreenshots, readAtlas, readThresholds, thresholdFor, type Thresholds } from './pairs.ts';
import { compareAll } from './run.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const USAGE = 'npm run atlas:compare -- <old folder> <new folder> [--out atlas-report] [--threshold Billing=0.002]';
const THRESHOLDS = 'docs/atlas-thresholds.json';

interface CompareOptions {
  readonly old: string;
  readonly now: string;
  readonly out: string;
  readonly thresholds: Thresholds;
  readonly names?: Pick<Comparison, 'old' | 'now'>;
  readonly note?: string;
  readonly unchanged?: number;
  readonly storybook?: string;
  readonly isCompared?: (key: string) => boolean;
}

function reportFolder(given: string): string {
  const out = resolve(given);
  const atlas = join(out, 'atlas.json');
  if (existsSync(out) && !(existsSync(atlas) && 'comparison' in (JSON.parse(readFileSync(atlas, 'utf8')) as object)))
    throw new Error(`${given} exists but holds no report: name another folder with --out.`);
  return out;
}

const storedThresholds = (): Thresholds =>
  existsSync(THRESHOLDS) ? (JSON.parse(readFileSync(THRESHOLDS, 'utf8')) as Thresholds) : {};

function parseOptions(args: readonly string[]): CompareOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string', default: 'atlas-report' }, threshold: { type: 'string', default: '' } },
  });
  const [old, now] = positionals;
  if (old === undefined || now === undefined || positionals.length > 2)
    throw new Error('Two folders are needed: the old atlas and the new one.');
  const thresholds = { ...storedThresholds(), ...readThresholds(values.threshold) };
  return { old, now, out: reportFolder(values.out), thresholds };
}

function copyUnpaired(kind: 'new' | 'gone', folder: string, picture: Picture, out: string): Picture {
  const file = `${kind === 'new' ? 'now' : 'old'}/${pictureKey(picture)}.png`;
  mkdirSync(dirname(join(out, file)), { recursive: true });
  copyFileSync(join(folder, picture.file), join(out, file));
  return { ...picture, file, change: { kind } };
}

async function compare(options: CompareOptions): Promise<Comparison & { readonly pictures: readonly Picture[] }> {
  const { old, now, out, thresholds, names = { old, now }, note, unchanged = 0, isCompared = () => true } = options;
  const compared = (folder: string) => new Map([...readAtlas(folder)].filter(([key]) => isCompared(key)));
  const { same, pairs, fresh, gone } = pairScreenshots(compared(old), compared(now));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const copiesOf = (key: string) => ({ old: `old/${key}.png`, now: `now/${key}.png`, diff: `diff/${key}.png` });
  const outcomes = await compareAll(
    pairs.map((pair) => {
      const copies = copiesOf(pair.key);
      return {
        old: join(old, pair.old.file),
        now: join(now, pair.now.file),
        threshold: thresholdFor(pair.now.title, thresholds),
        copies: { old: join(out, copies.old), now: join(out, copies.now), diff: join(out, copies.diff) },
      };
    }),
  );
  const changed = pairs.flatMap(({ key, now: picture }, index): Picture[] => {
    const outcome = outcomes[index];
    if (outcome?.state === 'failed') throw new Error(outcome.message);
    if (outcome?.state !== 'changed') return [];
    const { share, sizes } = outcome;
    const { now: file, ...pair } = copiesOf(key);
    return [{ ...picture, file, change: { kind: 'changed', share, sizes, pair } }];
  });
  const pictures = [
    ...changed,
    ...fresh.map((picture) => copyUnpaired('new', now, picture, out)),
    ...gone.map((picture) => copyUnpaired('gone', old, picture, out)),
  ];
  const count = (state: string) => outcomes.filter((outcome) => outcome.state === state).length;
  const comparison = {
    ...names,
    ...(note !== undefined && { note }),
    same: unchanged + same + count('same'),
    tolerated: count('tolerated'),
  };
  writeFileSync(join(out, 'atlas.json'), atlasText(pictures, comparison));
  await writeSite(ROOT, out, options.storybook ?? storybookFrom(out));
  return { ...comparison, pictures };
}

async function compareAndSummarize(options: CompareOptions): Promise<{ differs: boolean; said: string }> {
  const started = performance.now();
  const { pictures, same, tolerated } = await compare(options);
  const count = (kind: string) => pictures.filter(({ change }) => change?.kind === kind).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const said =
    `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${same} the same, ` +
    `${tolerated} within their threshold; ${seconds} s\n${join(options.out, 'index.html')}`;
  return { differs: pictures.length > 0, said };
}

export async function writeChanges(options: Omit<CompareOptions, 'thresholds'>): Promise<string> {
  const { said } = await compareAndSummarize({
    ...options,
    out: reportFolder(options.out),
    thresholds: storedThresholds(),
  });
  return said;
}

export async function compareAtlases(args: readonly string[]): Promise<{ code: 0 | 1 | 2; said: string }> {
  try {
    const { differs, said } = await compareAndSummarize(parseOptions(args));
    return { code: differs ? 1 : 0, said };
  } catch (error) {
    return { code: 2, said: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}
