import { resolveRef, type ContractDocument, type ParameterNode, type SchemaNode } from './contract-node.ts';
import { html, prose, type Content, type Markup } from './html.ts';

const isNull = (schema: SchemaNode): boolean => schema.type === 'null';

function withoutNull(schema: SchemaNode, document: ContractDocument): SchemaNode {
  const { node } = resolveRef(schema, document);
  const choices = (node.oneOf ?? []).filter((choice) => !isNull(choice));
  const only = choices.length === 1 ? choices[0] : undefined;
  return only ? resolveRef(only, document).node : node;
}

function typeText(schema: SchemaNode, document: ContractDocument): Content {
  const { node, name } = resolveRef(schema, document);
  if (name !== undefined && node.enum) return html`<a href="#enum-${name}">${name}</a>`;
  if (node.oneOf)
    return node.oneOf.map((choice, i) => [i > 0 && ' or ', isNull(choice) ? 'null' : typeText(choice, document)]);
  const types = [node.type ?? []].flat();
  const format = node.format === undefined ? '' : ` (${node.format})`;
  const parts = types.map((type, i): Content => {
    const joint = i > 0 && ' or ';
    if (type === 'array' && node.items) return [joint, 'array of ', typeText(node.items, document)];
    if (type === 'object' && name !== undefined) return [joint, name];
    return [joint, type === 'null' ? type : `${type}${format}`];
  });
  return parts.length > 0 ? parts : (name ?? 'any value');
}

const BOUNDS: readonly (readonly [keyword: string, words: (value: string) => string])[] = [
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minItems', (value) => `at least ${value} items`],
  ['maxItems', (value) => `at most ${value} items`],
  ['minProperties', (value) => `at least ${value} properties`],
  ['uniqueItems', () => 'no item twice'],
  ['multipleOf', (value) => `a multiple of ${value}`],
  ['contentMediaType', (value) => `holds ${value}`],
  ['pattern', (value) => `pattern ${value}`],
  ['const', (value) => `always ${value}`],
  ['default', (value) => `default ${value}`],
  ['x-limit', (value) => `limit ${value}`],
];

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function constraintText(schema: SchemaNode, document: ContractDocument): string {
  const own = BOUNDS.filter(([keyword]) => schema[keyword] !== undefined).map(([keyword, describe]) =>
    describe(plain(schema[keyword])),
  );
  const items =
    schema.items && !resolveRef(schema.items, document).node.properties
      ? constraintText(withoutNull(schema.items, document), document)
      : '';
  return [...own, ...(items === '' ? [] : [`each item: ${items}`])].join('; ');
}

function enumText(schema: SchemaNode): string {
  const names = schema['x-enum-varnames'] ?? [];
  return (schema.enum ?? [])
    .map((code, i) => (names[i] === undefined || names[i] === code ? plain(code) : `${plain(code)} ${names[i]}`))
    .join(', ');
}

interface Row {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly required: boolean;
}

function rowsOf(schema: SchemaNode, document: ContractDocument, name: string, trail: readonly string[]): Row[] {
  const at = resolveRef(schema, document);
  if (at.name !== undefined && trail.includes(at.name)) return [];
  const inner = at.name === undefined ? trail : [...trail, at.name];
  const { node } = at;
  const choices = (node.oneOf ?? []).filter((choice) => !isNull(choice));
  if (choices.length > 0) {
    const label = (i: number): string => (choices.length === 1 ? name : `${name}(${i + 1} of ${choices.length})`);
    return choices.flatMap((choice, i) => rowsOf(choice, document, label(i), inner));
  }
  if (node.items) return rowsOf(node.items, document, `${name}[]`, inner);
  const prefix = name === '' ? '' : `${name}.`;
  const rows = Object.entries(node.properties ?? {}).flatMap(([key, property]) => [
    { name: `${prefix}${key}`, schema: property, required: node.required?.includes(key) ?? false },
    ...rowsOf(property, document, `${prefix}${key}`, inner),
  ]);
  if (typeof node.additionalProperties !== 'object') return rows;
  const key = `${prefix}{key}`;
  return [
    ...rows,
    { name: key, schema: node.additionalProperties, required: false },
    ...rowsOf(node.additionalProperties, document, key, inner),
  ];
}

function rowMarkup({ name, schema, required }: Row, document: ContractDocument, location?: string): Markup {
  const outer = resolveRef(schema, document).node;
  const node = withoutNull(schema, document);
  const each = node.items ? withoutNull(node.items, document) : node;
  const bounds = constraintText(node, document);
  const values = enumText(each);
  const example = outer.examples?.[0];
  return html`<tr>
    <th scope="row">
      <code>${name}</code> <span class="type">${typeText(schema, document)}</span>
      <span class="marks"
        >${location !== undefined && html`<span class="mark">in ${location}</span> `}<span class="mark"
          >${required ? 'required' : 'optional'}</span
        >${outer['x-source'] === 'chosen' && html` <span class="mark chosen">chosen</span>`}${outer['x-secret'] === true && html` <span class="mark secret">secret</span>`}</span
      >
    </th>
    <td>
      ${prose(outer.description)}${bounds !== '' && html`<p class="bounds">${bounds}</p>`}${values !== '' && html`<p class="bounds">Values: ${values}</p>`}${example !== undefined && html`<p class="bounds">Example: <code>${plain(example)}</code></p>`}
    </td>
  </tr>`;
}

const table = (caption: string, rows: Content): Markup =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name and type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** Returns a table of a body's properties, or a line for a body without properties. */
export function schemaTable(caption: string, schema: SchemaNode, document: ContractDocument): Markup {
  const rows = rowsOf(schema, document, '', []);
  const { node } = resolveRef(schema, document);
  const bounds = constraintText(withoutNull(schema, document), document);
  const line = html`<p>
    Type: <span class="type">${typeText(schema, document)}</span>${bounds !== '' && `; ${bounds}`}
  </p>`;
  const description = prose(node.description);
  if (rows.length === 0) return html`${description}${line}`;
  return html`${description}${line}${table(
    caption,
    rows.map((row) => rowMarkup(row, document)),
  )}`;
}

/** Returns a table of parameters. */
export function parameterTable(parameters: readonly ParameterNode[], document: ContractDocument): Markup {
  const rows = parameters.map((parameter) => {
    const { node } = resolveRef(parameter, document);
    const description = node.description === undefined ? {} : { description: node.description };
    const source = node['x-source'] === undefined ? {} : { 'x-source': node['x-source'] };
    const example = node.example === undefined ? {} : { examples: [node.example] };
    const schema: SchemaNode = { ...node.schema, ...description, ...source, ...example };
    return rowMarkup({ name: node.name, schema, required: node.required === true }, document, node.in);
  });
  return table('Parameters', rows);
}

/** Returns the names of all properties, nested ones included. */
export function propertyNames(schema: SchemaNode, document: ContractDocument): string[] {
  return rowsOf(schema, document, '', []).map(({ name }) => name.split('.').at(-1) ?? name);
}
