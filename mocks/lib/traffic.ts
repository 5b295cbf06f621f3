import type { Schema } from '@cfworker/json-schema';
import { MASK, maskPath } from '#src/contract/mask-path';
import type { OperationId } from '#src/contract/operations.gen';
import type { TrafficBody, TrafficDeviation, TrafficEntry, TrafficFeed } from '#src/devtools/control';
import { stopwatch, type Stopwatch } from '#src/lib/stopwatch';
import { hasSecrets, maskSecrets } from './secrets';
import { deviations, operationSchemas, type Deviation } from './validate';

export const TRAFFIC_LIMIT = 500;
export const MAX_STORED_BODY = 65_536;
/** Bytes; the rest of a longer JSON body is not read. */
const MAX_READ_BODY = 2 * 1024 * 1024;
const PRIVATE_HEADERS = /^(authorization|cookie|x-csrf-token|x-xsrf-token)$/i;

export interface CallRecorder {
  recordRequestBody(text: string): void;
  recordDeviations(found: readonly Deviation[]): void;
  /** Reads the body from a clone, so that the caller does not wait. */
  recordResponse(response: Response): void;
}

export interface TrafficLog extends TrafficFeed {
  begin(operation: OperationId, request: Request, at: number, answeredBy?: TrafficEntry['answeredBy']): CallRecorder;
}

/** `measure` times the calls. */
export function createTrafficLog(measure: Stopwatch = stopwatch): TrafficLog {
  let stored: TrafficEntry[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replace = (id: number, part: Partial<TrafficEntry>) => {
    const place = stored.findIndex((entry) => entry.id === id);
    const previous = stored[place];
    if (!previous) return;
    stored = stored.with(place, { ...previous, ...part });
    notify();
  };
  return {
    entries: () => stored,
    clear: () => {
      stored = [];
      notify();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (operation, request, at, answeredBy = 'emulator') => {
      last += 1;
      const id = last;
      const elapsed = measure();
      stored = [
        ...stored.slice(1 - TRAFFIC_LIMIT),
        { ...emptyEntry, ...requestFields(operation, request), id, operation, at, answeredBy },
      ];
      notify();
      let found: readonly Deviation[] | undefined;
      return {
        recordRequestBody: (text) =>
          replace(id, { request: toTrafficBody(text, operationSchemas.get(operation)?.body, true) }),
        recordDeviations: (deviating) => {
          found = deviating;
        },
        recordResponse: (response) => {
          const milliseconds = elapsed();
          const contentType = response.headers.get('Content-Type') ?? undefined;
          void readResponse(operation, response, found).then(
            (fields) => replace(id, { status: response.status, milliseconds, contentType, ...fields }),
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

function requestFields(
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

function toTrafficBody(text: string, schema: Schema | undefined, isComplete: boolean): TrafficBody {
  let shown = text;
  if (schema && hasSecrets(schema)) {
    // Secrets cannot be found in truncated or non-JSON text.
    shown = (isComplete ? maskText(text, schema) : undefined) ?? MASK;
  }
  return { text: shown.slice(0, MAX_STORED_BODY), truncated: !isComplete || shown.length > MAX_STORED_BODY };
}

function maskText(text: string, schema: Schema): string | undefined {
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text), schema));
  } catch {
    return text.trim() === '' ? text : undefined;
  }
}

async function readResponse(
  operation: OperationId,
  response: Response,
  found: readonly Deviation[] | undefined,
): Promise<Pick<TrafficEntry, 'response' | 'deviations'>> {
  if (response.type === 'error' || response.status === 0) return { response: undefined, deviations: [] };
  const schemas = operationSchemas.get(operation)?.responses ?? {};
  const schema = schemaOf(response.status, schemas);
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  const { text, isComplete } = await readUpTo(response.clone(), isJson || schema ? MAX_READ_BODY : MAX_STORED_BODY);
  return {
    response: text === '' ? undefined : toTrafficBody(text, schema, isComplete),
    deviations: found?.map(pointed) ?? (isComplete ? responseDeviations(response.status, text, schemas) : []),
  };
}

/** A status outside the contract may carry the secrets of a known one. */
function schemaOf(status: number, schemas: Readonly<Record<string, Schema | undefined>>): Schema | undefined {
  if (Object.hasOwn(schemas, String(status))) return schemas[String(status)];
  return Object.values(schemas).find((schema) => schema && hasSecrets(schema));
}

function responseDeviations(
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

async function readUpTo(response: Response, limit: number): Promise<{ text: string; isComplete: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', isComplete: true };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isComplete: true };
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      return { text, isComplete: false };
    }
  }
}
