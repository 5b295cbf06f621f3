import fc from '#tests/fixtures/fast-check';
import type { SchemaNode } from './document';
import { violations } from './validator';

const MAX_LENGTH = 24;
const MAX_ITEMS = 3;
/** Bounds up to this are tested exactly. */
const MAX_EXACT_BOUND = 2_000;

const numberOf = (schema: SchemaNode, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};

const kindsOf = (schema: SchemaNode): readonly unknown[] => {
  const { type } = schema;
  if (Array.isArray(type)) return type;
  if (type !== undefined) return [type];
  return schema.properties ? ['object'] : ['string', 'integer', 'boolean', 'null'];
};

/** Generates values that a schema (without $ref) allows. Throws for unsupported keywords. */
export function arbitraryOf(schema: SchemaNode): fc.Arbitrary<unknown> {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  for (const keyword of ['allOf', 'not', 'if', 'prefixItems', 'patternProperties'])
    if (schema[keyword] !== undefined) throw new Error(`no values are made up for ${keyword}`);
  if (Array.isArray(branches)) return fc.oneof(...branches.map((branch: SchemaNode) => arbitraryOf(branch)));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const kinds = kindsOf(schema).map((kind) => ofKind(kind, schema));
  return (kinds.length === 1 && kinds[0] ? kinds[0] : fc.oneof(...kinds)).filter(
    (value) => violations(schema, value).length === 0,
  );
}

function ofKind(kind: unknown, schema: SchemaNode): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.oneof(
        integers(schema),
        fc.double({
          min: numberOf(schema, 'minimum') ?? -1e6,
          max: numberOf(schema, 'maximum') ?? 1e6,
          noNaN: true,
        }),
      );
    case 'array':
      return lists(schema);
    case 'object':
      return objects(schema);
    default:
      return texts(schema);
  }
}

function integers(schema: SchemaNode): fc.Arbitrary<number> {
  const min = Math.ceil(numberOf(schema, 'minimum') ?? -1_000);
  const max = Math.floor(numberOf(schema, 'maximum') ?? Math.max(min, 2 ** 31));
  // Mostly small numbers, since a page of 100,000 rows is slow.
  return fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min, max: Math.min(max, min + 40) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
  email: fc.stringMatching(/^[a-z]{2,8}[0-9]{0,3}@[a-z]{3,8}\.example$/),
  uuid: fc.uuid(),
  ipv4: fc.ipV4(),
};

function texts(schema: SchemaNode): fc.Arbitrary<string> {
  const { format, pattern } = schema;
  const known = typeof format === 'string' ? formats[format] : undefined;
  if (known) return known;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const minLength = numberOf(schema, 'minLength') ?? 0;
  const schemaMaxLength = numberOf(schema, 'maxLength') ?? MAX_LENGTH;
  const maxLength = Math.max(minLength, Math.min(schemaMaxLength, MAX_LENGTH));
  const usual = [
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 4)), unit: 'grapheme' }),
  ];
  return schemaMaxLength <= MAX_EXACT_BOUND
    ? fc.oneof(...usual, fc.constant('é'.repeat(schemaMaxLength)))
    : fc.oneof(...usual);
}

function lists(schema: SchemaNode): fc.Arbitrary<unknown[]> {
  const items = arbitraryOf((schema['items'] as SchemaNode | undefined) ?? {});
  const minLength = numberOf(schema, 'minItems') ?? 0;
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, 'maxItems') ?? MAX_ITEMS, MAX_ITEMS));
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { minLength, maxLength, comparator: 'SameValueZero' })
    : fc.array(items, { minLength, maxLength });
}

function objects(schema: SchemaNode): fc.Arbitrary<object> {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, arbitraryOf(property)]),
  );
  const required = (schema.required ?? []).filter((name) => properties[name] !== undefined);
  const named = fc.record(properties, { requiredKeys: required });
  const { additionalProperties } = schema;
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return named;
  const others = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties as SchemaNode), {
    maxKeys: 3,
  });
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }));
}
