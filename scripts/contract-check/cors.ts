import type { Call } from './calls.ts';
import type { Operation } from './contract.ts';
import type { Finding } from './findings.ts';
import type { CallRequest, Outcome } from './send.ts';

type Answer = Extract<Outcome, { kind: 'answer' }>;

export interface Caller {
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const READ_BY_APPLICATION = ['Retry-After', 'Content-Disposition', 'X-CSRF-Token'];
const ALWAYS_ALLOWED = new Set(['GET', 'HEAD', 'POST']);

const violation = (message: string): Finding => ({ kind: 'violation', rule: 'cors', cause: 'cors', message });
const ownHeaders = ({ headers = {} }: Caller) => Object.keys(headers).filter((name) => !/^cookie$/i.test(name));
const sendsCookie = ({ headers = {} }: Caller) => Object.keys(headers).some((name) => /^cookie$/i.test(name));

function allows(answer: Answer, list: string, name: string, caller: Caller): boolean {
  const listed = (answer.headers.get(list) ?? '').split(',').map((item) => item.trim().toLowerCase());
  const isWildcard = listed.includes('*') && !sendsCookie(caller) && !/^authorization$/i.test(name);
  return isWildcard || listed.includes(name.toLowerCase());
}

function originFindings(answer: Answer, caller: Caller): Finding[] {
  const { origin = '' } = caller;
  const allowed = answer.headers.get('Access-Control-Allow-Origin');
  const found = allowed === null ? 'missing' : `'${allowed}'`;
  const isAllowed = allowed === origin || (allowed === '*' && !sendsCookie(caller));
  return [
    ...(isAllowed ? [] : [violation(`Access-Control-Allow-Origin must be ${origin}, is ${found}`)]),
    ...(sendsCookie(caller) && answer.headers.get('Access-Control-Allow-Credentials') !== 'true'
      ? [violation('Access-Control-Allow-Credentials must be true, since the session is a cookie')]
      : []),
  ];
}

export function corsFindings(outcome: Outcome, caller: Caller): Finding[] {
  if (caller.origin === undefined || outcome.kind === 'none') return [];
  const read = [...new Set([...READ_BY_APPLICATION, ...ownHeaders(caller)])].filter((name) =>
    outcome.headers.has(name),
  );
  return [
    ...originFindings(outcome, caller),
    ...read
      .filter((name) => !allows(outcome, 'Access-Control-Expose-Headers', name, caller))
      .map((name) => violation(`Access-Control-Expose-Headers must name ${name}, which the application reads`)),
  ];
}

export function preflightOf(
  { method }: Operation,
  { target, contentType }: Call,
  caller: Caller & { readonly baseUrl: string; readonly token?: string; readonly timeout: number },
): { readonly request: CallRequest; readonly findings: (outcome: Outcome) => Finding[] } | undefined {
  const { origin, token, baseUrl, timeout } = caller;
  const name = method.toUpperCase();
  const names = [
    ...(token === undefined ? [] : ['authorization']),
    ...(contentType?.includes('json') ? ['content-type'] : []),
    ...ownHeaders(caller),
  ];
  if (origin === undefined || (names.length === 0 && ALWAYS_ALLOWED.has(name))) return undefined;
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': name,
    ...(names.length > 0 ? { 'Access-Control-Request-Headers': names.join(',') } : {}),
  };
  return {
    request: { method: 'OPTIONS', url: baseUrl + target, headers, timeout },
    findings: (outcome) => {
      if (outcome.kind === 'none') return [violation(`the preflight failed: ${outcome.reason}`)];
      const isOk = outcome.status >= 200 && outcome.status < 300;
      return [
        ...(isOk ? [] : [violation(`the preflight must be answered 204, was ${outcome.status}`)]),
        ...originFindings(outcome, caller),
        ...(ALWAYS_ALLOWED.has(name) || allows(outcome, 'Access-Control-Allow-Methods', name, caller)
          ? []
          : [violation(`Access-Control-Allow-Methods must name ${name}`)]),
        ...names
          .filter((header) => !allows(outcome, 'Access-Control-Allow-Headers', header, caller))
          .map((header) => violation(`Access-Control-Allow-Headers must name ${header}`)),
      ];
    },
  };
}
