import type { Schema } from '@cfworker/json-schema';
import document from '../../src/contract/openapi.gen.json';

/** Stands in the place of a secret. */
export const MASK = '•••';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(node: Node): Node {
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined), document);
  return isNode(target) ? follow(target) : {};
}

/** The schemas that may describe the same value: the node and its branches. */
function branches(node: Node): Node[] {
  const own = follow(node);
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(own[key]) ? own[key].filter(isNode) : []));
  return [own, ...inner.flatMap(branches)];
}

const known = new WeakMap<object, boolean>();

/** Whether a schema of the contract has a property marked x-secret anywhere. */
export function hasSecrets(schema: Schema): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const seen = new Set<object>();
  const search = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(search);
    if (!isNode(value)) return false;
    const node = follow(value);
    if (seen.has(node)) return false;
    seen.add(node);
    return node['x-secret'] === true || Object.values(node).some(search);
  };
  const result = search(schema);
  known.set(schema, result);
  return result;
}

/** A copy of a JSON value in which everything that its schema marks x-secret is masked. */
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
