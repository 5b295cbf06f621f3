// A type checker that stays warm beside the dev server. When the contract's types change it looks first at the files that name
// what changed, so that a misfit is said at once, and then at all others of its share.
//   forked by type-watch.ts with: <tsconfig.json> only|except <folder> [<folder> ...]
import { existsSync, readFileSync, watch } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import type { TypeOrder, TypeProblem, TypeReport } from './type-watch.ts';

const config = resolve(process.argv[2] ?? 'tsconfig.json');
const root = process.cwd();
const only = process.argv[3] === 'only';
const folders = process.argv.slice(4).map((folder) => join(root, folder) + sep);
const readProject = () =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, resolve(config, '..'));
let { fileNames, options } = readProject();
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

const touch = (file: string) => versions.set(file, (versions.get(file) ?? 0) + 1);
const oursOf = (names: readonly string[]) =>
  names.filter(
    (file) => folders.some((folder) => file.startsWith(folder)) === only && !/\.d\.(json\.)?ts$|\.gen\./.test(file),
  );
let ours = oursOf(fileNames);
/** A file came or went since the project was read. */
let stale = false;

/** What is generated from the contract, as last looked at. */
const generated = new Map(
  ['api', 'enums', 'operations', 'limits'].map((name) => [join(root, `src/contract/${name}.gen.ts`), '']),
);
const types = join(root, 'src/contract/api.gen.ts');
function readGenerated(): void {
  for (const [file, known] of generated) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text === known) continue;
    generated.set(file, text);
    touch(file);
  }
}

function problemsOf(file: string): TypeProblem[] {
  return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].flatMap((problem) => {
    if (!problem.file || problem.start === undefined) return [];
    const { line, character } = ts.getLineAndCharacterOfPosition(problem.file, problem.start);
    const words = ts.flattenDiagnosticMessageText(problem.messageText, '\n  ');
    return {
      file: relative(root, file),
      line: line + 1,
      column: character + 1,
      message: `TS${problem.code}: ${words}`,
    };
  });
}

/** How often each name stands in a text. */
function namesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/[A-Za-z_]\w{2,}/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Files that name what differs between two texts of the types. */
function nearest(before: string, after: string): string[] {
  const [old, now] = [namesIn(before), namesIn(after)];
  const changed = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  if (changed.size === 0 || changed.size > 200) return [];
  return ours.filter((file) => [...namesIn(readFileSync(file, 'utf8')).keys()].some((name) => changed.has(name)));
}

/** How often the contract has been written, as the dev server counts. */
let round = 0;
const tell = (problems: readonly TypeProblem[], complete: boolean) => {
  const report: TypeReport = { round, problems, complete };
  process.send?.(report);
};
const breathe = () => new Promise((resume) => setImmediate(resume));

let looks = 0;
async function look(): Promise<void> {
  const mine = ++looks;
  if (stale) {
    ({ fileNames, options } = readProject());
    ours = oursOf(fileNames);
    stale = false;
  }
  const before = generated.get(types) ?? '';
  readGenerated();
  const after = generated.get(types) ?? '';
  const first = before === '' || before === after ? [] : nearest(before, after);
  const found = first.flatMap(problemsOf);
  // Nothing wrong near the change says nothing about the rest yet.
  if (found.length > 0) tell(found, false);
  const rest: TypeProblem[] = [];
  for (const file of ours) {
    if (first.includes(file)) continue;
    await breathe();
    if (mine !== looks) return;
    rest.push(...problemsOf(file));
  }
  tell([...found, ...rest], true);
}

/** A file that vanishes while it is looked at spoils one look, not the service: the next save begins anew. */
const lookAgain = () => {
  look().catch(() => {
    stale = true;
  });
};

process.on('message', (order: TypeOrder) => {
  round = order.round;
  lookAgain();
});
process.on('disconnect', () => process.exit());

let timer: NodeJS.Timeout | undefined;
for (const folder of ['src', 'mocks']) {
  watch(join(root, folder), { recursive: true }, (event, name) => {
    if (name === null || !/\.tsx?$/.test(name)) return;
    const file = join(root, folder, name);
    // What is generated is announced by who writes it.
    if (generated.has(file)) return;
    touch(file);
    if (event === 'rename') stale = true;
    clearTimeout(timer);
    timer = setTimeout(lookAgain, 60);
  });
}
lookAgain();
