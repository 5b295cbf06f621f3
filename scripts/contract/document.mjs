const annotations = new Set(['examples', 'example', 'summary', 'description']);
const documentation = new Set([...annotations, 'title', 'tags', 'security']);

function lookUp(pointer, document) {
  return pointer
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Siblings of a $ref override its target. Throws on a cycle. */
export function dereference(document) {
  const resolve = (node, trail) => {
    if (node === null || typeof node !== 'object') return node;
    if (Array.isArray(node)) return node.map((item) => resolve(item, trail));
    const { $ref, ...rest } = node;
    const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolve(value, trail)]));
    if (typeof $ref !== 'string') return own;
    if (trail.includes($ref)) throw new Error(`${$ref} refers to itself`);
    return { ...resolve(lookUp($ref, document), [...trail, $ref]), ...own };
  };
  return resolve(document, []);
}

const NAME_MAPS = ['properties', 'schemas'];

function stripKeywords(node, isStripped, isNameMap = false) {
  if (node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map((item) => stripKeywords(item, isStripped));
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNameMap || !isStripped(key))
      .map(([key, value]) => [key, stripKeywords(value, isStripped, !isNameMap && NAME_MAPS.includes(key))]),
  );
}

const stripAnnotations = (node) => stripKeywords(node, (key) => annotations.has(key) || key.startsWith('x-enum'));

const stripDocumentation = (node) =>
  stripKeywords(node, (key) => documentation.has(key) || (key.startsWith('x-') && key !== 'x-secret'));

/** For the emulator and tests, without $ref. */
export function documentFile(document) {
  const full = dereference(document);
  for (const item of Object.values(full.paths))
    for (const operation of Object.values(item)) {
      const success = Object.entries(operation.responses).filter(([code]) => code.startsWith('2'));
      const errors = Object.entries(operation.responses).filter(([code]) => !code.startsWith('2'));
      const bodies = [operation.requestBody, ...success.map(([, response]) => response)];
      for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {})))
        media.schema = stripAnnotations(media.schema);
      for (const parameter of operation.parameters ?? []) parameter.schema = stripAnnotations(parameter.schema);
      operation.responses = {
        ...Object.fromEntries(success),
        ...Object.fromEntries(
          errors.map(([code, { description, headers }]) => [code, { description, ...(headers && { headers }) }]),
        ),
      };
    }
  const schemas = Object.fromEntries(
    Object.entries(full.components.schemas).map(([name, schema]) => [name, stripAnnotations(schema)]),
  );
  return { ...full, components: { ...full.components, schemas, responses: undefined } };
}

/** For the emulator. Resolves $ref only in parameters, where the validator ignores it. */
export function schemasFile(document) {
  const full = dereference(document);
  const { paths, components } = document;
  const schemas = stripDocumentation({ paths, components: { schemas: components.schemas } });
  for (const [path, item] of Object.entries(schemas.paths))
    for (const [method, operation] of Object.entries(item)) {
      const { parameters } = full.paths[path][method];
      if (parameters) operation.parameters = stripDocumentation(parameters);
      for (const code of Object.keys(operation.responses)) if (!code.startsWith('2')) operation.responses[code] = {};
    }
  return schemas;
}
