export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly additionalProperties?: boolean | SchemaNode;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly 'x-spec'?: readonly string[];
  readonly 'x-source'?: string;
  readonly 'x-secret'?: boolean;
  readonly [keyword: string]: unknown;
}

interface ExampleNode {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface MediaNode {
  readonly schema?: SchemaNode;
  readonly examples?: Readonly<Record<string, ExampleNode>>;
}

export interface ParameterNode {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: SchemaNode;
  readonly example?: unknown;
  readonly 'x-source'?: string;
}

interface HeaderNode {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: SchemaNode;
}

export interface ResponseNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, HeaderNode>>;
  readonly content?: Readonly<Record<string, MediaNode>>;
}

export interface OperationNode {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly description?: string;
    readonly content: Readonly<Record<string, MediaNode>>;
  };
  readonly responses: Readonly<Record<string, ResponseNode>>;
  readonly 'x-spec'?: readonly string[];
  readonly 'x-path-source'?: string;
}

export interface ContractDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, SchemaNode>>; readonly [kind: string]: unknown };
}

/** A node with its `$ref` replaced (its own keywords win), and the name of the target. */
export interface ResolvedNode<Node> {
  readonly node: Node;
  readonly name?: string;
}

/** Follows a node's `$ref` within the document. Throws an Error when the target does not exist. */
export function resolveRef<Node extends { readonly $ref?: string }>(
  node: Node,
  document: ContractDocument,
): ResolvedNode<Node> {
  if (node.$ref === undefined) return { node };
  const { $ref, ...own } = node;
  const parts = $ref.slice(2).split('/');
  const target = parts.reduce<unknown>(
    (at, part) => (at as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (typeof target !== 'object' || target === null) throw new Error(`${$ref} points to nothing`);
  const inner = resolveRef(target as Node, document);
  return { node: { ...inner.node, ...own }, name: inner.name ?? parts.at(-1) ?? $ref };
}

export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationNode;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Returns all operations in order, with the method in capitals. */
export function listOperations(document: ContractDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}
