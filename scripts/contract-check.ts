// `npm run contract:check -- --base-url URL`: checks a server against the contract.
//   --token T           session token; --header 'Cookie: sid=1' (repeatable) for servers without a bearer token
//   --only tasks,runs   tags or operationIds
//   --unsafe            includes writing calls
//   --overlay file      an OpenAPI Overlay with the server's own paths
//   --report folder     writes contract-check.json and contract-check.html
//   --timeout 10000     milliseconds per call
// Exit code: 0 no violation, 1 violations, 2 the check failed to run.
import { parseArgs } from 'node:util';
import { operations } from '../src/contract/operations.gen.ts';
import { applyOverlay } from '../src/contract/overlay.ts';
import { readContract, withOverlay, type Contract } from './contract-check/contract.ts';
import { countVerdicts, type CaseResult } from './contract-check/findings.ts';
import { summaryLine, tableLines, writeReports } from './contract-check/reports.ts';
import { checkServer, UnreachableError, type CheckOptions } from './contract-check/run.ts';
import { readOverlayFile } from './contract/overlay-file.ts';

const USAGE =
  'npm run contract:check -- --base-url URL [--token T] [--header "Name: value"] [--only tags] [--unsafe] [--overlay file] [--report folder] [--timeout ms]';

class UsageError extends Error {}

interface Options extends CheckOptions {
  readonly report?: string;
  readonly overlay?: string;
}

function parseOptions(args: readonly string[], contract: Contract): Options {
  const { values } = parse(args);
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) throw new UsageError('--base-url is missing');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(`--base-url '${baseUrl}' is not an http or https address`);
  const timeout = Number(values.timeout ?? 10_000);
  if (!(timeout > 0)) throw new UsageError(`--timeout '${values.timeout ?? ''}' is not a number of milliseconds`);
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const known = new Set(contract.operations.flatMap(({ noun, operationId }) => [noun, operationId]));
  const unknownName = only.find((name) => !known.has(name));
  if (unknownName !== undefined) {
    const nouns = [...new Set(contract.operations.map(({ noun }) => noun))].join(', ');
    throw new UsageError(`--only '${unknownName}' is neither a tag (${nouns}) nor an operationId`);
  }
  const headers = (values.header ?? []).map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new UsageError(`--header '${line}' is not 'Name: value'`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    only,
    unsafe: values.unsafe ?? false,
    timeout,
    token: values.token,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    overlay: values.overlay,
    report: values.report,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        header: { type: 'string', multiple: true },
        only: { type: 'string' },
        unsafe: { type: 'boolean' },
        overlay: { type: 'string' },
        report: { type: 'string' },
        timeout: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOverlay(file: string) {
  try {
    return applyOverlay(operations, readOverlayFile(file));
  } catch (error) {
    throw new UsageError(`--overlay: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function notesFor(results: readonly CaseResult[]): string[] {
  const withSession = results.filter(({ check, status }) => check === 'usual' && status !== 0);
  const refused = withSession.filter(({ findings }) => findings.some(({ rule }) => rule === 'session'));
  return refused.length > 1 && refused.length * 2 > withSession.length
    ? ['Most calls were refused with 401: is the token one of this server, and is it still valid?']
    : [];
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const contract = readContract();
    const options = parseOptions(args, contract);
    const pathMap = options.overlay === undefined ? undefined : readOverlay(options.overlay);
    const results = await checkServer(pathMap ? withOverlay(contract, pathMap) : contract, options);
    const notes = [...(pathMap?.warnings ?? []).map((warning) => `overlay: ${warning}`), ...notesFor(results)];
    for (const line of [...tableLines(results), '', ...notes]) console.log(line);
    if (options.report !== undefined) {
      const { baseUrl, unsafe } = options;
      const checkedAt = new Date().toISOString();
      for (const file of writeReports(options.report, { baseUrl, checkedAt, unsafe, results, notes }))
        console.log(`written  ${file}`);
    }
    console.log(summaryLine(results));
    return countVerdicts(results).violation > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreachableError)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error(USAGE);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
