import { missingChosenProperties, schemaFindings } from './body-schema.ts';
import { ERROR_POINTER, pointer, type Contract, type Operation } from './contract.ts';
import type { CaseResult, Finding } from './findings.ts';
import type { Outcome } from './send.ts';

type Answer = Extract<Outcome, { kind: 'answer' }>;
type Check = CaseResult['check'];

export interface Judgment {
  readonly findings: readonly Finding[];
  readonly skipped?: string;
  readonly body?: unknown;
}

const violation = (rule: Finding['rule'], message: string, pointers: Partial<Finding> = {}): Finding => ({
  kind: 'violation',
  rule,
  message,
  ...pointers,
});

export function judge(contract: Contract, operation: Operation, check: Check, outcome: Outcome): Judgment {
  if (outcome.kind === 'none') return { findings: [violation('answer', outcome.reason)] };
  const { status } = outcome;
  const expected = checkStatus(operation, check, status);
  const documented = operation.responses[String(status)];
  const place = pointer('paths', operation.contractPath, operation.contractMethod, 'responses');
  if (expected) return { findings: [violation(...expected, { schema: `#${place}` })] };
  if (!documented) {
    const known = Object.keys(operation.responses).join(', ');
    return {
      findings: [violation('status', `status ${status} is not in the contract (${known})`, { schema: `#${place}` })],
    };
  }
  const at = `#${place}${pointer(status)}`;
  const findings = [...headerFindings(outcome, documented.headers ?? {}, at)];
  if (status < 200 || status >= 300) {
    findings.push(...errorFindings(contract, outcome));
    if (status >= 500) findings.push(violation('status', `the server failed with ${status}`, { schema: at }));
    const isExpected = check === 'no session' || check === 'unknown id';
    return isExpected
      ? { findings }
      : { findings, skipped: `answered ${status}${codeOf(outcome)}: no success to check` };
  }
  return { ...successFindings(outcome, documented.content, at, findings) };
}

function checkStatus(operation: Operation, check: Check, status: number): [Finding['rule'], string] | undefined {
  if (check !== 'no session' && operation.needsSession && status === 401)
    return ['session', 'the session was refused with 401'];
  if (check === 'no session' && status !== 401)
    return ['session', `a call without a session must be answered 401, was ${status}`];
  // 403: the account may not use this operation at all.
  if (check === 'unknown id' && status !== 404 && status !== 429 && status !== 403)
    return ['unknown-id', `an id that does not exist must be answered 404, was ${status}`];
  return undefined;
}

function headerFindings(
  answer: Answer,
  headers: NonNullable<Operation['responses'][string]['headers']>,
  at: string,
): Finding[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const place = at + pointer('headers', name);
    const text = answer.headers.get(name);
    if (text === null) return required ? [violation('header', `the header ${name} is missing`, { schema: place })] : [];
    const isNumber = schema?.type === 'integer' || schema?.type === 'number';
    const value = isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    return schema === undefined
      ? []
      : schemaFindings(value, schema, `${place}/schema`).map((finding) => ({
          ...violation('header', `the header ${name} ${finding.message}`, { schema: finding.schema ?? place }),
        }));
  });
}

function errorFindings({ errorSchema }: Contract, answer: Answer): Finding[] {
  const type = mediaType(answer);
  if (type !== 'application/json')
    return [violation('content-type', `an error must be application/json, is ${type || 'without a content type'}`)];
  const body = parse(answer.text);
  if (body === undefined) return [violation('body', 'the body of the error is not JSON')];
  return schemaFindings(body, errorSchema, ERROR_POINTER);
}

function successFindings(
  answer: Answer,
  content: Operation['responses'][string]['content'],
  at: string,
  findings: Finding[],
): Judgment {
  const types = Object.keys(content ?? {});
  if (types.length === 0) {
    if (answer.text !== '') findings.push(violation('body', `status ${answer.status} has no body`, { schema: at }));
    return { findings };
  }
  const type = mediaType(answer);
  const media = types.find((known) => known === type || known === '*/*' || known === `${type.split('/')[0]}/*`);
  if (media === undefined) {
    const isPage =
      type === 'text/html' ? '; a web page often means that a proxy or the application itself answered' : '';
    const message = `must be ${types.join(' or ')}, is ${type || 'without a content type'}${isPage}`;
    return { findings: [...findings, violation('content-type', message, { schema: `${at}/content` })] };
  }
  const place = `${at}/content${pointer(media)}/schema`;
  if (type !== 'application/json') {
    if (answer.text === '') findings.push(violation('body', 'the body is empty', { schema: place }));
    return { findings };
  }
  const body = parse(answer.text);
  if (body === undefined) {
    const message = answer.text === '' ? 'the body is empty' : 'the body is not JSON';
    return { findings: [...findings, violation('body', message, { schema: place })] };
  }
  const schema = content?.[media]?.schema;
  if (!schema) return { findings, body };
  findings.push(...schemaFindings(body, schema, place), ...missingChosenProperties(body, schema, place));
  return { findings, body };
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
