import type { SchemaNode } from './document';
import { violations } from './validator';

export type ValuePath = readonly (string | number)[];

/** `undefined` removes the place. */
export interface Mutation {
  readonly path: ValuePath;
  readonly value: unknown;
}

const MAX_EDGE_LENGTH = 5_000;
const others: readonly unknown[] = [true, 'text', '', -1, 0.5, 1e15, null, [], {}, ['text'], { any: 1 }];

function invalidValues(schema: SchemaNode): unknown[] {
  const bounds: unknown[] = [];
  const { maxLength, minimum, maximum, maxItems } = schema;
  if (typeof maxLength === 'number' && maxLength < MAX_EDGE_LENGTH) bounds.push('x'.repeat(maxLength + 1));
  if (typeof minimum === 'number') bounds.push(minimum - 1);
  if (typeof maximum === 'number') bounds.push(maximum + 1);
  if (typeof maxItems === 'number' && maxItems < 200) bounds.push(Array.from({ length: maxItems + 1 }, () => 'x'));
  if (Array.isArray(schema['enum'])) bounds.push('~nothing~', 987_654);
  return [...bounds, ...others].filter((value) => violations(schema, value).length > 0);
}

export function mutationsOf(schema: SchemaNode, value: unknown, path: ValuePath = []): Mutation[] {
  const own = invalidValues(schema).map((other) => ({ path, value: other }));
  if (Array.isArray(value)) {
    const items = schema['items'] as SchemaNode | undefined;
    return items && value.length > 0 ? [...own, ...mutationsOf(items, value[0], [...path, 0])] : own;
  }
  if (typeof value !== 'object' || value === null) return own;
  const missing = (schema.required ?? [])
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => ({ path: [...path, name], value: undefined }));
  const unknown =
    schema['additionalProperties'] === false ? [{ path: [...path, 'notInTheContract'], value: 'text' }] : [];
  const inner = Object.entries(value).flatMap(([name, entry]) => {
    const property = schema.properties?.[name];
    return property ? mutationsOf(property, entry, [...path, name]) : [];
  });
  return [...own, ...missing, ...unknown, ...inner];
}

export function applyMutation(value: unknown, { path: place, value: other }: Mutation): unknown {
  const [first, ...rest] = place;
  if (first === undefined) return other;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<number, unknown>)
    : { ...(value as object) };
  if (rest.length === 0 && other === undefined) delete copy[first];
  else copy[first] = applyMutation(copy[first], { path: rest, value: other });
  return copy;
}

export function invalidTexts(schema: SchemaNode, where: 'path' | 'query'): string[] {
  const type = schema['type'];
  const found: string[] = [];
  const { maxLength, minLength, minimum, maximum, maxItems } = schema;
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber) {
    found.push('many', '1e999', '--1');
    if (type === 'integer') found.push('1.5');
    if (typeof minimum === 'number') found.push(String(minimum - 1));
    if (typeof maximum === 'number') found.push(String(maximum + 1));
  } else if (type === 'boolean') found.push('maybe', '1');
  else if (type === 'array') {
    const inner = invalidTexts((schema['items'] as SchemaNode | undefined) ?? {}, 'query').filter(
      (text) => text !== '' && !text.includes(','),
    );
    found.push(...inner);
    if (typeof maxItems === 'number' && maxItems < 200)
      found.push(Array.from({ length: maxItems + 1 }, () => 0).join(','));
  } else {
    if (Array.isArray(schema['enum']) || schema['pattern'] !== undefined || schema['format'] !== undefined)
      found.push('~nothing~');
    if (typeof maxLength === 'number' && maxLength < MAX_EDGE_LENGTH) found.push('x'.repeat(maxLength + 1));
    if (where === 'query' && typeof minLength === 'number' && minLength > 0) found.push('');
  }
  return found;
}
