// An enumeration code on a page was not translated.
import { readFileSync } from 'node:fs';

const isNode = (value) => typeof value === 'object' && value !== null;

export function codeNames() {
  const document = JSON.parse(readFileSync(new URL('../../src/contract/openapi.gen.json', import.meta.url), 'utf8'));
  const { schemas } = document.components;
  const resolveSchema = (schema) => {
    const { $ref: name, items } = schema;
    const next = typeof name === 'string' ? schemas[name.split('/').at(-1)] : items;
    return isNode(next) ? resolveSchema(next) : schema;
  };
  const codes = new Set();
  const walk = (node) => {
    if (!isNode(node)) return;
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      const { enum: members } = resolveSchema(schema);
      if (Array.isArray(members)) for (const member of members) codes.add(`${name} ${String(member)}`);
    }
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(schemas);
  return (name, text) => codes.has(`${name} ${text}`);
}
