import { readFileSync } from 'node:fs';

export interface SchemaNode {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly [key: string]: unknown;
}

export interface MediaNode {
  readonly schema?: SchemaNode;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface ParameterNode {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly example?: unknown;
  readonly schema: SchemaNode;
}

interface ResponseNode {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, MediaNode>>;
}

export interface OperationNode {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaNode>> };
  readonly responses: Readonly<Record<string, ResponseNode>>;
  readonly [extension: `x-${string}`]: unknown;
}

interface DocumentNode {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> };
}

// Not imported, since TypeScript's type of so large a literal is useless.
const document: DocumentNode = JSON.parse(
  readFileSync(new URL('../../src/contract/openapi.gen.json', import.meta.url), 'utf8'),
);

export const operationNodes = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

export const schemaNodes = document.components.schemas;

export const errorSchema: SchemaNode = document.components.schemas['Error'] ?? {};
