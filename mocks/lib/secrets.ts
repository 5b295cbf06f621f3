import type { Schema } from '@cfworker/json-schema';
import { operations, type OperationId } from '#src/contract/operations.gen';
import document from '#src/contract/openapi.gen.json';

export const MASK = '•••';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const secretParameters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation: unknown) => {
      if (!isNode(operation) || !Array.isArray(operation['parameters'])) return [];
      const secret = operation['parameters'].filter((entry) => isNode(entry) && entry['x-secret'] === true);
      const names = secret.map((entry: Node) => String(entry['name']));
      return names.length > 0 ? [[String(operation['operationId']), names] as const] : [];
    }),
  ),
);

/** Masks the path parameters that the contract marks `x-secret`. */
export function maskPath(operation: OperationId, pathname: string): string {
  const names = secretParameters.get(operation);
  if (names === undefined) return pathname;
  const parts = operations[operation].path.split('/');
  const segments = pathname.split('/');
  // Counted from the end because the path may have a base.
  const shift = segments.length - parts.length;
  return segments.map((part, at) => (names.some((name) => parts[at - shift] === `{${name}}`) ? MASK : part)).join('/');
}

function resolveRef(node: Node): Node {
  const pointer = node['$ref'];
  if (typeof pointer !== 'string') return node;
  const target = pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined), document);
  return isNode(target) ? resolveRef(target) : {};
}

function branches(node: Node): Node[] {
  const own = resolveRef(node);
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(own[key]) ? own[key].filter(isNode) : []));
  return [own, ...inner.flatMap(branches)];
}

const searchedSchemas = new WeakMap<object, boolean>();

/** Whether a schema has `x-secret` at any depth. */
export function hasSecrets(schema: Schema): boolean {
  const found = searchedSchemas.get(schema);
  if (found !== undefined) return found;
  const seen = new Set<object>();
  const search = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(search);
    if (!isNode(value)) return false;
    const node = resolveRef(value);
    if (seen.has(node)) return false;
    seen.add(node);
    return node['x-secret'] === true || Object.values(node).some(search);
  };
  const result = search(schema);
  searchedSchemas.set(schema, result);
  return result;
}

/** Returns a copy of a JSON value with its `x-secret` values masked. */
export function maskSecrets(value: unknown, schema: Schema): unknown {
  return mask(value, [schema]);
}

function mask(value: unknown, schemas: readonly Node[]): unknown {
  const all = schemas.flatMap(branches);
  if (value !== null && all.some((node) => node['x-secret'] === true)) return MASK;
  if (Array.isArray(value)) {
    const items = all.flatMap((node) => (isNode(node['items']) ? [node['items']] : []));
    return items.length ? value.map((item: unknown) => mask(item, items)) : value;
  }
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const of = all.flatMap((node) => {
        const named = isNode(node['properties']) ? node['properties'][key] : undefined;
        if (isNode(named)) return [named];
        return isNode(node['additionalProperties']) ? [node['additionalProperties']] : [];
      });
      return [key, of.length ? mask(inner, of) : inner];
    }),
  );
}
