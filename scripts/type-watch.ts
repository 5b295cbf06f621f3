import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** One complaint of the type checker; `line` and `column` count from 1. */
export interface TypeProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const PROBLEM = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/;

/** Told of all problems of one round, and when it began (milliseconds of performance.now()). */
export type OnRound = (problems: readonly TypeProblem[], begunAt: number) => void;

/** Reads what the type service prints, in the words of `tsc --watch`; calls back at the end of every round. */
export function readTypeOutput(onRound: OnRound): (chunk: string) => void {
  let rest = '';
  let begunAt = performance.now();
  let problems: TypeProblem[] = [];
  return (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const found = PROBLEM.exec(line);
      if (found)
        problems.push({
          file: found[1] ?? '',
          line: Number(found[2]),
          column: Number(found[3]),
          message: found[4] ?? '',
        });
      else if (/Starting (incremental )?compilation/.test(line)) begunAt = performance.now();
      else if (/Found \d+ errors?\. Watching/.test(line)) {
        onRound(problems, begunAt);
        problems = [];
      } else if (/^ {2,}\S/.test(line) && problems.length) {
        const last = problems[problems.length - 1];
        if (last) problems[problems.length - 1] = { ...last, message: `${last.message}\n${line}` };
      }
    }
  };
}

/** The project without its tests and stories: they make every round twice as long, and `npm run check` reads them anyway. */
function smallerProject(root: string): string {
  const folder = resolve(root, 'node_modules/.cache/gleaner');
  const file = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  const place = (name: string) => join(root, name);
  writeFileSync(
    file,
    JSON.stringify({
      extends: place('tsconfig.json'),
      include: ['src', 'mocks'].map(place),
      exclude: ['**/*.test.ts', '**/*.test.tsx'].map(place),
    }),
  );
  return file;
}

/** Keeps a type checker warm beside a dev server; gives the way to stop it. */
export function watchTypes(root: string, onRound: OnRound): () => void {
  const config = smallerProject(root);
  const child = spawn(process.execPath, [resolve(root, 'scripts/type-service.ts'), config], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.setEncoding('utf8').on('data', readTypeOutput(onRound));
  child.on('error', () => undefined);
  const stop = () => void child.kill();
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}
