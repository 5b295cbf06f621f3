import { readFileSync } from 'node:fs';
import type { PathMap } from '../../src/contract/overlay.ts';

export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

interface Media {
  readonly schema?: SchemaNode;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ResponseNode {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema?: SchemaNode }>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: SchemaNode;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface OperationNode {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, ResponseNode>>;
  readonly 'x-path-source': 'given' | 'chosen';
}

export interface Operation extends OperationNode {
  readonly method: string;
  readonly contractMethod: string;
  /** JSON pointers use this path. */
  readonly contractPath: string;
  readonly path: string;
  readonly noun: string;
  readonly needsSession: boolean;
  readonly removed?: boolean;
}

export interface Contract {
  readonly operations: readonly Operation[];
  readonly errorSchema: SchemaNode;
}

export const ERROR_POINTER = '#/components/schemas/Error';

interface DocumentNode {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> };
}

const METHODS = new Set(['get', 'head', 'put', 'post', 'delete', 'patch']);

export function readContract(): Contract {
  const file = new URL('../../src/contract/openapi.gen.json', import.meta.url);
  return contractOf(JSON.parse(readFileSync(file, 'utf8')) as DocumentNode);
}

function contractOf(document: DocumentNode): Contract {
  const errorSchema = document.components.schemas['Error'];
  if (!errorSchema) throw new Error('The contract has no schema Error.');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, node]): Operation => {
        const security = node.security ?? document.security ?? [];
        return {
          ...node,
          method,
          contractMethod: method,
          contractPath: path,
          path,
          noun: node.tags[0] ?? '',
          needsSession: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
        };
      }),
  );
  return { operations, errorSchema };
}

/** Escapes `~` and `/`. */
export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export function examplesOf(content: Readonly<Record<string, Media>> | undefined): unknown[] {
  const media = content?.['application/json'];
  if (!media) return [];
  const named = Object.values(media.examples ?? {}).map(({ value }) => value);
  return media.example === undefined ? named : [media.example, ...named];
}

export function exampleOf(parameter: Parameter): unknown {
  if (parameter.example !== undefined) return parameter.example;
  const [first] = Object.values(parameter.examples ?? {});
  if (first) return first.value;
  const { examples, default: initial, enum: allowed } = parameter.schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as unknown;
  return initial ?? allowed?.[0];
}

export function withOverlay(contract: Contract, { moved, removed }: PathMap): Contract {
  const operations = contract.operations.map((operation) => ({
    ...operation,
    ...moved.get(operation.operationId),
    ...(removed.has(operation.operationId) ? { removed: true } : {}),
  }));
  return { ...contract, operations };
}
