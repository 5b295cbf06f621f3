import { envelopeOf, propertyWarnings, schemaFindings } from './body-schema.ts';
import type { Cause } from './causes.ts';
import { ERROR_POINTER, pointer, type Contract, type Operation, type SchemaNode } from './contract.ts';
import type { CaseResult, Finding, SkipReason } from './findings.ts';
import type { Outcome } from './send.ts';

type Answer = Extract<Outcome, { kind: 'answer' }>;
type Check = CaseResult['check'];

export interface Judgment {
  readonly findings: readonly Finding[];
  readonly skipped?: string;
  readonly skipReason?: SkipReason;
  readonly body?: unknown;
}

const violation = (
  rule: Finding['rule'],
  cause: Cause,
  message: string,
  pointers: Pick<Finding, 'body' | 'schema'> = {},
): Finding => ({
  kind: 'violation',
  rule,
  cause,
  message,
  ...pointers,
});

export function judge(contract: Contract, operation: Operation, check: Check, outcome: Outcome): Judgment {
  if (outcome.kind === 'none') return { findings: [violation('answer', 'no-answer', outcome.reason)] };
  const { status } = outcome;
  const place = pointer('paths', operation.contractPath, operation.contractMethod, 'responses');
  const unexpected = checkStatus(operation, check, outcome);
  if (unexpected) return { findings: [violation(...unexpected, { schema: `#${place}` })] };
  const documented = operation.responses[String(status)];
  if (!documented) {
    const known = Object.keys(operation.responses).join(', ');
    const redirect = redirectOf(outcome);
    const cause = redirect ? 'redirect' : status >= 500 ? 'server-failure' : 'unlisted-status';
    const message = `status ${status}${redirect} is not in the contract (${known})`;
    return { findings: [violation('status', cause, message, { schema: `#${place}` })] };
  }
  const at = `#${place}${pointer(status)}`;
  const findings = [...headerFindings(outcome, documented.headers ?? {}, at)];
  if (status < 200 || status >= 300) {
    findings.push(...errorFindings(contract, outcome));
    if (status >= 500)
      findings.push(violation('status', 'server-failure', `the server failed with ${status}`, { schema: at }));
    const isExpected = check === 'no session' || check === 'unknown id';
    return isExpected
      ? { findings }
      : { findings, skipped: `answered ${status}${codeOf(outcome)}: no success to check`, skipReason: 'refused' };
  }
  return { ...successFindings(outcome, documented.content, at, findings) };
}

function checkStatus(operation: Operation, check: Check, answer: Answer): [Finding['rule'], Cause, string] | undefined {
  const { status } = answer;
  const redirect = redirectOf(answer);
  const was = `${status}${redirect}`;
  if (check !== 'no session' && operation.needsSession && status === 401)
    return ['session', 'session-refused', 'the session was refused with 401'];
  if (check === 'no session' && status !== 401)
    return [
      'session',
      redirect ? 'redirect' : 'open-call',
      `a call without a session must be answered 401, was ${was}`,
    ];
  // 403: the account may not use this operation at all.
  if (check === 'unknown id' && status !== 404 && status !== 429 && status !== 403)
    return [
      'unknown-id',
      redirect ? 'redirect' : 'unknown-id',
      `an id that does not exist must be answered 404, was ${was}`,
    ];
  return undefined;
}

/** Without the query, which may hold a secret. */
function redirectOf({ status, headers }: Answer): string {
  if (status < 300 || status >= 400 || status === 304) return '';
  const location = headers.get('Location');
  if (location === null) return ' (a redirect without a Location header)';
  const [target = ''] = location.split(/[?#]/, 1);
  return ` (a redirect to ${target}${target === location ? '' : '?…'})`;
}

function headerFindings(
  answer: Answer,
  headers: NonNullable<Operation['responses'][string]['headers']>,
  at: string,
): Finding[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const place = at + pointer('headers', name);
    const text = answer.headers.get(name);
    if (text === null)
      return required ? [violation('header', 'header', `the header ${name} is missing`, { schema: place })] : [];
    const isNumber = schema?.type === 'integer' || schema?.type === 'number';
    const value = isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    return schema === undefined
      ? []
      : schemaFindings(value, schema, `${place}/schema`).map((finding) => ({
          ...violation('header', 'header', `the header ${name} ${finding.message}`, {
            schema: finding.schema ?? place,
          }),
        }));
  });
}

function errorFindings({ errorSchema }: Contract, answer: Answer): Finding[] {
  const type = mediaType(answer);
  if (type !== 'application/json') {
    const message = `an error must be application/json, is ${type || 'without a content type'}`;
    return [violation('content-type', type === 'text/html' ? 'web-page' : 'content-type', message)];
  }
  const body = parse(answer.text);
  if (body === undefined) return [violation('body', 'not-json', 'the body of the error is not JSON')];
  return schemaFindings(body, errorSchema, ERROR_POINTER).map((finding) => ({ ...finding, cause: 'error-shape' }));
}

function successFindings(
  answer: Answer,
  content: Operation['responses'][string]['content'],
  at: string,
  findings: Finding[],
): Judgment {
  const types = Object.keys(content ?? {});
  if (types.length === 0) {
    if (answer.text !== '')
      findings.push(violation('body', 'unexpected-body', `status ${answer.status} has no body`, { schema: at }));
    return { findings };
  }
  const type = mediaType(answer);
  const media = types.find((known) => known === type || known === '*/*' || known === `${type.split('/')[0]}/*`);
  if (media === undefined) {
    const isPage = type === 'text/html';
    const hint = isPage ? '; a web page often means that a proxy or the application itself answered' : '';
    const message = `must be ${types.join(' or ')}, is ${type || 'without a content type'}${hint}`;
    const cause = isPage ? 'web-page' : 'content-type';
    return { findings: [...findings, violation('content-type', cause, message, { schema: `${at}/content` })] };
  }
  const place = `${at}/content${pointer(media)}/schema`;
  if (type !== 'application/json') {
    if (answer.text === '') findings.push(violation('body', 'not-json', 'the body is empty', { schema: place }));
    return { findings };
  }
  const body = parse(answer.text);
  if (body === undefined) {
    const message = answer.text === '' ? 'the body is empty' : 'the body is not JSON';
    return { findings: [...findings, violation('body', 'not-json', message, { schema: place })] };
  }
  const schema = content?.[media]?.schema;
  return schema ? bodyJudgment(body, schema, place, findings) : { findings, body };
}

function bodyJudgment(body: unknown, schema: SchemaNode, place: string, findings: readonly Finding[]): Judgment {
  const envelope = envelopeOf(body, schema);
  if (envelope === undefined)
    return {
      findings: [...findings, ...schemaFindings(body, schema, place), ...propertyWarnings(body, schema, place)],
      body,
    };
  const outer = body as Record<string, unknown>;
  const others = Object.keys(outer).filter((name) => name !== envelope);
  const message = `the response is inside an envelope: ${shapeOf([`${envelope}: …`, ...others])}; the contract has ${shapeOf(schema.required ?? [])} itself`;
  const inner = outer[envelope];
  const bodyAt = pointer(envelope);
  return {
    findings: [
      ...findings,
      violation('schema', 'envelope', message, { body: bodyAt, schema: place }),
      ...schemaFindings(inner, schema, place, bodyAt),
      ...propertyWarnings(inner, schema, place, bodyAt),
    ],
    body: inner,
  };
}

const MAX_SHOWN = 4;

function shapeOf(names: readonly string[]): string {
  const shown = names.length > MAX_SHOWN ? [...names.slice(0, MAX_SHOWN - 1), '…'] : names;
  return `{ ${shown.join(', ')} }`;
}

const mediaType = (answer: Answer): string => (answer.contentType.split(';')[0] ?? '').trim().toLowerCase();

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function codeOf(answer: Answer): string {
  const body = parse(answer.text);
  if (typeof body !== 'object' || body === null || !('error' in body)) return '';
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? ` (${String(error.code).slice(0, 60)})` : '';
}
