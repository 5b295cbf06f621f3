import type { Schema } from '@cfworker/json-schema';
import { MASK } from '#src/contract/mask-path';
import root from '#src/contract/schemas.gen.json';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function resolveRef(node: Node): Node {
  const pointer = node['$ref'];
  if (typeof pointer !== 'string') return node;
  const target = pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined), root);
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

/** Returns a copy; masks `x-secret` values. */
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
