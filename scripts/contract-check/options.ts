import { parseArgs } from 'node:util';
import type { Contract } from './contract.ts';
import { FORMATS, type Format } from './reports.ts';
import type { CheckOptions } from './run.ts';

export const USAGE = `npm run contract:check -- --base-url URL [--token T] [--header "Name: value"] [--only tags] [--unsafe] [--overlay file] [--origin URL] [--timeout ms] [--slow ms] [--watch [seconds]] [--format ${FORMATS.join('|')}] [--output file] [--report folder]`;

export class UsageError extends Error {}

export interface Options extends CheckOptions {
  readonly format: Format;
  readonly output?: string;
  readonly report?: string;
  readonly overlay?: string;
  /** Seconds. */
  readonly watch?: number | 'enter';
}

/** Throws UsageError. */
export function parseOptions(args: readonly string[], contract: Contract): Options {
  const { values } = parse(args);
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) throw new UsageError('--base-url is missing');
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(`--base-url '${baseUrl}' is not an http or https address`);
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
  const { origin } = values;
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).origin === origin))
    throw new UsageError(`--origin '${origin}' is not an origin such as https://app.example.com`);
  const format = FORMATS.find((name) => name === values.format);
  if (format === undefined) throw new UsageError(`--format '${values.format}' is not one of ${FORMATS.join(', ')}`);
  const watch = values.watch === 'enter' ? 'enter' : numberOf('watch', values.watch, 'seconds');
  if (watch !== undefined && format !== 'text' && values.output === undefined)
    throw new UsageError(`--watch prints text: --format ${format} needs --output`);
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    only,
    unsafe: values.unsafe ?? false,
    timeout: numberOf('timeout', values.timeout, 'milliseconds'),
    slow: numberOf('slow', values.slow, 'milliseconds'),
    token: values.token,
    ...(origin === undefined ? {} : { origin }),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    overlay: values.overlay,
    report: values.report,
    format,
    output: values.output,
    watch,
    keepsSession: watch !== undefined,
  };
}

function numberOf<Text extends string | undefined>(
  name: string,
  text: Text,
  unit: string,
): Text extends string ? number : undefined;
function numberOf(name: string, text: string | undefined, unit: string): number | undefined {
  if (text === undefined) return undefined;
  if (!(Number(text) > 0)) throw new UsageError(`--${name} '${text}' is not a number of ${unit}`);
  return Number(text);
}

/** parseArgs has no optional values. */
const withWatchValue = (args: readonly string[]): string[] =>
  args.map((arg, index) => (arg === '--watch' && !/^\d/.test(args[index + 1] ?? '') ? '--watch=enter' : arg));

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: withWatchValue(args),
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        header: { type: 'string', multiple: true },
        only: { type: 'string' },
        origin: { type: 'string' },
        unsafe: { type: 'boolean' },
        overlay: { type: 'string' },
        report: { type: 'string' },
        timeout: { type: 'string', default: '10000' },
        slow: { type: 'string', default: '2000' },
        watch: { type: 'string' },
        format: { type: 'string', default: 'text' },
        output: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
