import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** One complaint of the type checker; `line` and `column` count from 1. */
export interface TypeProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** To a type service: the contract's types are written for the nth time. */
export interface TypeOrder {
  readonly round: number;
}

/** From a type service: what is wrong in its share, after so many writings of the contract. */
export interface TypeReport extends TypeOrder {
  readonly problems: readonly TypeProblem[];
  /** False while only the files near the change have been looked at. */
  readonly complete: boolean;
}

/** Looked at beside the features, which take about as long as all of these together. */
const ROOMS = ['mocks', 'src/api', 'src/app', 'src/data', 'src/domain', 'src/pages', 'src/shared', 'src/ui'];
const SHARES = ['only', 'except'];

/** The project without its tests and stories: they make every look twice as long, and `npm run check` reads them anyway. */
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

/**
 * Keeps type checkers warm beside a dev server. `onReport` is told, after every look, what is wrong in all shares together;
 * `look(round)` says that the contract's types are written; `stop()` ends the checkers.
 */
export function watchTypes(
  root: string,
  onReport: (report: TypeReport) => void,
): { look(round: number): void; stop(): void } {
  const config = smallerProject(root);
  const latest = new Map<number, TypeReport>();
  const children = SHARES.map((share, index) => {
    const child = fork(resolve(root, 'scripts/type-service.ts'), [config, share, ...ROOMS], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (report: TypeReport) => {
      latest.set(index, report);
      const same = [...latest.values()].filter((other) => other.round === report.round);
      onReport({
        round: report.round,
        problems: same.flatMap((other) => other.problems),
        complete: same.length === SHARES.length && same.every((other) => other.complete),
      });
    });
    // A checker that cannot run takes nothing else with it.
    child.on('error', () => undefined);
    return child;
  });
  const stop = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', stop);
  return {
    look: (round) => {
      for (const child of children) if (child.connected) child.send({ round } satisfies TypeOrder);
    },
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
