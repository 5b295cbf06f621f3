import { schemaNodes, type SchemaNode } from '../contract/document';

const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null;

/** A schema that is meant by another: through its name, and as what a list holds. */
function meant(schema: SchemaNode): SchemaNode {
  const { $ref: name, items } = schema;
  const next = typeof name === 'string' ? schemaNodes[name.split('/').at(-1) ?? ''] : items;
  return isNode(next) ? meant(next) : schema;
}

/** Says of a text whether it is a code of an enumeration, by the property that holds it and itself. */
export function codeNames(): (name: string, text: string) => boolean {
  const codes = new Set<string>();
  const walk = (node: unknown): void => {
    if (!isNode(node)) return;
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      const { enum: members } = meant(schema);
      if (Array.isArray(members)) for (const member of members) codes.add(`${name} ${String(member)}`);
    }
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(schemaNodes);
  return (name, text) => codes.has(`${name} ${text}`);
}
