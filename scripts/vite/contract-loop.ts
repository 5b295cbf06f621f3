import { relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { watchTypes, type TypeProblem, type TypeReport, type TypeWatch } from './type-watch.ts';

/** Milliseconds. */
const FIRST_CHECK_AFTER = 15_000;

/** Saving a file of openapi/ generates the types, reloads the page and reports code that no longer fits. */
export function contractLoop(): Plugin {
  return {
    name: 'gleaner:contract-loop',
    apply: 'serve',
    configureServer: (server) => {
      // Tests start servers too.
      if (process.env['VITEST'] || server.config.server.watch === null || server.config.server.ws === false) return;
      watchContract(server);
    },
  };
}

function watchContract(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const folder = resolve(root, 'openapi') + sep;
  let overlay: { type: 'error'; err: { message: string; stack: string; plugin: string } } | undefined;
  let savedAt: number | undefined;
  /** Counts generations; each report names the one that it checked. */
  let generation = 0;
  let checkedGeneration = 0;
  let isGenerating = false;

  const showOverlay = (message: string, stack = '') => {
    overlay = { type: 'error', err: { message, stack, plugin: 'gleaner:contract-loop' } };
    server.ws.send(overlay);
  };
  // A report may arrive while the page reloads.
  server.ws.on('connection', () => {
    if (overlay) server.ws.send(overlay);
  });

  let earlierProblems = new Set<string>();
  let lastReport = '';
  let hasProblems = false;
  const report = ({ round, problems: all, complete }: TypeReport) => {
    const isOld = isGenerating || round < generation;
    if (isOld || (savedAt === undefined && !hasProblems)) {
      if (complete) earlierProblems = new Set(all.map(problemKey));
      return;
    }
    const problems = all.filter((problem) => !earlierProblems.has(problemKey(problem)));
    const seconds =
      savedAt === undefined ? '' : ` (${((performance.now() - savedAt) / 1000).toFixed(1)} s after the save)`;
    if (complete) {
      savedAt = undefined;
      checkedGeneration = round;
    }
    if (problems.length === 0) {
      if (!complete) return;
      hasProblems = false;
      logger.info(`contract: no new type errors${seconds}`, { timestamp: true });
      if (overlay) server.ws.send({ type: 'full-reload' });
      overlay = undefined;
      return;
    }
    hasProblems = true;
    if (overlay && lastReport === formatProblems(problems)) return;
    lastReport = formatProblems(problems);
    const names = [...new Set(problems.map((problem) => problem.file))];
    logger.error(`contract: ${problems.length} new type errors in ${names.length} files${seconds}\n${lastReport}`, {
      timestamp: true,
    });
    showOverlay(`The contract changed: ${names.length} files have new type errors.`, lastReport);
  };
  let watched: TypeWatch | undefined;
  const startTypes = () => (watched ??= watchTypes(root, report));
  server.httpServer?.once('close', () => watched?.stop());

  // The first check keeps a core busy.
  setTimeout(() => {
    startTypes();
    void loadGenerator(root).catch(() => undefined);
  }, FIRST_CHECK_AFTER).unref();

  let isRunning = false;
  let runAgain = false;
  const regenerate = async (file: string) => {
    if (isRunning) {
      runAgain = true;
      return;
    }
    isRunning = true;
    const started = performance.now();
    savedAt ??= started;
    isGenerating = true;
    const types = startTypes();
    types.interrupt();
    const hadOverlay = overlay !== undefined;
    // Checks while other files are written.
    const { names, failure } = await generate(root, (sources) => {
      isGenerating = false;
      overlay = undefined;
      if (sources.length > 0) generation += 1;
      else if (checkedGeneration === generation) savedAt = undefined;
      types.check(generation);
    });
    isRunning = false;
    isGenerating = false;
    if (runAgain) {
      runAgain = false;
      void regenerate(file);
      return;
    }
    if (failure !== undefined) {
      if (checkedGeneration === generation) savedAt = undefined;
      logger.error(`contract: ${relative(root, file)} cannot be read\n${failure}`, { timestamp: true });
      showOverlay(`${relative(root, file)} cannot be read.`, failure);
      return;
    }
    logger.info(
      `contract: ${names.length > 0 ? `written ${names.join(', ')}` : 'no generated file changed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      { timestamp: true },
    );
    if (names.length === 0 && !hadOverlay) return;
    for (const name of names) server.moduleGraph.onFileChange(resolve(root, name));
    server.ws.send({ type: 'full-reload' });
  };
  let timer: NodeJS.Timeout | undefined;
  const changed = (file: string) => {
    if (!resolve(file).startsWith(folder) || !/\.(ya?ml|json)$/.test(file)) return;
    // Editors write in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => void regenerate(file), 40);
  };
  server.watcher.add(folder).on('change', changed).on('add', changed).on('unlink', changed);
}

const problemKey = (problem: TypeProblem) => `${problem.file} ${problem.message}`;

const formatProblems = (problems: readonly TypeProblem[]) =>
  problems.map((problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.message}`).join('\n');

interface Generator {
  generateContract(options: { onTypes: (names: readonly string[]) => void }): Promise<readonly string[]>;
}

/** In this process, since loading takes most of the time. */
const loadGenerator = (root: string): Promise<Generator> =>
  import(pathToFileURL(resolve(root, 'scripts/generate-contract.mjs')).href) as Promise<Generator>;

async function generate(
  root: string,
  onTypes: (names: readonly string[]) => void,
): Promise<{ names: readonly string[]; failure?: string }> {
  try {
    const { generateContract } = await loadGenerator(root);
    return { names: await generateContract({ onTypes }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { names: [], failure: [...new Set(message.split('\n'))].join('\n') };
  }
}
