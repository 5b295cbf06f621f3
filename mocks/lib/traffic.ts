import type { Schema } from '@cfworker/json-schema';
import type { OperationId } from '#src/contract/operations.gen';
import type { TrafficBody, TrafficDeviation, TrafficEntry, TrafficFeed } from '#src/devtools/control';
import { stopwatch, type Stopwatch } from '#src/lib/stopwatch';
import { hasSecrets, MASK, maskPath, maskSecrets } from './secrets';
import { deviations, operationSchemas, type Deviation } from './validate';

export const TRAFFIC_LIMIT = 500;
export const BODY_KEPT = 65_536;
/** Bytes; the rest of a longer JSON body is not read. */
const BODY_READ = 2 * 1024 * 1024;
const PRIVATE_HEADERS = /^(authorization|cookie|x-csrf-token|x-xsrf-token)$/i;

export interface OpenCall {
  sent(text: string): void;
  checked(found: readonly Deviation[]): void;
  /** Reads the body from a clone, so that the caller does not wait. */
  answered(response: Response): void;
}

export interface TrafficLog extends TrafficFeed {
  begin(operation: OperationId, request: Request, at: number, answeredBy?: TrafficEntry['answeredBy']): OpenCall;
}

/** Creates an empty log; `measure` times the calls. */
export function createTrafficLog(measure: Stopwatch = stopwatch): TrafficLog {
  let kept: TrafficEntry[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const replace = (id: number, part: Partial<TrafficEntry>) => {
    const place = kept.findIndex((entry) => entry.id === id);
    const former = kept[place];
    if (!former) return;
    kept = kept.with(place, { ...former, ...part });
    tell();
  };
  return {
    entries: () => kept,
    clear: () => {
      kept = [];
      tell();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (operation, request, at, answeredBy = 'emulator') => {
      last += 1;
      const id = last;
      const elapsed = measure();
      kept = [
        ...kept.slice(1 - TRAFFIC_LIMIT),
        { ...emptyEntry, ...asked(operation, request), id, operation, at, answeredBy },
      ];
      tell();
      let found: readonly Deviation[] | undefined;
      return {
        sent: (text) => replace(id, { request: keptBody(text, operationSchemas.get(operation)?.body, true) }),
        checked: (deviating) => {
          found = deviating;
        },
        answered: (response) => {
          const milliseconds = elapsed();
          const contentType = response.headers.get('Content-Type') ?? undefined;
          void readAnswer(operation, response, found).then(
            (rest) => replace(id, { status: response.status, milliseconds, contentType, ...rest }),
            () => replace(id, { status: response.status, milliseconds, contentType }),
          );
        },
      };
    },
  };
}

const emptyEntry = {
  request: undefined,
  status: undefined,
  milliseconds: undefined,
  contentType: undefined,
  response: undefined,
  deviations: [],
} satisfies Partial<TrafficEntry>;

function asked(
  operation: OperationId,
  request: Request,
): Pick<TrafficEntry, 'method' | 'url' | 'headers' | 'signedIn'> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: maskPath(operation, pathname) + search,
    headers: Object.fromEntries([...request.headers].filter(([name]) => !PRIVATE_HEADERS.test(name))),
    signedIn: request.headers.has('Authorization'),
  };
}

function keptBody(text: string, schema: Schema | undefined, whole: boolean): TrafficBody {
  let shown = text;
  if (schema && hasSecrets(schema)) {
    // Secrets cannot be found in truncated or non-JSON text.
    shown = (whole ? masked(text, schema) : undefined) ?? MASK;
  }
  return { text: shown.slice(0, BODY_KEPT), cut: !whole || shown.length > BODY_KEPT };
}

function masked(text: string, schema: Schema): string | undefined {
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text), schema));
  } catch {
    return text.trim() === '' ? text : undefined;
  }
}

async function readAnswer(
  operation: OperationId,
  response: Response,
  found: readonly Deviation[] | undefined,
): Promise<Pick<TrafficEntry, 'response' | 'deviations'>> {
  if (response.type === 'error' || response.status === 0) return { response: undefined, deviations: [] };
  const schemas = operationSchemas.get(operation)?.responses ?? {};
  const schema = schemas[String(response.status)];
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  const { text, whole } = await readUpTo(response.clone(), isJson || schema ? BODY_READ : BODY_KEPT);
  return {
    response: text === '' ? undefined : keptBody(text, schema, whole),
    deviations: found?.map(pointed) ?? (whole ? leaves(response.status, text, schemas) : []),
  };
}

function leaves(
  status: number,
  text: string,
  schemas: Readonly<Record<string, Schema | undefined>>,
): TrafficDeviation[] {
  if (!Object.hasOwn(schemas, String(status)))
    return [{ pointer: '', message: `Status ${status} is not in the contract of this operation.` }];
  const schema = schemas[String(status)];
  if (!schema) return [];
  try {
    return deviations(JSON.parse(text), schema).map(pointed);
  } catch {
    return [{ pointer: '', message: text === '' ? 'The body is empty.' : 'The body is not JSON.' }];
  }
}

const pointed = ({ field, message }: Deviation): TrafficDeviation => ({
  pointer: field === '' ? '' : `/${field.replaceAll('.', '/')}`,
  message,
});

async function readUpTo(response: Response, limit: number): Promise<{ text: string; whole: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', whole: true };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), whole: true };
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      return { text, whole: false };
    }
  }
}
