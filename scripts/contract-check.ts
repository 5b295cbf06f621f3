// `npm run contract:check -- --base-url URL`: checks a server against the contract.
//   --token T           session token; --header 'Cookie: sid=1' (repeatable) for servers without a bearer token
//   --only tasks,runs   tags or operationIds
//   --unsafe            includes writing calls
//   --origin URL        checks the CORS headers for a page of that origin
//   --overlay file      an OpenAPI Overlay with the server's own paths
//   --report folder     writes contract-check.json and contract-check.html
//   --format F          text (default), json, junit, markdown or html; --output file writes it to a file
//   --timeout 10000     milliseconds per call; --slow 2000 warns of slower calls
//   --watch [seconds]   repeats the calls that failed or changed, on Enter or after that time
// Exit code: 0 no violation, 1 violations, 2 the check failed to run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { operations } from '../src/contract/operations.gen.ts';
import { applyOverlay } from '../src/contract/overlay.ts';
import { readContract, withOverlay, type Contract } from './contract-check/contract.ts';
import { countVerdicts, verdictOf, type CaseResult } from './contract-check/findings.ts';
import { countOf, summaryLine, type Report } from './contract-check/groups.ts';
import { parseOptions, USAGE, UsageError, type Options } from './contract-check/options.ts';
import { renderReport, writeReports } from './contract-check/reports.ts';
import { checkServer, startState, UnreachableError, type CheckState } from './contract-check/run.ts';
import { changedOperations, mergeResults, repeatRounds, worstVerdict } from './contract-check/watch.ts';
import { readOverlayFile } from './contract/overlay-file.ts';

interface Check {
  readonly contract: Contract;
  readonly options: Options;
  readonly state: CheckState;
  readonly warnings: readonly string[];
}

function readOverlay(file: string) {
  try {
    return applyOverlay(operations, readOverlayFile(file));
  } catch (error) {
    throw new UsageError(`--overlay: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const WRONG_TOKEN = 'is the token one of this server, and is it still valid?';

function notesFor(results: readonly CaseResult[], { stopped }: CheckState): string[] {
  if (stopped)
    return [
      `The check stopped at ${stopped.operation}, the first call to be refused with 401: ${WRONG_TOKEN} ${countOf(stopped.left, 'operation')} not checked.`,
    ];
  const withSession = results.filter(({ check, status }) => check === 'usual' && status !== 0);
  const refused = withSession.filter(({ findings }) => findings.some(({ rule }) => rule === 'session'));
  return refused.length > 1 && refused.length * 2 > withSession.length
    ? [`Most calls were refused with 401: ${WRONG_TOKEN}`]
    : [];
}

function publish(results: readonly CaseResult[], { options, state, warnings }: Check): void {
  const { baseUrl, unsafe, format, output, report: folder } = options;
  const notes = [...warnings.map((warning) => `overlay: ${warning}`), ...notesFor(results, state)];
  const report: Report = { baseUrl, checkedAt: new Date().toISOString(), unsafe, results, notes };
  const files: string[] = [];
  try {
    if (folder !== undefined) files.push(...writeReports(folder, report));
    if (output !== undefined) {
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, renderReport(format, report));
      files.push(output);
    }
  } catch (error) {
    throw new UsageError(`--output or --report: ${error instanceof Error ? error.message : String(error)}`);
  }
  const isText = format === 'text' || output !== undefined;
  for (const line of [
    ...files.map((file) => `written    ${file}`),
    ...(isText ? [] : [...notes, summaryLine(results)]),
  ])
    if (isText) console.log(line);
    else console.error(line);
  process.stdout.write(renderReport(isText ? 'text' : format, report));
}

async function watch(seconds: number | 'enter', first: readonly CaseResult[], check: Check) {
  const { contract, options, state } = check;
  let results = first;
  let changed: string[] = [];
  const due = () => {
    const failed = results.filter((result) => result.findings.length > 0).map(({ operation }) => operation);
    return [...new Set([...failed, ...changed])];
  };
  const prompt = () => {
    const keys = seconds === 'enter' ? 'Enter' : `Enter, or ${seconds} s,`;
    if (due().length === 0) console.log('Every call keeps the contract: there is nothing left to watch.');
    else if (state.stopped) console.log(`${keys} starts the check again. Ctrl+C ends it.`);
    else console.log(`${keys} repeats ${countOf(due().length, 'operation')}. Ctrl+C ends it.`);
    return due().length > 0;
  };
  if (!prompt()) return results;
  await repeatRounds(process.stdin, seconds, async () => {
    const { stopped } = state;
    try {
      const round = await checkServer(contract, { ...options, only: stopped ? options.only : due() }, state);
      changed = changedOperations(results, round);
      const merged = stopped ? round : mergeResults(results, round);
      for (const operation of changed) {
        const of = (all: readonly CaseResult[]) => worstVerdict(all.filter((result) => result.operation === operation));
        console.log(`changed    ${operation}: ${of(results)}, now ${of(merged)}`);
      }
      if (round.some((result) => changed.includes(result.operation) && verdictOf(result) === 'skipped'))
        state.hasIds = false;
      results = merged;
      publish(results, check);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      state.stopped = stopped;
      console.error(error.message);
    }
    return prompt();
  });
  return results;
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const contract = readContract();
    const options = parseOptions(args, contract);
    const pathMap = options.overlay === undefined ? undefined : readOverlay(options.overlay);
    const checked = pathMap ? withOverlay(contract, pathMap) : contract;
    const state = startState(checked, options);
    const check: Check = { contract: checked, options, state, warnings: pathMap?.warnings ?? [] };
    let results: readonly CaseResult[] = await checkServer(checked, options, state);
    publish(results, check);
    if (options.watch !== undefined) results = await watch(options.watch, results, check);
    return countVerdicts(results).violation > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachableError)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error(USAGE);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
