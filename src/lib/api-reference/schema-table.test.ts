import { describe, expect, test } from 'vitest';
import type { ContractDocument, ParameterNode, SchemaNode } from './contract-node';
import { parameterTable, propertyNames, schemaTable } from './schema-table';

const document: ContractDocument = {
  info: { title: 'X', version: '1' },
  paths: {},
  components: {
    schemas: {
      Status: { type: 'integer', description: 'A status.', enum: [0, 1], 'x-enum-varnames': ['Off', 'On'] },
      Point: { type: 'object', description: 'A point.', required: ['x'], properties: { x: { type: 'number' } } },
      Tree: { type: 'object', properties: { name: {}, child: { $ref: '#/components/schemas/Tree' } } },
      Bare: { description: 'Anything.' },
    },
    parameters: {
      Page: { name: 'page', in: 'query', description: 'The page.', schema: { type: 'integer', minimum: 1 } },
    },
  },
};
const ref = (name: string): SchemaNode => ({ $ref: `#/components/schemas/${name}` });
const nullable = (schema: SchemaNode, description?: string): SchemaNode => ({
  oneOf: [schema, { type: 'null' }],
  ...(description === undefined ? {} : { description }),
});
const flat = (markup: { readonly text: string }): string => markup.text.replace(/\s*\n\s*/g, '');
const schemaMarkup = (schema: SchemaNode): string => flat(schemaTable('Body', schema, document));

function rowsOf(markup: string): string[] {
  return [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(([, head = '', cell = '']) =>
    `${head} | ${cell}`
      .replace(/<span class="marks"\s*>|<\/span\s*>/g, '')
      .replace(/<span class="mark ?(\w*)"\s*>/g, (_, kind: string) => (kind === '' ? ' +' : ` +${kind}:`))
      .replace(/<p class="bounds">/g, ' # ')
      .replace(/<span class="type">/g, ': ')
      .replace(/<\/?(?:p|code)>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
const rowOf = (schema: SchemaNode): string | undefined => rowsOf(schemaMarkup({ properties: { it: schema } }))[0];

describe('the type of a property', () => {
  test.each<[SchemaNode, string]>([
    [{}, 'any value'],
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
    [{ type: ['string', 'null'], format: 'uri' }, 'string (uri) or null'],
    [{ type: ['integer', 'string', 'null'] }, 'integer or string or null'],
    [{ type: 'array' }, 'array'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string'],
    [{ type: ['null', 'array'], items: { type: 'string' } }, 'null or array of string'],
    [{ type: 'string', items: { type: 'integer' } }, 'string'],
    [{ type: 'array', items: ref('Point') }, 'array of Point'],
    [{ type: 'object' }, 'object'],
    [ref('Point'), 'Point'],
    [{ ...ref('Point'), type: ['null', 'object'] }, 'null or Point'],
    [ref('Bare'), 'Bare'],
    [ref('Status'), '<a href="#enum-Status">Status</a>'],
    [nullable(ref('Status')), '<a href="#enum-Status">Status</a> or null'],
    [{ type: 'integer', enum: [1] }, 'integer'],
    [{ oneOf: [{ type: 'string' }, { type: 'null' }, ref('Point')] }, 'string or null or Point'],
  ])('%j', (schema, expected) => {
    expect(/^it : (.*?) \+optional/.exec(rowOf(schema) ?? '')?.[1]).toBe(expected);
  });
});

describe('the limits of a property', () => {
  test.each<[SchemaNode, string]>([
    [{ minLength: 1 }, 'at least 1 characters'],
    [{ maxLength: 2 }, 'at most 2 characters'],
    [{ minimum: 0 }, 'from 0'],
    [{ maximum: 9 }, 'up to 9'],
    [{ minItems: 1 }, 'at least 1 items'],
    [{ maxItems: 2 }, 'at most 2 items'],
    [{ minProperties: 1 }, 'at least 1 properties'],
    [{ uniqueItems: true }, 'no item twice'],
    [{ multipleOf: 5 }, 'a multiple of 5'],
    [{ contentMediaType: 'text/html' }, 'holds text/html'],
    [{ pattern: '^a$' }, 'pattern ^a$'],
    [{ const: 'a' }, 'always a'],
    [{ default: [1] }, 'default [1]'],
    [{ 'x-limit': 'maxTasks' }, 'limit maxTasks'],
    [{ minimum: 1, maximum: 2 }, 'from 1; up to 2'],
    [{ items: { maxLength: 2 } }, 'each item: at most 2 characters'],
    [{ maxItems: 3, items: { minimum: 1, maximum: 2 } }, 'at most 3 items; each item: from 1; up to 2'],
    [{ items: nullable({ maxLength: 2 }) }, 'each item: at most 2 characters'],
    [nullable({ maxLength: 2 }), 'at most 2 characters'],
  ])('%j', (schema, expected) => {
    expect(rowOf(schema)).toMatch(/ \+optional \| # /);
    expect(rowOf(schema)?.split(' # ').slice(1)).toEqual([expected]);
  });

  test.each<[SchemaNode]>([
    [{ type: 'string' }],
    [{ items: {} }],
    [{ items: { properties: { a: { type: 'string' } }, minProperties: 1 } }],
    [{ oneOf: [{ maxLength: 1 }, { minLength: 1 }] }],
  ])('%j has none', (schema) => {
    expect(rowOf(schema)).toMatch(/\+optional \|$/);
  });
});

describe('the meaning of a property', () => {
  test.each<[SchemaNode, string]>([
    [{ description: 'A thing.' }, 'A thing.'],
    [{ enum: ['a', 1, null] }, '# Values: a, 1, null'],
    [{ enum: [0, 'On', 2], 'x-enum-varnames': ['Off', 'On'] }, '# Values: 0 Off, On, 2'],
    [{ items: { enum: ['a'] } }, '# Values: a'],
    [{ items: nullable(ref('Status')) }, '# Values: 0 Off, 1 On'],
    [ref('Status'), 'A status. # Values: 0 Off, 1 On'],
    [nullable(ref('Status'), 'Its status.'), 'Its status. # Values: 0 Off, 1 On'],
    [nullable(ref('Status')), '# Values: 0 Off, 1 On'],
    [{ examples: ['first', 'second'] }, '# Example: first'],
    [{ examples: [{ a: 1 }] }, '# Example: {&quot;a&quot;:1}'],
    [{ examples: [] }, ''],
    [{ minimum: 1, enum: [1], examples: [1], description: 'All.' }, 'All. # from 1 # Values: 1 # Example: 1'],
  ])('%j', (schema, expected) => {
    expect(rowOf(schema)?.split(' |')[1]?.trim()).toBe(expected);
  });

  test('marks tell what is required, chosen and secret', () => {
    const properties: Readonly<Record<string, SchemaNode>> = {
      a: { type: 'string', 'x-source': 'chosen', 'x-secret': true },
      b: { type: 'string', 'x-source': 'given', 'x-secret': false },
    };
    expect(rowsOf(schemaMarkup({ required: ['a'], properties }))).toEqual([
      'a : string +required +chosen:chosen +secret:secret |',
      'b : string +optional |',
    ]);
  });
});

describe('the rows of a body', () => {
  test.each<[SchemaNode, readonly string[]]>([
    [{ type: 'string' }, []],
    [ref('Point'), ['x']],
    [{ properties: { at: ref('Point'), all: { items: ref('Point') } } }, ['at', 'x', 'all', 'x']],
    [{ items: { properties: { a: { properties: { b: { properties: { c: {} } } } } } } }, ['a', 'b', 'c']],
    [{ oneOf: [ref('Point'), { type: 'null' }] }, ['x']],
    [{ oneOf: [ref('Point'), { properties: { y: {} } }] }, ['x', 'y']],
    [{ additionalProperties: true }, []],
    [{ properties: { a: {} }, additionalProperties: ref('Point') }, ['a', '{key}', 'x']],
    [ref('Tree'), ['name', 'child']],
    [{ properties: { one: ref('Tree'), two: ref('Tree') } }, ['one', 'name', 'child', 'two', 'name', 'child']],
  ])('%j', (schema, expected) => {
    expect(propertyNames(schema, document)).toEqual(expected);
  });

  test('a nested property has the way to it in its name', () => {
    const schema: SchemaNode = {
      properties: {
        at: ref('Point'),
        all: { items: ref('Point') },
        some: nullable(ref('Point')),
        one: { oneOf: [ref('Point'), { properties: { y: {} } }] },
        map: { additionalProperties: ref('Point') },
      },
    };
    expect(rowsOf(schemaMarkup(schema)).map((row) => row.split(' ')[0])).toEqual(
      'at,at.x,all,all[].x,some,some.x,one,one(1,one(2,map,map.{key},map.{key}.x'.split(','),
    );
    expect(schemaMarkup(schema)).toContain('<code>one(1 of 2).x</code>');
    expect(rowsOf(schemaMarkup(schema))[1]).toBe('at.x : number +required |');
    expect(rowsOf(schemaMarkup(schema))[10]).toBe('map.{key} : Point +optional | A point.');
  });
});

test('a body without properties is a line with its type and limits', () => {
  expect(schemaMarkup({ type: 'string', description: 'Text.', maxLength: 5 })).toBe(
    '<p>Text.</p><p>Type: <span class="type">string</span>; at most 5 characters</p>',
  );
  expect(schemaMarkup({ type: 'string' })).toBe('<p>Type: <span class="type">string</span></p>');
});

test('a body with properties is that line and a table', () => {
  expect(schemaMarkup({ ...ref('Point'), minProperties: 1 })).toBe(
    '<p>A point.</p><p>Type: <span class="type">Point</span>; at least 1 properties</p>' +
      '<table><caption>Body</caption>' +
      '<thead><tr><th scope="col">Name and type</th><th scope="col">Meaning</th></tr></thead>' +
      '<tbody><tr><th scope="row"><code>x</code> <span class="type">number</span>' +
      '<span class="marks"><span class="mark">required</span></span></th><td></td></tr></tbody></table>',
  );
});

test('a parameter has a place, and its own description, source and example', () => {
  const parameters: readonly ParameterNode[] = [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The id.',
      schema: { type: 'string', description: 'Any text.', examples: ['b'] },
      example: 'a',
      'x-source': 'chosen',
    },
    {
      name: 'plain',
      in: 'header',
      required: false,
      schema: { type: 'string', description: 'Text.', examples: ['z'], 'x-source': 'chosen' },
    },
  ];
  const markup = flat(parameterTable(parameters, document));
  expect(markup).toContain('<caption>Parameters</caption>');
  expect(rowsOf(markup)).toEqual([
    'id : string +in path +required +chosen:chosen | The id. # Example: a',
    'plain : string +in header +optional +chosen:chosen | Text. # Example: z',
  ]);
  const page = { $ref: '#/components/parameters/Page' } as ParameterNode;
  expect(rowsOf(flat(parameterTable([page], document)))).toEqual([
    'page : integer +in query +optional | The page. # from 1',
  ]);
});
