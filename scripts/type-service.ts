// A type checker that stays warm beside the dev server. After the contract's types change it looks first at the files that name
// what changed, so that a misfit is said at once, and then at all others. It speaks as `tsc --watch --pretty false` does.
//   node scripts/type-service.ts <tsconfig.json>
import { readFileSync, watch } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const config = resolve(process.argv[2] ?? 'tsconfig.json');
const root = process.cwd();
const readProject = () =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, resolve(config, '..'));
let { fileNames, options } = readProject();
const types = join(root, 'src/contract/api.gen.ts');
const versions = new Map<string, number>();
const service = ts.createLanguageService(
  {
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  },
  ts.createDocumentRegistry(),
);

const oursOf = (names: readonly string[]) => names.filter((file) => !/\.d\.ts$|\.gen\./.test(file));
let ours = oursOf(fileNames);
/** A file came or went since the project was read. */
let stale = false;

function problemsOf(file: string): string[] {
  return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map((problem) => {
    const { line, character } = ts.getLineAndCharacterOfPosition(problem.file ?? never(), problem.start ?? 0);
    const words = ts.flattenDiagnosticMessageText(problem.messageText, '\n  ');
    return `${relative(root, file)}(${line + 1},${character + 1}): error TS${problem.code}: ${words}`;
  });
}

function never(): never {
  throw new Error('a problem without a file');
}

/** How often each name stands in a text. */
function namesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/[A-Za-z_]\w{2,}/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Files that name what differs between two texts of the types; the emulator's first, since they are the quickest to look at. */
function nearest(before: string, after: string): string[] {
  const [old, now] = [namesIn(before), namesIn(after)];
  const changed = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  if (changed.size === 0 || changed.size > 200) return [];
  return ours
    .filter((file) => [...namesIn(readFileSync(file, 'utf8')).keys()].some((name) => changed.has(name)))
    .sort((a, b) => Number(b.includes('/mocks/')) - Number(a.includes('/mocks/')));
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const begin = () => {
  say('Starting incremental compilation...');
};
const end = (problems: readonly string[]) => {
  say([...problems, `Found ${problems.length} errors. Watching for file changes.`].join('\n'));
};
const breathe = () => new Promise((resume) => setImmediate(resume));

let known = readFileSync(types, 'utf8');
let round = 0;

async function look(): Promise<void> {
  const mine = ++round;
  if (stale) {
    ({ fileNames, options } = readProject());
    ours = oursOf(fileNames);
    stale = false;
  }
  const text = readFileSync(types, 'utf8');
  const first = text === known ? [] : nearest(known, text);
  known = text;
  begin();
  const found = first.flatMap(problemsOf);
  // Nothing wrong near the change says nothing about the rest yet.
  if (found.length > 0) end(found);
  if (first.length > 0) begin();
  const rest: string[] = [];
  for (const file of ours) {
    if (first.includes(file)) continue;
    await breathe();
    if (mine !== round) return;
    rest.push(...problemsOf(file));
  }
  end([...found, ...rest]);
}

/** A file that vanishes while it is looked at spoils one round, not the service: the next save begins anew. */
const lookAgain = () => {
  look().catch(() => {
    stale = true;
  });
};

let timer: NodeJS.Timeout | undefined;
for (const folder of ['src', 'mocks']) {
  watch(join(root, folder), { recursive: true }, (event, name) => {
    if (name === null || !/\.tsx?$/.test(name)) return;
    const file = join(root, folder, name);
    versions.set(file, (versions.get(file) ?? 0) + 1);
    if (event === 'rename') stale = true;
    clearTimeout(timer);
    timer = setTimeout(lookAgain, 60);
  });
}
lookAgain();
