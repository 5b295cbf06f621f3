import { readdirSync, readFileSync } from 'node:fs';
import { parseYaml } from './openapi-core.mjs';
import { methods } from './operations.mjs';

export class ContractError extends Error {}

const isMissing = {
  operationId: (value) => !value,
  tags: (value) => !Array.isArray(value) || value.length === 0,
  summary: (value) => !value,
  'x-spec': (value) => !Array.isArray(value),
  'x-path-source': (value) => !value,
  responses: (value) => !value,
};

function read(root, file) {
  try {
    return parseYaml(readFileSync(new URL(file, root), 'utf8')) ?? {};
  } catch (error) {
    throw new ContractError(`${file}: ${error.message}`);
  }
}

const nameOf = (item) =>
  methods
    .filter((method) => item?.[method])
    .map((method) => item[method].operationId ?? method)
    .join(', ');

/** The bundle leaves these paths out without an error. */
function unlisted(list, files) {
  const listed = new Set(
    Object.values(list.paths ?? {}).map(({ $ref = '' }) => {
      const [file, pointer = ''] = $ref.split('#');
      const key = decodeURIComponent(pointer.slice(1)).replaceAll('~1', '/').replaceAll('~0', '~');
      return `openapi/${file.replace(/^\.\//, '')} ${key}`;
    }),
  );
  return [...files].flatMap(([file, items]) => {
    const missing = Object.keys(items).filter((path) => !listed.has(`${file} ${path}`));
    if (missing.length === Object.keys(items).length) return [`openapi/openapi.yaml lists no path of ${file}`];
    return missing.map((path) => {
      const operations = nameOf(items[path]);
      return `openapi/openapi.yaml does not list ${path} of ${file}${operations && ` (${operations})`}`;
    });
  });
}

function incomplete(file, path, item) {
  return Object.entries(item ?? {}).flatMap(([method, operation]) => {
    if (!methods.includes(method))
      return [`${file}: ${path} has '${method}', which is not one of ${methods.join(', ')}`];
    const place = `${operation?.operationId ?? 'an operation'} (${method.toUpperCase()} ${path})`;
    return Object.keys(isMissing)
      .filter((part) => isMissing[part](operation?.[part]))
      .map((part) => `${file}: ${place} has no ${part}`);
  });
}

export function contractProblems(root) {
  const list = read(root, 'openapi/openapi.yaml');
  const names = readdirSync(new URL('openapi/paths/', root)).filter((name) => /\.(ya?ml|json)$/.test(name));
  const files = new Map(names.sort().map((name) => [`openapi/paths/${name}`, read(root, `openapi/paths/${name}`)]));
  return [
    ...unlisted(list, files),
    ...[...files].flatMap(([file, items]) =>
      Object.entries(items).flatMap(([path, item]) => incomplete(file, path, item)),
    ),
  ];
}
