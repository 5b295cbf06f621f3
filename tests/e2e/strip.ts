import type { SchemaNode } from '../contract/document';
import { violations, type Operation } from '../contract/validator';

export function stripChosen({ node }: Operation, body: unknown): unknown {
  const schema = Object.entries(node.responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
    'application/json'
  ]?.schema;
  return schema ? strip(schema, body) : body;
}

function strip(schema: SchemaNode, value: unknown): unknown {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(branches)) {
    const branch = (branches as SchemaNode[]).find((one) => violations(one, value).length === 0);
    return branch ? strip(branch, value) : value;
  }
  if (Array.isArray(value)) {
    const items = schema['items'] as SchemaNode | undefined;
    return items ? value.map((item) => strip(items, item)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isEntity = schema['x-entity'] === true;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isEntity && schema.properties?.[name]?.['x-source'] === 'chosen'))
      .map(([name, entry]) => [name, strip(schema.properties?.[name] ?? {}, entry)]),
  );
}
