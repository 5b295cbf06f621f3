import { operationsOf } from './operations.mjs';

/** Ids that several tags use, and the tag that owns them. `areaId` is the same on every server. */
const OWNERS = {
  taskId: 'tasks',
  taskGroupId: 'tasks',
  templateId: 'templates',
  templateRegistrationId: 'templates',
  tempGuid: 'templates',
  clusterGroupId: 'proxies',
  lot: 'runs',
  subTaskId: 'runs',
  recordId: 'exports',
  orderId: 'billing',
  memberId: 'members',
};

const lookUp = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);

const singular = (name) => (name.endsWith('Ids') ? name.slice(0, -1) : name);

function exampleMeanings(document) {
  const found = new Map();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string' && Object.hasOwn(OWNERS, name) && !found.has(value)) found.set(value, name);
      else visit(value);
    }
  };
  for (const { responses } of operationsOf(document))
    for (const response of Object.values(responses)) {
      const media = (response.$ref ? lookUp(document, response.$ref) : response).content?.['application/json'];
      for (const example of Object.values(media?.examples ?? {}))
        visit(example.$ref ? lookUp(document, example.$ref).value : example.value);
    }
  return found;
}

function propertyNames(schema, document, seen = new Set()) {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return [];
  seen.add(schema);
  if (typeof schema.$ref === 'string') return propertyNames(lookUp(document, schema.$ref), document, seen);
  return [
    ...Object.keys(schema.properties ?? {}),
    ...Object.values(schema.properties ?? {}).flatMap((property) => propertyNames(property, document, seen)),
    ...['items', 'oneOf', 'anyOf', 'allOf']
      .flatMap((key) => schema[key] ?? [])
      .flatMap((inner) => propertyNames(inner, document, seen)),
  ];
}

/** Ids from other tags, by tag: { runs: { tasks: ['taskId'] } }. */
export function nounIdsOf(document) {
  const meant = exampleMeanings(document);
  const table = {};
  for (const operation of operationsOf(document)) {
    const [noun] = operation.tags;
    const parameters = (operation.parameters ?? []).map((entry) => (entry.$ref ? lookUp(document, entry.$ref) : entry));
    const requiredParameters = parameters.filter((parameter) => parameter.in === 'path' || parameter.required);
    const body = operation.requestBody?.$ref ? lookUp(document, operation.requestBody.$ref) : operation.requestBody;
    const names = [
      ...requiredParameters.map(({ name, example }) =>
        Object.hasOwn(OWNERS, name) ? name : (meant.get(example) ?? name),
      ),
      ...Object.values(body?.content ?? {}).flatMap(({ schema }) => propertyNames(schema, document)),
    ].map(singular);
    for (const name of names) {
      const owner = Object.hasOwn(OWNERS, name) ? OWNERS[name] : noun;
      if (owner === noun) continue;
      table[noun] ??= {};
      table[noun][owner] ??= [];
      if (!table[noun][owner].includes(name)) table[noun][owner].push(name);
    }
  }
  return table;
}

export function nounIdsSource(document) {
  const rows = Object.entries(nounIdsOf(document))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([noun, uses]) => {
      const parts = Object.entries(uses)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([owner, names]) =>
            `${owner}: [${names
              .sort()
              .map((name) => `'${name}'`)
              .join(', ')}]`,
        );
      return `  ${noun}: { ${parts.join(', ')} },`;
    });
  return [
    '/** Ids of other nouns that the requests of a noun carry: by noun, then by the noun whose records they name. */',
    'export const nounIds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {',
    ...rows,
    '};',
  ].join('\n');
}
