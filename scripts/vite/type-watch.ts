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
const PIECE = 40;

/** Tests and stories would double the time. */
function smallerProject(root: string): string {
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
  rest(): void;
  look(round: number): void;
  stop(): void;
}

/** `onReport` receives problems near the change first, then all. */
export function watchTypes(root: string, onReport: (report: TypeReport) => void): TypeWatch {
  const config = smallerProject(root);
  const types = join(root, 'src/contract/api.gen.ts');
  const readTypes = () => (existsSync(types) ? readFileSync(types, 'utf8') : '');
  let known = readTypes();
  let round = 0;
  let looks = 0;
  const changes = createChanges();

  const checker = openChecker(root, config);
  const lookNow = async (mine: number): Promise<void> => {
    const program = await checker.update(changes.take());
    const files = program.files.filter((file) => !/\.d\.(json\.)?ts$|\.gen\./.test(file));
    const now = readTypes();
    const near = now === known ? [] : nearest(files, known, now);
    const told = round;
    const isStale = () => mine !== looks;
    const found = await problemsIn(root, program.program, near, isStale);
    if (isStale()) return;
    known = now;
    if (found.length > 0) onReport({ round: told, problems: found, complete: false });
    const rest = files.filter((file) => !near.includes(file));
    const others = await problemsIn(root, program.program, rest, isStale);
    if (!isStale()) onReport({ round: told, problems: [...found, ...others], complete: true });
  };
  let last = Promise.resolve();
  const look = () => {
    const mine = ++looks;
    last = last.then(() => (mine === looks ? lookNow(mine) : undefined)).catch(() => undefined);
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
      timer = setTimeout(look, 60);
    }),
  );
  look();
  return {
    rest: () => {
      looks += 1;
    },
    look: (written) => {
      round = written;
      for (const name of ['api', 'enums', 'operations', 'limits', 'noun-ids'])
        changes.add(join(root, `src/contract/${name}.gen.ts`), false);
      look();
    },
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      looks += 1;
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
      const asked = {
        changed: [...fileChanges.changed],
        created: [...fileChanges.created],
        deleted: [...fileChanges.deleted],
      };
      const snapshot = await api.updateSnapshot(isOpen ? { fileChanges: asked } : { openProjects: [config] });
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
  for (let from = 0; from < files.length && !isStale(); from += PIECE) {
    const piece = files.slice(from, from + PIECE);
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

function namesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/[A-Za-z_]\w{2,}/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function nearest(files: readonly string[], before: string, after: string): string[] {
  const [old, now] = [namesIn(before), namesIn(after)];
  const changed = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  if (changed.size === 0 || changed.size > 200) return [];
  return files.filter(
    (file) => existsSync(file) && [...namesIn(readFileSync(file, 'utf8')).keys()].some((name) => changed.has(name)),
  );
}
