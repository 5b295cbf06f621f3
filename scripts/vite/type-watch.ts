import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Diagnostic, Program } from 'typescript-native/unstable/async';

/** `line` and `column` start at 1. */
export interface TypeProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface TypeReport {
  readonly round: number;
  readonly problems: readonly TypeProblem[];
  /** False for a first report on files near the change. */
  readonly complete: boolean;
}

const FOLDERS = ['src', 'mocks'];
/** Files per step; a newer save interrupts between steps. */
const BATCH_SIZE = 40;

/** Tests and stories would double the time. */
function writeTsconfig(root: string): string {
  const folder = resolve(root, 'node_modules/.cache/gleaner');
  const file = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  const place = (name: string) => join(root, name);
  writeFileSync(
    file,
    JSON.stringify({
      extends: place('tsconfig.json'),
      include: FOLDERS.map(place),
      exclude: ['**/*.test.ts', '**/*.test.tsx'].map(place),
    }),
  );
  return file;
}

export interface TypeWatch {
  interrupt(): void;
  check(round: number): void;
  stop(): void;
}

/** `onReport` receives problems near the change first, then all. */
export function watchTypes(root: string, onReport: (report: TypeReport) => void): TypeWatch {
  const config = writeTsconfig(root);
  const types = join(root, 'src/contract/api.gen.ts');
  const readTypes = () => (existsSync(types) ? readFileSync(types, 'utf8') : '');
  let knownTypes = readTypes();
  let round = 0;
  let latestCheck = 0;
  const changes = createChanges();

  const checker = openChecker(root, config);
  const runCheck = async (checkId: number): Promise<void> => {
    const program = await checker.update(changes.take());
    const files = program.files.filter((file) => !/\.d\.(json\.)?ts$|\.gen\./.test(file));
    const now = readTypes();
    const near = now === knownTypes ? [] : filesUsingChanges(files, knownTypes, now);
    const checkedRound = round;
    const isStale = () => checkId !== latestCheck;
    const found = await problemsIn(root, program.program, near, isStale);
    if (isStale()) return;
    knownTypes = now;
    if (found.length > 0) onReport({ round: checkedRound, problems: found, complete: false });
    const remaining = files.filter((file) => !near.includes(file));
    const others = await problemsIn(root, program.program, remaining, isStale);
    if (!isStale()) onReport({ round: checkedRound, problems: [...found, ...others], complete: true });
  };
  let queue = Promise.resolve();
  const scheduleCheck = () => {
    const checkId = ++latestCheck;
    queue = queue.then(() => (checkId === latestCheck ? runCheck(checkId) : undefined)).catch(() => undefined);
  };

  let timer: NodeJS.Timeout | undefined;
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (event, name) => {
      if (name === null || !/\.tsx?$/.test(name)) return;
      const file = join(root, folder, name);
      changes.add(file, event === 'rename');
      // The generator announces its own files.
      if (/\.gen\./.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(scheduleCheck, 60);
    }),
  );
  scheduleCheck();
  return {
    interrupt: () => {
      latestCheck += 1;
    },
    check: (written) => {
      round = written;
      for (const name of ['api', 'enums', 'operations', 'limits', 'noun-ids'])
        changes.add(join(root, `src/contract/${name}.gen.ts`), false);
      scheduleCheck();
    },
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      latestCheck += 1;
      void checker.close();
    },
  };
}

interface FileChanges {
  readonly changed: readonly string[];
  readonly created: readonly string[];
  readonly deleted: readonly string[];
}

function createChanges(): { add(file: string, renamed: boolean): void; take(): FileChanges } {
  let files = new Map<string, boolean>();
  return {
    add: (file, renamed) => files.set(file, renamed || (files.get(file) ?? false)),
    take: () => {
      const taken = [...files];
      files = new Map();
      const there = taken.filter(([file]) => existsSync(file));
      return {
        changed: there.map(([file]) => file),
        created: there.filter(([, renamed]) => renamed).map(([file]) => file),
        deleted: taken.filter(([file]) => !existsSync(file)).map(([file]) => file),
      };
    },
  };
}

function openChecker(root: string, config: string) {
  const opened = import('typescript-native/unstable/async').then(({ API }) => new API({ cwd: root }));
  let isOpen = false;
  return {
    update: async (fileChanges: FileChanges): Promise<{ program: Program; files: readonly string[] }> => {
      const api = await opened;
      const changes = {
        changed: [...fileChanges.changed],
        created: [...fileChanges.created],
        deleted: [...fileChanges.deleted],
      };
      const snapshot = await api.updateSnapshot(isOpen ? { fileChanges: changes } : { openProjects: [config] });
      isOpen = true;
      const [project] = snapshot.getProjects();
      if (!project) throw new Error('The checker has no project.');
      return { program: project.program, files: project.rootFiles };
    },
    close: () => opened.then((api) => api.close()).catch(() => undefined),
  };
}

async function problemsIn(
  root: string,
  program: Program,
  files: readonly string[],
  isStale: () => boolean,
): Promise<TypeProblem[]> {
  const found: TypeProblem[] = [];
  for (let from = 0; from < files.length && !isStale(); from += BATCH_SIZE) {
    const piece = files.slice(from, from + BATCH_SIZE);
    const answers = await Promise.all(
      piece.flatMap((file) => [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)]),
    );
    found.push(...answers.flat().flatMap((problem) => problemOf(root, problem)));
  }
  return found;
}

function problemOf(root: string, { fileName, pos, code, text, messageChain }: Diagnostic): TypeProblem[] {
  if (fileName === undefined) return [];
  const before = readFileSync(fileName, 'utf8').slice(0, pos).split('\n');
  const words = [text, ...(messageChain ?? []).map((link) => `  ${link.text}`)].join('\n');
  return [
    {
      file: relative(root, fileName),
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `TS${code}: ${words}`,
    },
  ];
}

function countNames(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/[A-Za-z_]\w{2,}/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function filesUsingChanges(files: readonly string[], before: string, after: string): string[] {
  const [old, now] = [countNames(before), countNames(after)];
  const changed = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  if (changed.size === 0 || changed.size > 200) return [];
  return files.filter(
    (file) => existsSync(file) && [...countNames(readFileSync(file, 'utf8')).keys()].some((name) => changed.has(name)),
  );
}
